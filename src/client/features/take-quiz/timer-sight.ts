import type { RunningAttempt } from '../../../shared/attempt/schema';
import { useKeptInTab } from '../../platform/kept-in-tab';
import { TIMER_HIDDEN_KEY, TIMER_WARNS_KEY } from '../../platform/tab-storage';

/** The visibility of the running time. */
export interface TimerSight {
  readonly isHidden: boolean;
  readonly onHide: (isHidden: boolean) => void;
  /** Hidden throughout for a need of the student: neither shown nor announced unless requested. */
  readonly isByNeed: boolean;
  /** Whether the last minutes are announced while it is hidden. */
  readonly warns: boolean;
  readonly onWarn: (warns: boolean) => void;
}

/** Whether an attempt's running time is hidden. */
export function useTimerSight(attempt: Pick<RunningAttempt, '_id' | 'quizId' | 'hideTimer'>): TimerSight {
  const [isTurned, setTurned] = useKeptInTab(TIMER_HIDDEN_KEY, attempt._id);
  // By quiz, since the start card has the same switch and no attempt.
  const [warns, onWarn] = useKeptInTab(TIMER_WARNS_KEY, attempt.quizId);
  // State stored by an older version lacks the field.
  const isByNeed = attempt.hideTimer ?? false;
  return {
    isHidden: isByNeed !== isTurned,
    onHide: (hide) => setTurned(hide !== isByNeed),
    isByNeed,
    warns,
    onWarn,
  };
}
