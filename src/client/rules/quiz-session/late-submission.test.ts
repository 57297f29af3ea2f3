import { expect, test } from 'vitest';
import { aSavedQuiz } from './a-session';
import { lateSubmissionOf } from './late-submission';
import { emptyOutbox, withChanges } from './outbox';

const saved = aSavedQuiz({}, { answers: { q1: 'stored', q2: 'unsent' }, lastSaved: 900.4 });
const record = (questionId: string, answer: string | null, changedAtMs: number) =>
  withChanges([{ questionId, answer, changedAtMs }])(emptyOutbox('attempt1'));

test('a device submits its unacknowledged answers with the times they were written', () => {
  expect(lateSubmissionOf(saved, record('q2', 'unsent', 500))).toEqual({
    answers: { q2: 'unsent' },
    revisions: { q2: 500 },
  });
  expect(lateSubmissionOf(saved, emptyOutbox('attempt1'))).toEqual({ answers: {}, revisions: {} });
});

test('answers missing from the database are in the saved state', () => {
  const newer = { ...saved, unsent: { q2: { answer: null, changedAtMs: 600 } } };
  expect(lateSubmissionOf(newer, record('q2', 'unsent', 500))).toEqual({
    answers: { q2: null },
    revisions: { q2: 600 },
  });
});

test('a device without a record submits all saved answers', () => {
  const { unsent: _none, ...ofAnOlderVersion } = saved;
  expect(lateSubmissionOf(ofAnOlderVersion, undefined)).toEqual({
    answers: { q1: 'stored', q2: 'unsent' },
    revisions: { q1: 900, q2: 900 },
  });
});
