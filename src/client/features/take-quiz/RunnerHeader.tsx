import { Clock } from 'lucide-react';
import type { QuizSession } from '../../../shared/attempt/session-state';
import { formatClock, isTimerRed, spokenTime } from '../../../shared/timing/countdown';
import { useAnnounce } from '../../ui/Announcer';
import { classNames } from '../../ui/class-names';
import { ProgressBar } from '../../ui/ProgressBar';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './RunnerHeader.module.css';
import { texts } from './texts';

interface RunnerHeaderProps {
  session: QuizSession;
  /** Null with question timers: two clocks never compete. */
  totalSeconds: number | null;
}

/** Title, place and the clock of the whole quiz; stays in sight. */
export function RunnerHeader({ session, totalSeconds }: RunnerHeaderProps) {
  const { quiz, currentQuestionIndex: index } = session;
  const place = texts.questionOf(index + 1, quiz.questions.length);
  return (
    <header className={styles.header}>
      <div className={styles.line}>
        <h1 className={styles.title}>{quiz.title}</h1>
        {totalSeconds !== null && <TotalClock seconds={totalSeconds} />}
      </div>
      <div className={styles.place}>
        <span>{place}</span>
        <ProgressBar className={styles.bar} label={place} value={index + 1} max={quiz.questions.length} />
      </div>
    </header>
  );
}

function TotalClock({ seconds }: { seconds: number }) {
  const announce = useAnnounce();
  return (
    <button
      type="button"
      className={classNames(styles.clock, isTimerRed(seconds) && styles.red)}
      onClick={() => announce(spokenTime(seconds))}
    >
      <Clock size={18} aria-hidden="true" />
      <span role="timer">{formatClock(seconds)}</span> <VisuallyHidden>{texts.pressForTime}</VisuallyHidden>
    </button>
  );
}
