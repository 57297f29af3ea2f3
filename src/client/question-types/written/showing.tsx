import type { ListedDraft } from '../../../shared/question-types/listed-draft';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { questionTexts } from '../question-texts';
import type { Showing } from '../showing-module';
import styles from './showing.module.css';

export const shortShowing = {
  label: questionTexts.shortAnswer,
  AnswerRoom: () => <RuledLines count={2} />,
  keyText: ({ correctAnswer }) => correctAnswer,
  KeyedAnswer: ({ draft }) => <ModelAnswer draft={draft} />,
} satisfies Showing<'short'>;

const LINES = { fewest: 6, perMark: 2, most: 18 };

/** More marks, more lines. */
export const lineCount = (maximumMarks: number): number =>
  Math.min(Math.max(maximumMarks * LINES.perMark, LINES.fewest), LINES.most);

export const longShowing = {
  label: questionTexts.longAnswer,
  AnswerRoom: ({ question }) => <RuledLines count={lineCount(question.maximumMarks)} />,
  keyText: ({ correctAnswer }) => correctAnswer,
  KeyedAnswer: ({ draft }) => <ModelAnswer draft={draft} />,
} satisfies Showing<'long'>;

const RuledLines = ({ count }: { count: number }) => (
  <div aria-hidden="true">
    {Array.from({ length: count }, (_, line) => (
      <div key={line} className={styles.line} />
    ))}
  </div>
);

/** The model answer, beside its question. */
function ModelAnswer({ draft }: { draft: ListedDraft<string> }) {
  const answer = [draft.correctAnswer].flat().join(', ');
  return (
    <p className={styles.answer} dir="auto">
      <VisuallyHidden>{questionTexts.modelAnswer} </VisuallyHidden>
      {answer}
    </p>
  );
}
