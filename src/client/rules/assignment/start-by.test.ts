import { expect, test } from 'vitest';
import { bestWindow, mayStart } from '../../../server/rules/assignment/may-start';
import type { MayStart } from '../../../shared/assignment/may-start';
import { startBy } from './start-by';

const windows = [
  { opensAt: null, closesAt: null },
  { opensAt: 100, closesAt: null },
  { opensAt: null, closesAt: 200 },
  { opensAt: 100, closesAt: 200 },
];
const MOMENTS = [0, 99, 100, 150, 199, 200, 300];

const decided = (window: (typeof windows)[number], nowMs: number): MayStart =>
  mayStart(
    {
      ...{ isPublished: true, acceptingResponses: true, isPaused: false, attempt: 'none' },
      assignment: { windows: [window], hasLeft: false },
    },
    nowMs,
  );

test.each(windows)(
  'the announced start of %o at each later moment equals the server’s decision then',
  (window) => {
    for (const toldAt of MOMENTS) {
      for (const nowMs of MOMENTS.filter((moment) => moment >= toldAt)) {
        const closesAt = bestWindow([window], toldAt)?.closesAt ?? null;
        expect(startBy(decided(window, toldAt), nowMs, closesAt)).toEqual(decided(window, nowMs));
      }
    }
  },
);

test('a refusal unrelated to time stays', () => {
  const told: MayStart = { no: true, because: 'left-class' };
  expect(startBy(told, 300, 200)).toBe(told);
});
