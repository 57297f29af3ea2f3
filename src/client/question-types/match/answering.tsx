import { ChevronDown } from 'lucide-react';
import { type MouseEvent, useId, useState } from 'react';
import type { Answer } from '../../../shared/answer/answer';
import type { AskedQuestionOf } from '../../../shared/question/schema';
import { RichText } from '../../rich-text/RichText';
import { ShownWords } from '../../rich-text/ShownWords';
import { useFormatted } from '../../rich-text/texts-context';
import type { Answering, AnswerProps } from '../answering-module';
import { optionLabel } from '../choice/option-label';
import { questionTexts as texts } from '../question-texts';
import styles from './answering.module.css';

export const matchAnswering = {
  badge: texts.matching,
  marksNote: ({ partialCredit }) => (partialCredit ? texts.partMarks : undefined),
  Input: MatchAnswer,
} satisfies Answering<'match'>;

/**
 * The lettered right sides, and each left side with a native select, which needs neither width nor a pointer.
 * On touch screens a right side can be taken and dropped on a row; keyboards and screen readers use only the
 * selects.
 */
function MatchAnswer({ question, answer, onAnswer }: AnswerProps<AskedQuestionOf<'match'>>) {
  const { left, right } = question;
  const id = useId();
  const chosen = chosenPairs(answer);
  const [taken, setTaken] = useState<string>();
  const choose = (side: string, at: number) => {
    const others = new Map(chosen);
    const partner = right[at];
    if (partner === undefined) others.delete(side);
    else others.set(side, partner);
    onAnswer(others.size === 0 ? null : Object.fromEntries(others));
  };
  const take = (event: MouseEvent, side: string) => {
    if (event.currentTarget.closest('fieldset:disabled')) return;
    setTaken(side === taken ? undefined : side);
  };
  const put = (event: MouseEvent, side: string) => {
    if (taken === undefined) return;
    // Otherwise the select takes the focus.
    event.preventDefault();
    choose(side, chosen.get(side) === taken ? -1 : right.indexOf(taken));
    setTaken(undefined);
  };
  return (
    <div className={styles.group}>
      <div>
        <p className={styles.hint}>
          <span id={`${id}-right`}>{texts.toChooseFrom}</span>.{' '}
          {taken === undefined
            ? texts.tapThenRow
            : texts.nowItsRow({ letter: optionLabel(right.indexOf(taken)) })}
        </p>
        <ol className={styles.cards} aria-labelledby={`${id}-right`}>
          {right.map((side, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys have the lists
            <li
              key={side}
              className={styles.card}
              data-used={isUsed(chosen, side) || undefined}
              data-taken={side === taken || undefined}
              onClick={(event) => take(event, side)}
            >
              <span className={styles.letter}>{optionLabel(at)}</span>
              <RichText text={side} className={styles.text} />
            </li>
          ))}
        </ol>
      </div>
      <ul className={styles.pairs} data-taken={taken !== undefined || undefined}>
        {left.map((side, at) => {
          const partner = right.indexOf(chosen.get(side) ?? '');
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys have the lists
            <li
              key={side}
              className={styles.pair}
              data-chosen={partner >= 0 || undefined}
              onClick={(event) => put(event, side)}
            >
              <label htmlFor={`${id}-${at}`} className={styles.left}>
                <RichText text={side} isBlock className={styles.text} />
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

/** The formula or picture of the chosen side, which a native select cannot show. */
function ChosenSide({ text }: { text: string | undefined }) {
  const isFormatted = useFormatted(text ?? '') !== undefined;
  return text !== undefined && isFormatted ? <RichText text={text} className={styles.chosen} /> : null;
}

/** An answer as a map, since left sides may be named like object properties. */
const chosenPairs = (answer: Answer | undefined): ReadonlyMap<string, string> =>
  new Map(typeof answer === 'object' && !Array.isArray(answer) ? Object.entries(answer) : []);

const isUsed = (chosen: ReadonlyMap<string, string>, side: string): boolean =>
  [...chosen.values()].includes(side);
