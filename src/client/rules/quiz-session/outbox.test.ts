import { expect, test } from 'vitest';
import {
  changesOf,
  emptyOutbox,
  type OutboxStep,
  withChanges,
  withChangesMoved,
  withFocusLoss,
  withoutChanges,
  withoutFocusLoss,
} from './outbox';

const change = (questionId: string, answer: string | null, changedAtMs: number) => ({
  ...{ questionId, answer, changedAtMs },
});
const after = (...steps: OutboxStep[]) => steps.reduce((record, step) => step(record), emptyOutbox('a1'));

test('of two changes to a question the later one stays, in any order', () => {
  const changes = [change('q1', 'old', 5), change('q1', 'new', 7)];
  expect(changesOf(after(withChanges(changes)))).toEqual([change('q1', 'new', 7)]);
  expect(changesOf(after(withChanges(changes.toReversed())))).toEqual([change('q1', 'new', 7)]);
});

test('the changes come oldest first', () => {
  const record = after(withChanges([change('q1', 'a', 9), change('q2', null, 6)]));
  expect(changesOf(record).map(({ questionId }) => questionId)).toEqual(['q2', 'q1']);
});

test('acknowledged changes are removed, later ones stay', () => {
  const record = after(
    withChanges([change('q1', 'a', 5), change('q2', 'b', 6)]),
    withChanges([change('q1', 'ab', 7)]),
    withoutChanges([change('q1', 'a', 5), change('q2', 'b', 6)]),
  );
  expect(changesOf(record)).toEqual([change('q1', 'ab', 7)]);
});

test('a focus loss waits until its return was reported, too', () => {
  const open = { leftAt: 5, questionId: 'q1' };
  const over = { leftAt: 5, returnedAt: 8, questionId: 'q1' };
  const record = after(withFocusLoss(open), withFocusLoss(over), withoutFocusLoss(open));
  expect(record.leavings).toEqual([over]);
  expect(withoutFocusLoss({ leftAt: 5, returnedAt: 8 })(record).leavings).toEqual([]);
});

test('changes with a wrong clock’s timestamp are moved, older ones are not', () => {
  const record = after(
    withChanges([change('q1', 'a', 5), change('q2', 'b', 600)]),
    withChangesMoved({ sinceMs: 500, byMs: -100 }),
  );
  expect(changesOf(record)).toEqual([change('q1', 'a', 5), change('q2', 'b', 500)]);
});
