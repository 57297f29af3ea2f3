import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import type { Answer } from '../../../shared/answer/answer';
import type { AskedQuestionOf } from '../../../shared/question/schema';
import { PART_MARKS, questionTexts as texts } from '../../quiz-parts/question-texts';
import { RichText } from '../../quiz-parts/rich-text/RichText';
import { ShownWords } from '../../quiz-parts/rich-text/ShownWords';
import { useFormatted } from '../../quiz-parts/rich-text/texts-context';
import type { Answering, AnswerProps } from '../answering-module';
import { optionLabel } from '../choice/option-label';
import styles from './answering.module.css';

export const matchAnswering = {
  badge: 'Matching',
  marksNote: ({ partialCredit }) => (partialCredit ? PART_MARKS : undefined),
  Input: MatchAnswer,
} satisfies Answering<'match'>;

/** The right sides with their letters, and each left side with a native list of them: it needs neither width nor a pointer. */
function MatchAnswer({ question, answer, onAnswer }: AnswerProps<AskedQuestionOf<'match'>>) {
  const { left, right } = question;
  const id = useId();
  const chosen = chosenPairs(answer);
  const choose = (side: string, at: number) => {
    const others = new Map(chosen);
    const partner = right[at];
    if (partner === undefined) others.delete(side);
    else others.set(side, partner);
    onAnswer(others.size === 0 ? null : Object.fromEntries(others));
  };
  return (
    <div className={styles.group}>
      <div>
        <p id={`${id}-right`} className={styles.hint}>
          {texts.toChooseFrom}
        </p>
        <ol className={styles.cards} aria-labelledby={`${id}-right`}>
          {right.map((side, at) => (
            <li key={side} className={styles.card} data-used={isUsed(chosen, side) || undefined}>
              <span className={styles.letter}>{optionLabel(at)}</span>
              <RichText text={side} className={styles.text} />
            </li>
          ))}
        </ol>
      </div>
      <ul className={styles.pairs}>
        {left.map((side, at) => {
          const partner = right.indexOf(chosen.get(side) ?? '');
          return (
            <li key={side} className={styles.pair} data-chosen={partner >= 0 || undefined}>
              <label htmlFor={`${id}-${at}`} className={styles.left}>
                <RichText text={side} className={styles.text} />
              </label>
              <span className={styles.frame}>
                <select
                  id={`${id}-${at}`}
                  className={styles.select}
                  value={partner}
                  onChange={(event) => choose(side, Number(event.currentTarget.value))}
                >
                  <option value={-1}>{texts.choose}</option>
                  {right.map((other, index) => (
                    <option key={other} value={index}>
                      {optionLabel(index)} · <ShownWords text={other} />
                    </option>
                  ))}
                </select>
                <ChevronDown className={styles.icon} size={18} aria-hidden="true" />
              </span>
              <ChosenSide text={right[partner]} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** What a native list cannot show of the chosen side: its formula, its picture. */
function ChosenSide({ text }: { text: string | undefined }) {
  const isFormatted = useFormatted(text ?? '') !== undefined;
  return text !== undefined && isFormatted ? <RichText text={text} className={styles.chosen} /> : null;
}

/** An answer by its left sides, which may have the names of what every object has. */
const chosenPairs = (answer: Answer | undefined): ReadonlyMap<string, string> =>
  new Map(typeof answer === 'object' && !Array.isArray(answer) ? Object.entries(answer) : []);

const isUsed = (chosen: ReadonlyMap<string, string>, side: string): boolean =>
  [...chosen.values()].includes(side);
