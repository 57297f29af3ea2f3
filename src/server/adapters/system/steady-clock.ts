import { uptime } from 'node:os';
import type { Clock } from '../../ports/clock';

/** What a machine tells of time, in milliseconds; a test plays it. */
export interface MachineTime {
  /** Whatever somebody set it to. */
  wall(): number;
  /** Since some moment; stands still while the machine sleeps. */
  steady(): number;
  /** Since the machine was started, sleep included. */
  sinceBoot(): number;
}

const thisMachine: MachineTime = {
  wall: () => Date.now(),
  steady: () => performance.now(),
  sinceBoot: () => uptime() * 1000,
};

/** The two are read one after the other, and one of them in hundredths of a second. */
const NO_SLEEP_MS = 2000;

/**
 * A clock for the life of a process: it begins with the time of the machine, or with `notBefore` where that is later, and from
 * there on only counts. Setting the machine's clock moves nothing; its sleep counts as time.
 */
export function steadyClock(notBefore = Number.NEGATIVE_INFINITY, machine = thisMachine): Clock {
  const startedAt = Math.max(machine.wall(), notBefore);
  const [steadyAtStart, bootAtStart] = [machine.steady(), machine.sinceBoot()];
  let sleptMs = 0;
  const steadyMs = () => machine.steady() - steadyAtStart;
  return {
    now: () => Math.floor(startedAt + steadyMs() + sleptMs),
    wall: machine.wall,
    catchUp() {
      const asleepMs = machine.sinceBoot() - bootAtStart - steadyMs();
      if (asleepMs - sleptMs > NO_SLEEP_MS) sleptMs = asleepMs;
    },
  };
}
