import type { ListedDraft } from '../../shared/question-types/listed-draft';
import styles from './written-showing.module.css';

/** Ruled lines to write on. */
export const RuledLines = ({ count }: { count: number }) => (
  <div aria-hidden="true">
    {Array.from({ length: count }, (_, line) => (
      <div key={line} className={styles.line} />
    ))}
  </div>
);

/** The model answer of pasted text. */
export function PastedModelAnswer({ draft }: { draft: ListedDraft<string> }) {
  const answer = [draft.correctAnswer].flat().join(', ');
  if (!answer) return null;
  return (
    <p className={styles.answer} dir="auto">
      Model answer: {answer}
    </p>
  );
}
