import { useState } from 'react';
import { readInTab, removeInTab, TIMER_HIDDEN_KEY, writeInTab } from '../../platform/tab-storage';
import type { TimerSight } from './HideableClock';

/** Whether the running time is out of sight: for this attempt, in this tab, also after a reload. */
export function useTimerSight(attemptId: string): TimerSight {
  const [isHidden, setHidden] = useState(() => readInTab(TIMER_HIDDEN_KEY) === attemptId);
  const onHide = (hide: boolean) => {
    setHidden(hide);
    if (hide) writeInTab(TIMER_HIDDEN_KEY, attemptId);
    else removeInTab(TIMER_HIDDEN_KEY);
  };
  return { isHidden, onHide };
}
