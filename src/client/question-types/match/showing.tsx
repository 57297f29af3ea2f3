import type { QuestionOf } from '../../../shared/question/schema';
import { printedOrder } from '../../../shared/question-types/avoiding';
import { partnersOf, sparesOf } from '../../../shared/question-types/match/draft';
import { RichText } from '../../rich-text/RichText';
import { optionLabel } from '../choice/option-label';
import { questionTexts as texts } from '../question-texts';
import type { Showing } from '../showing-module';
import styles from './showing.module.css';

export const matchShowing = {
  label: texts.matching,
  AnswerRoom: ({ question }) => (
    <>
      <p className={styles.hint}>{texts.writeLetters}</p>
      <div className={styles.columns}>
        <ol className={styles.left}>
          {question.left.map((side) => (
            <li key={side}>
              <span className={styles.line} aria-hidden="true" />
              <RichText text={side} />
            </li>
          ))}
        </ol>
        <ol className={styles.right}>
          {printedRight(question).map((side, at) => (
            <li key={side}>
              <span className={styles.letter}>{optionLabel(at)}.</span>
              <RichText text={side} />
            </li>
          ))}
        </ol>
      </div>
    </>
  ),
  keyText(question) {
    const printed = printedRight(question);
    return question.left
      .map((side, at) => {
        const partner = partnersOf(question)[at] ?? '';
        return `${side} → ${optionLabel(printed.indexOf(partner))}. ${partner}`;
      })
      .join('\n');
  },
  KeyedAnswer({ draft }) {
    const [partners, spares] = [partnersOf(draft), sparesOf(draft)];
    return (
      <ul className={styles.keyed}>
        {draft.left.map((side, at) => (
          <li key={at}>
            <RichText text={side} /> <span aria-hidden="true">→</span>{' '}
            <RichText text={partners[at] ?? '?'} className={styles.partner} />
          </li>
        ))}
        {spares.length > 0 && (
          <li className={styles.spare}>
            {texts.spare}{' '}
            {spares.map((side, at) => (
              <span key={side}>
                {at > 0 && ', '}
                <RichText text={side} />
              </span>
            ))}
          </li>
        )}
      </ul>
    );
  },
} satisfies Showing<'match'>;

/** The right sides as printed: in a fixed order, not beside their left sides. */
function printedRight(question: QuestionOf<'match'>): string[] {
  const key = partnersOf(question).map((partner) => partner ?? '');
  return printedOrder(question.right, { questionId: question._id, right: key });
}
