import { expect, test } from 'vitest';
import { aJoinedQuiz } from './a-session';
import { openSession } from './state';

test('a session opens calm, and is saved at once', () => {
  expect(openSession({ joined: aJoinedQuiz(), nowMs: 0 })).toMatchObject({
    ...{ isWarningShown: false, isConfirmingSubmit: false, deadlineMs: 600_000 },
    effects: [{ kind: 'save' }],
  });
});

test('the deadline of a paused quiz moves along from the moment that the server spoke of', () => {
  const { quiz, attempt } = aJoinedQuiz();
  const open = (pausedSince: number | null) =>
    openSession({ joined: { quiz, attempt: { ...attempt, serverNow: 40, pausedSince } }, nowMs: 100 });
  expect([open(null).deadlineMs, open(30).deadlineMs]).toEqual([600_000, 600_060]);
});
