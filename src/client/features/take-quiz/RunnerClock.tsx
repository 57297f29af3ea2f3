import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { type SessionSource, useSession } from '../../quiz-session/use-running-quiz';
import { endsAtMsOf } from '../../rules/quiz-session/clock';
import type { QuizSession } from '../../rules/quiz-session/state';
import { formatClock, isTimerRed, secondsUntil, spokenTime } from '../../rules/timing/countdown';
import { announce } from '../../ui/Announcer';
import { Button } from '../../ui/Button';
import { classNames } from '../../ui/class-names';
import { useReading } from '../../ui/reading';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './RunnerClock.module.css';
import { texts } from './texts';
import type { TimerSight } from './timer-sight';

/** The time left for the question if it has its own clock and ends before the quiz, else for the quiz. */
export const secondsLeft = (session: QuizSession): number => secondsUntil(endsAtMsOf(session), session.nowMs);

interface ClockProps {
  source: SessionSource;
  sight: TimerSight;
}

/** The clock of the whole quiz. */
export function TotalClock({ source, sight }: ClockProps) {
  const seconds = useSession(source, secondsLeft);
  return (
    <HideableClock
      {...{ seconds, sight }}
      icon={<Clock size={18} aria-hidden="true" />}
      isSoon={isTimerRed(seconds)}
      label={texts.pressForTime}
      spoken={spokenTime(seconds)}
    />
  );
}

const SOON_SECONDS = 10;

/** One question's time as an emptying ring. */
export function QuestionClock({ source, sight, limitSeconds }: ClockProps & { limitSeconds: number }) {
  const seconds = useSession(source, secondsLeft);
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
      spoken={texts.questionTimeSpoken({ time: spokenTime(seconds) })}
    />
  );
}

interface HideableClockProps {
  seconds: number;
  sight: TimerSight;
  /** Whether little time is left, which is highlighted. */
  isSoon: boolean;
  icon: ReactNode;
  /** Read after the time. */
  label: string;
  /** Announced on a press. */
  spoken: string;
}

/**
 * A running clock; a press announces it. It can be hidden (WCAG 2.2.2), but shows in the last five minutes
 * unless the student needs it hidden or calm.
 */
function HideableClock({ seconds, sight, isSoon, icon, label, spoken }: HideableClockProps) {
  const { calmTime } = useReading();
  const mayBeHidden = sight.isByNeed || calmTime !== undefined || !isTimerRed(seconds);
  const isHidden = mayBeHidden && sight.isHidden;
  // The head has the button for it.
  if (sight.isByNeed && isHidden) return null;
  return (
    <div className={styles.group}>
      {mayBeHidden && (
        <Button variant="ghost" className={styles.hide} onClick={() => sight.onHide(!sight.isHidden)}>
          {isHidden ? (
            texts.showTimer
          ) : (
            <>
              {texts.hide} <VisuallyHidden>{texts.timer}</VisuallyHidden>
            </>
          )}
        </Button>
      )}
      {!isHidden && (
        <button
          type="button"
          className={classNames(styles.clock, isSoon && !calmTime && styles.soon)}
          onClick={() => announce(spoken)}
        >
          {!calmTime && icon}
          <span role="timer">{(calmTime ?? formatClock)(seconds)}</span>{' '}
          <VisuallyHidden>{label}</VisuallyHidden>
        </button>
      )}
    </div>
  );
}
