import type { LiveQuiz } from '../../../../shared/supervision/schema';
import { formatClock, secondsUntil } from '../../../../shared/timing/countdown';
import { useLiveNow } from '../live-clock';
import { texts } from '../texts';
import type { WatchedStudent } from './live-state';
import styles from './TimeLeft.module.css';

interface TimeLeftProps {
  student: WatchedStudent;
  quiz: Pick<LiveQuiz, 'serverNow' | 'pausedSince'>;
}

/** What is left of the student's time by the server's clock; it stands still while the quiz is paused. */
export function TimeLeft({ student, quiz }: TimeLeftProps) {
  const now = useLiveNow();
  if (student.submittedAt !== null) return <span>–</span>;
  // While paused, the deadline moves along with the server's time.
  const seconds = secondsUntil(student.deadline, quiz.pausedSince === null ? now : quiz.serverNow);
  return (
    <span className={styles.time}>
      {seconds > 0 ? formatClock(seconds) : texts.timeUp}
      {student.timeFactorPercent !== 100 && (
        <span className={styles.factor}>{texts.timeFactor(student.timeFactorPercent)}</span>
      )}
    </span>
  );
}
