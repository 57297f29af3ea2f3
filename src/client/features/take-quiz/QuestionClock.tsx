import { formatClock, spokenTime } from '../../../shared/timing/countdown';
import { useAnnounce } from '../../ui/Announcer';
import { classNames } from '../../ui/class-names';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './QuestionClock.module.css';
import { texts } from './texts';

interface QuestionClockProps {
  seconds: number;
  limitSeconds: number;
}

const SOON_SECONDS = 10;

/** The time of one question as a ring that empties; pressed, it says the time. */
export function QuestionClock({ seconds, limitSeconds }: QuestionClockProps) {
  const announce = useAnnounce();
  const share = limitSeconds > 0 ? Math.min(seconds / limitSeconds, 1) : 0;
  return (
    <button
      type="button"
      className={classNames(styles.clock, seconds <= SOON_SECONDS && styles.soon)}
      onClick={() => announce(`${spokenTime(seconds)} for this question`)}
    >
      <svg viewBox="0 0 24 24" className={styles.ring} aria-hidden="true">
        <circle cx="12" cy="12" r="10" className={styles.track} />
        <circle
          cx="12"
          cy="12"
          r="10"
          className={styles.rest}
          pathLength={1}
          strokeDasharray={`${share} 1`}
        />
      </svg>
      <span role="timer">{formatClock(seconds)}</span>{' '}
      <VisuallyHidden>{texts.questionTimeLeft}</VisuallyHidden>
    </button>
  );
}
