import type { ReactNode } from 'react';
import { formatClock, isTimerRed } from '../../../shared/timing/countdown';
import { announce } from '../../ui/Announcer';
import { Button } from '../../ui/Button';
import { classNames } from '../../ui/class-names';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './HideableClock.module.css';
import { texts } from './texts';

/** Whether the student has put the running time out of sight. */
export interface TimerSight {
  readonly isHidden: boolean;
  readonly onHide: (isHidden: boolean) => void;
}

interface HideableClockProps {
  seconds: number;
  sight: TimerSight;
  /** Little time is left: it stands out. */
  isSoon: boolean;
  icon: ReactNode;
  /** Read after the time. */
  label: string;
  /** What a press says. */
  spoken: string;
}

/**
 * A running time; pressed, it says it. Whom the seconds disturb can hide it (WCAG 2.2.2); for the last five minutes it is
 * there for everybody.
 */
export function HideableClock({ seconds, sight, isSoon, icon, label, spoken }: HideableClockProps) {
  const mayBeHidden = !isTimerRed(seconds);
  const isHidden = mayBeHidden && sight.isHidden;
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
          className={classNames(styles.clock, isSoon && styles.soon)}
          onClick={() => announce(spoken)}
        >
          {icon}
          <span role="timer">{formatClock(seconds)}</span> <VisuallyHidden>{label}</VisuallyHidden>
        </button>
      )}
    </div>
  );
}
