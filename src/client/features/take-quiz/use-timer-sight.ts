import { useState } from 'react';
import { readInTab, removeInTab, writeInTab } from '../../platform/tab-storage';
import type { TimerSight } from './HideableClock';

const KEY = 'timerHidden';

/** Whether the running time is out of sight: for this attempt, in this tab, also after a reload. */
export function useTimerSight(attemptId: string): TimerSight {
  const [isHidden, setHidden] = useState(() => readInTab(KEY) === attemptId);
  const onHide = (hide: boolean) => {
    setHidden(hide);
    if (hide) writeInTab(KEY, attemptId);
    else removeInTab(KEY);
  };
  return { isHidden, onHide };
}
