import type { RunningAttempt } from '../../../shared/attempt/schema';
import { useKeptInTab } from '../../platform/kept-in-tab';
import { TIMER_HIDDEN_KEY, TIMER_WARNS_KEY } from '../../platform/tab-storage';

/** Whether the running time is in sight. */
export interface TimerSight {
  readonly isHidden: boolean;
  readonly onHide: (isHidden: boolean) => void;
  /** Hidden from the start and to the end, for a need of the student: unless it is asked for, it is neither shown nor said. */
  readonly isByNeed: boolean;
  /** Whether the last minutes are told while it is hidden. */
  readonly warns: boolean;
  readonly onWarn: (warns: boolean) => void;
}

/** Whether the running time of an attempt is out of sight. */
export function useTimerSight(attempt: Pick<RunningAttempt, '_id' | 'quizId' | 'hideTimer'>): TimerSight {
  const [isTurned, setTurned] = useKeptInTab(TIMER_HIDDEN_KEY, attempt._id);
  // By the quiz, for the start card, which has the same switch, knows of no attempt.
  const [warns, onWarn] = useKeptInTab(TIMER_WARNS_KEY, attempt.quizId);
  // What a device kept from before says nothing of it.
  const isByNeed = attempt.hideTimer ?? false;
  return {
    isHidden: isByNeed !== isTurned,
    onHide: (hide) => setTurned(hide !== isByNeed),
    isByNeed,
    warns,
    onWarn,
  };
}
