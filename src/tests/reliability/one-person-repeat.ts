import { setTimeout as wait } from 'node:timers/promises';

/** Does something again and again; resolves after the first time, with what ends it. */
export async function repeat(work: () => unknown, everyMs: number): Promise<() => Promise<void>> {
  let isOver = false;
  await work();
  const going = (async () => {
    while (!isOver) {
      const pause = wait(everyMs);
      await work();
      await pause;
    }
  })();
  return () => {
    isOver = true;
    return going;
  };
}
