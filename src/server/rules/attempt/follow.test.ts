import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WRITER_SILENT_MS } from '../../../shared/constants';
import { anAttemptState, START_MS } from '../../testing/an-attempt-state';
import { checkProperty } from '../../testing/property';
import { followStep } from './follow';
import { type AttemptState, withChanges } from './state';

const poll = (state: AttemptState, writerId: string, more: object = {}) =>
  followStep(
    state,
    { writerId, claim: true, ...more },
    { now: START_MS, holderHeardAt: START_MS - WRITER_SILENT_MS },
  );

test('of several pages that want to write, the first one writes until it falls silent', () => {
  const pages = fc.array(fc.constantFrom('one', 'two', 'three'), { minLength: 1 });
  checkProperty(
    fc.property(pages, (polling) => {
      let state = anAttemptState();
      for (const page of polling) {
        const { isWriter, changes } = poll(state, page);
        expect(isWriter).toBe(page === polling[0]);
        state = withChanges(state, changes);
      }
    }),
  );
});

test('a silent page gives way to one that wants to write, but not after the end', () => {
  const followed = (attempt: object, claim = true) =>
    followStep(
      anAttemptState({ writerId: 'gone', ...attempt }),
      { writerId: 'page', claim },
      { now: START_MS, holderHeardAt: START_MS - WRITER_SILENT_MS - 1 },
    );
  expect(followed({})).toMatchObject({ isWriter: true, changes: { row: { writerId: 'page' } } });
  expect(followed({}, false)).toMatchObject({ isWriter: false, changes: { row: {} } });
  for (const over of [{ closingSince: START_MS }, { submittedAt: START_MS }])
    expect(followed(over)).toMatchObject({ isWriter: false, changes: { row: {} } });
});

test('the question on the screen is recorded once its answers have arrived, and never backwards', () => {
  const state = anAttemptState({ furthestPosition: 1 }, { allowNavigation: false });
  const row = (questionId: string, unsentCount = 0) =>
    poll(state, 'page', { questionId, unsentCount }).changes.row;
  expect(row('q3')).toMatchObject({ furthestPosition: 2, furthestSince: START_MS });
  for (const same of [row('q3', 1), row('q2'), row('q1'), row('of another quiz')])
    expect(same).not.toHaveProperty('furthestPosition');
});
