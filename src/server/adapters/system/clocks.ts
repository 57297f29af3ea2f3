import { uptime } from 'node:os';
import type { Clock } from '../../ports/clock';

/** The machine's clocks in milliseconds; simulated in tests. */
export interface MachineTime {
  /** Wall time, which anyone may set. */
  wall(): number;
  /** Monotonic; stops while the machine sleeps. */
  steady(): number;
  /** Since boot, sleep included. */
  sinceBoot(): number;
}

const thisMachine: MachineTime = {
  wall: () => Date.now(),
  steady: () => performance.now(),
  sinceBoot: () => uptime() * 1000,
};

/** The clocks are read one after the other, one of them in hundredths of a second. */
const NO_SLEEP_MS = 2000;

/**
 * A clock for the life of a process: starts at the machine's time, or `notBefore` if later, and then only counts. Setting the
 * machine's clock has no effect; sleep counts as time.
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

/** The machine's clock, for short-lived tools. */
export const systemClock: Clock = { now: () => Date.now(), wall: () => Date.now(), catchUp: () => {} };
