import { ProgressBar } from '../../../ui/ProgressBar';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import type { WatchedStudent } from './live-state';
import styles from './Progress.module.css';

/** How many questions have an answer, and which one is on the screen. */
export function Progress({ student }: { student: WatchedStudent }) {
  const { studentName, answeredCount, questionCount, questionNumber, submittedAt } = student;
  return (
    <div className={styles.progress}>
      <ProgressBar
        label={`Answered by ${studentName}`}
        value={answeredCount}
        max={questionCount}
        className={styles.bar}
      />
      <span>
        {answeredCount} of {questionCount}
        <VisuallyHidden> answered</VisuallyHidden>
      </span>
      <span className={styles.question}>
        {questionNumber !== null && submittedAt === null && `on question ${questionNumber}`}
      </span>
    </div>
  );
}
