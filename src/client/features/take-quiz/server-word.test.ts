import { expect, test } from 'vitest';
import type { FollowedAttempt } from '../../../shared/attempt/schema';
import { aJoinedQuiz } from '../../../shared/quiz-session/a-session';
import { openSession } from '../../../shared/quiz-session/state';
import { aStore } from './a-store';
import { createAutosave } from './autosave';
import { createAwayReports } from './away-reports';
import { createCell } from './cell';
import { createOutbox } from './outbox';
import { createServerWord } from './server-word';
import { createSessionStore } from './session-store';

/** A page on a quiz of two questions of 60 s each, at a time that the test sets, and what its server says. */
function aPage() {
  const time = { nowMs: 0 };
  const joined = aJoinedQuiz({ limits: [60, 60], settings: { useQuestionTimer: true } });
  const clock = { now: () => time.nowMs, sync: () => 0 };
  const store = createSessionStore(openSession({ joined, nowMs: 0 }), clock.now);
  const outbox = createOutbox('attempt1', aStore().store);
  const saved = { savedRevision: 1, serverNow: 0, deadline: joined.attempt.deadline };
  const autosave = createAutosave({
    outbox,
    now: clock.now,
    send: async () => saved,
    onSaved: () => undefined,
    onFailed: () => undefined,
    onRefused: async () => 'again',
    onPassedOver: async () => undefined,
  });
  const awayReports = createAwayReports({
    outbox,
    keep: () => undefined,
    notePageGone: () => undefined,
    report: async () => ({ focusLostCount: 0, submitted: false }),
    onCounted: () => undefined,
    onFailed: () => undefined,
  });
  const unsent = {
    changed: () => undefined,
    open: async () => undefined,
    isMergeDue: () => false,
    takeOver: async () => undefined,
    gaveWay: createCell({}),
  };
  const word = createServerWord({
    ...{ store, clock, outbox, autosave, awayReports, unsent },
    deviceNow: clock.now,
    isGuessed: false,
  });
  const told = (changes: Partial<FollowedAttempt> = {}): FollowedAttempt => ({
    ...{ serverNow: time.nowMs, deadline: joined.attempt.deadline, pausedSince: null },
    ...{ focusLostCount: 0, tabChangeLimit: 3, isWriter: true, state: 'running', submittedBy: null },
    ...changes,
  });
  return {
    store,
    at: (seconds: number) => {
      time.nowMs = seconds * 1000;
    },
    mayHandIn: (changes: Partial<FollowedAttempt> = {}) =>
      word.mayHandIn(async () => {
        await word.take(told(changes), 0);
        return told(changes);
      }),
  };
}

test('a student who went on early hands in when the last question is over, not at the deadline of all', async () => {
  const { store, at, mayHandIn } = aPage();
  at(10);
  store.act({ kind: 'next' });
  at(70);
  store.act({ kind: 'tick' });
  expect(store.get()).toMatchObject({ phase: 'submitting', submitReason: 'time' });
  expect(await mayHandIn()).toBe(true);
});

test('time that was given to the last question meanwhile takes the submission back', async () => {
  const { store, at, mayHandIn } = aPage();
  at(10);
  store.act({ kind: 'next' });
  at(70);
  store.act({ kind: 'tick' });
  expect(await mayHandIn({ deadline: 180_000 })).toBe(false);
});
