import { expect, test } from 'vitest';
import { aSavedQuiz } from './a-session';
import { lateSubmissionOf } from './late-submission';
import { emptyOutbox, withChanges } from './outbox';

const saved = aSavedQuiz({}, { answers: { q1: 'stored', q2: 'unsent' }, lastSaved: 900.4 });
const record = (questionId: string, answer: string | null, changedAtMs: number) =>
  withChanges([{ questionId, answer, changedAtMs }])(emptyOutbox('attempt1'));

test('a device hands in what was never acknowledged, with the time at which it was written', () => {
  expect(lateSubmissionOf(saved, record('q2', 'unsent', 500))).toEqual({
    answers: { q2: 'unsent' },
    revisions: { q2: 500 },
  });
  expect(lateSubmissionOf(saved, emptyOutbox('attempt1'))).toEqual({ answers: {}, revisions: {} });
});

test('what the database had not written yet is in the saved state', () => {
  const newer = { ...saved, unsent: { q2: { answer: null, changedAtMs: 600 } } };
  expect(lateSubmissionOf(newer, record('q2', 'unsent', 500))).toEqual({
    answers: { q2: null },
    revisions: { q2: 600 },
  });
});

test('a device without a record hands in all that it saved', () => {
  const { unsent: _none, ...ofAnOlderVersion } = saved;
  expect(lateSubmissionOf(ofAnOlderVersion, undefined)).toEqual({
    answers: { q1: 'stored', q2: 'unsent' },
    revisions: { q1: 900, q2: 900 },
  });
});
