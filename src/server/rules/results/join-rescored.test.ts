import { expect, test } from 'vitest';
import type { Rescored } from '../../../shared/results/schema';
import { joinRescored } from './join-rescored';

const change = (studentId: string, before: number, after: number) => ({
  ...{ studentId, before, after, neededReview: true, needsReview: true },
});
const mark = (studentId: string, marks = 1) => ({ studentId, marks });
const FIRST: Rescored = {
  at: 1000,
  taught: [mark('ann')],
  changes: [change('bob', 1, 2), change('cat', 3, 2)],
};

test('marks in quick succession are reported as one decision, from before the first to after the last', () => {
  const latest = { at: 2000, taught: [mark('ann'), mark('dan')], changes: [change('bob', 2, 2.5)] };
  expect(joinRescored(FIRST, latest)).toEqual({
    ...latest,
    changes: [change('bob', 1, 2.5), change('cat', 3, 2)],
  });
});

test('marks that returned to their value, and those the teacher has set since, are no change', () => {
  const latest = { at: 2000, taught: [mark('ann'), mark('cat')], changes: [change('bob', 2, 1)] };
  expect(joinRescored(FIRST, latest).changes).toEqual([]);
});

test.each([
  ['long after', { at: 9000, taught: [mark('ann'), mark('dan')] }],
  ['after a mark was taken back', { at: 1500, taught: [] }],
  ['after a mark was changed', { at: 1500, taught: [mark('ann', 2)] }],
])('%s it is a separate decision', (_, act) => {
  const latest = { ...act, changes: [change('bob', 2, 1)] };
  expect(joinRescored(FIRST, latest)).toEqual(latest);
  expect(joinRescored(null, latest)).toEqual(latest);
});
