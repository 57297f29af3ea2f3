import { cloze } from '../../../shared/question-types/cloze';
import type { ClozeDraft } from '../../../shared/question-types/cloze-draft';
import { gapRunCount } from '../../../shared/question-types/gap-runs';
import type { Showing } from '../showing-module';
import styles from './showing.module.css';

export const clozeShowing = {
  label: 'Gaps',
  AnswerRoom: ({ question: { text, gaps } }) => {
    const marked = gapRunCount(text);
    const told = gaps.flatMap(({ options }, at) => (options || at >= marked ? [{ at, options }] : []));
    if (told.length === 0) return null;
    return (
      <ul className={styles.room}>
        {told.map(({ at, options }) => (
          <li key={at}>
            <span>{at + 1}:</span>
            {options && <span dir="auto">({options.join(' / ')})</span>}
            {at >= marked && <span className={styles.line} aria-hidden="true" />}
          </li>
        ))}
      </ul>
    );
  },
  keyText: (question) => cloze.keyText(question),
  KeyedAnswer: KeyedGaps,
} satisfies Showing<'cloze'>;

/** What is accepted in each gap, in their order. */
function KeyedGaps({ draft: { gaps, correctAnswer } }: { draft: ClozeDraft }) {
  return (
    <ol className={styles.keyed}>
      {gaps.map(({ kind, options }, at) => {
        const accepted = (correctAnswer[at] ?? []).filter((text) => text.trim() !== '');
        return (
          <li key={at}>
            <span className={styles.number}>{at + 1}</span>
            <span dir="auto" className={styles.accepted}>
              {accepted.join(' or ') || '?'}
            </span>
            {kind === 'select' && (
              <span dir="auto">({options.filter((option) => !accepted.includes(option)).join(', ')})</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
