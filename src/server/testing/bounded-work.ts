import { afterEach, beforeEach, expect } from 'vitest';

/**
 * The share of its time limit that a test may use as CPU time; the limit itself only catches a test that
 * hangs on a busy machine.
 */
const SHARE = 1 / 5;

let before: NodeJS.CpuUsage;

beforeEach(() => {
  before = process.cpuUsage();
});

// Catches code of quadratic time by CPU time, which other programs on the machine do not affect.
afterEach(({ task }) => {
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000, 'CPU time of the test, in ms').toBeLessThan(task.timeout * SHARE);
});
