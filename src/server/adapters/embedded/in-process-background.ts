import type { Background } from '../../ports/background';
import type { Log } from '../../ports/log';

type Job = () => Promise<void>;

/** Background jobs in this process, one per name at a time; anything that must survive a stop is in the database. */
export function inProcessBackground(log: Log): Background {
  const waiting = new Map<string, Job>();
  const running = new Map<string, Promise<void>>();
  const timers = new Set<NodeJS.Timeout>();
  let stopped = false;

  async function run(name: string, job: Job) {
    try {
      await job();
    } catch (error) {
      log.error('background-job-failed', error, { job: name });
    }
    running.delete(name);
    const again = waiting.get(name);
    if (again) start(name, again);
  }

  function start(name: string, job: Job) {
    waiting.delete(name);
    if (stopped) return;
    running.set(
      name,
      new Promise((done) => {
        setImmediate(() => run(name, job).then(done));
      }),
    );
  }

  const soon = (name: string, job: Job) => {
    if (running.has(name)) waiting.set(name, job);
    else start(name, job);
  };

  return {
    soon,
    every(name, everyMs, job) {
      const timer = setInterval(() => soon(name, job), everyMs);
      timer.unref();
      timers.add(timer);
    },
    async ended(name, atMostMs) {
      let timer: NodeJS.Timeout | undefined;
      const isOver = new Promise<true>((over) => {
        timer = setTimeout(() => over(true), atMostMs);
      });
      for (let job = running.get(name); job; job = running.get(name)) {
        if ((await Promise.race([job, isOver])) === true) break;
      }
      clearTimeout(timer);
    },
    async idle() {
      while (running.size > 0) await Promise.all(running.values());
    },
    async stop() {
      stopped = true;
      waiting.clear();
      for (const timer of timers) clearInterval(timer);
      await Promise.all(running.values());
    },
  };
}
