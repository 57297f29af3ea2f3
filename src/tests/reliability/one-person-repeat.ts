import { setTimeout as wait } from 'node:timers/promises';

/** Repeats something; resolves after the first time with a function that stops it. */
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
