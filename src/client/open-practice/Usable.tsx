import type { PracticeSet } from '../../shared/practice/schema';
import styles from './Practice.module.css';
import { practiceTexts as texts } from './practice-texts';

/** The number of available questions, and why others are not. */
export function Usable({
  of: { usableCount, heldBack },
}: {
  of: Pick<PracticeSet, 'usableCount' | 'heldBack'>;
}) {
  const heldCount = heldBack.reduce((sum, { questionCount }) => sum + questionCount, 0);
  return (
    <div className={styles.usable}>
      <p>{texts.usable(usableCount, usableCount + heldCount)}</p>
      {heldCount > 0 && (
        <ul className={styles.held} aria-label={texts.heldBack(heldCount)}>
          {heldBack.map(({ reason, questionCount, quizzes }) => (
            <li key={reason}>
              {texts.because(
                questionCount,
                reason,
                quizzes.map(({ title }) => title),
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
