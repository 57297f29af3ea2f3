import { spokenTime } from '../../../shared/timing/countdown';
import { HideableClock, type TimerSight } from './HideableClock';
import styles from './QuestionClock.module.css';
import { texts } from './texts';

interface QuestionClockProps {
  seconds: number;
  limitSeconds: number;
  sight: TimerSight;
}

const SOON_SECONDS = 10;

/** The time of one question as a ring that empties. */
export function QuestionClock({ seconds, limitSeconds, sight }: QuestionClockProps) {
  const share = limitSeconds > 0 ? Math.min(seconds / limitSeconds, 1) : 0;
  const ring = (
    <svg viewBox="0 0 24 24" className={styles.ring} aria-hidden="true">
      <circle cx="12" cy="12" r="10" className={styles.track} />
      <circle cx="12" cy="12" r="10" className={styles.rest} pathLength={1} strokeDasharray={`${share} 1`} />
    </svg>
  );
  return (
    <HideableClock
      {...{ seconds, sight }}
      icon={ring}
      isSoon={seconds <= SOON_SECONDS}
      label={texts.questionTimeLeft}
      spoken={`${spokenTime(seconds)} for this question`}
    />
  );
}
