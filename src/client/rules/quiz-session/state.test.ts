import { expect, test } from 'vitest';
import { aJoinedQuiz } from './a-session';
import { openSession } from './state';

test('a session opens without effects other than a save', () => {
  expect(openSession({ joined: aJoinedQuiz(), nowMs: 0 })).toMatchObject({
    ...{ isWarningShown: false, isConfirmingSubmit: false, deadlineMs: 600_000 },
    effects: [{ kind: 'save' }],
  });
});

test('a paused quiz’s deadline moves along from the server’s moment', () => {
  const { quiz, attempt } = aJoinedQuiz();
  const open = (pausedSince: number | null) =>
    openSession({ joined: { quiz, attempt: { ...attempt, serverNow: 40, pausedSince } }, nowMs: 100 });
  expect([open(null).deadlineMs, open(30).deadlineMs]).toEqual([600_000, 600_060]);
});
