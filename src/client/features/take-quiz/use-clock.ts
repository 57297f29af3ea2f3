import { useEffect } from 'react';
import type { QuizRunner } from './quiz-runner';

/**
 * Moves the session on with the time: once a second, as a second ends, and at once when the page is seen again, since a
 * hidden page runs its timers late. The deadlines decide, not the ticks.
 */
export function useClock({ store, clock, submitAfterMs }: QuizRunner): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      store.act({ kind: 'tick' });
      schedule();
    };
    const schedule = () => {
      clearTimeout(timer);
      const { deadlineMs, questionEndsAtMs } = store.get();
      const leftMs = (questionEndsAtMs ?? deadlineMs) - clock.now();
      timer = setTimeout(tick, leftMs > 0 ? (leftMs % 1000) + 5 : 1000);
    };
    const seen = () => {
      if (document.visibilityState === 'visible') tick();
    };
    // spec §4: time that ran out while the student was away submits after 1 s
    if (submitAfterMs === null) schedule();
    else timer = setTimeout(() => store.act({ kind: 'timeUp' }), submitAfterMs);
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [store, clock, submitAfterMs]);
}
