import { useState } from 'react';
import type { RunningAttempt } from '../../../shared/attempt/schema';
import { readInTab, removeInTab, TIMER_HIDDEN_KEY, writeInTab } from '../../platform/tab-storage';

/** Whether the running time is in sight. */
export interface TimerSight {
  readonly isHidden: boolean;
  readonly onHide: (isHidden: boolean) => void;
  /** Hidden from the start and to the end, for a need of the student: unless it is asked for, it is neither shown nor said. */
  readonly isByNeed: boolean;
}

/** A yes or no of an attempt that is kept in this tab, also after a reload. */
export function useKeptInTab(key: string, attemptId: string): [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => readInTab(key) === attemptId);
  const set = (on: boolean) => {
    setOn(on);
    if (on) writeInTab(key, attemptId);
    else removeInTab(key);
  };
  return [isOn, set];
}

/** Whether the running time of an attempt is out of sight. */
export function useTimerSight(attempt: Pick<RunningAttempt, '_id' | 'hideTimer'>): TimerSight {
  const [isTurned, setTurned] = useKeptInTab(TIMER_HIDDEN_KEY, attempt._id);
  // What a device kept from before says nothing of it.
  const isByNeed = attempt.hideTimer ?? false;
  return {
    isHidden: isByNeed !== isTurned,
    onHide: (hide) => setTurned(hide !== isByNeed),
    isByNeed,
  };
}
