import { afterEach, beforeEach, expect } from 'vitest';

/** The time limit of a test bounds one that hangs, on the busiest machine; of a processor it may take a fifth of that. */
const SHARE = 1 / 5;

let before: NodeJS.CpuUsage;

beforeEach(() => {
  before = process.cpuUsage();
});

// A reader that goes back over its text for each line is found here, in place of a clock that other programs upset.
afterEach(({ task }) => {
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000, 'CPU time of the test, in ms').toBeLessThan(task.timeout * SHARE);
});
