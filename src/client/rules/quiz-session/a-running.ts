import type { FollowedAttempt } from '../../../shared/attempt/schema';
import { aJoinedQuiz } from './a-session';
import { loaded } from './merged';
import { atElapsed, openRunning, type Running } from './running';

/** For tests: a quiz running on a page opened at 0 ms, on a device without kept data. */
export function aRunning(options: Parameters<typeof aJoinedQuiz>[0] = {}, isGuess = false): Running {
  const { running } = openRunning({ joined: aJoinedQuiz(options), saved: null, isGuess, elapsedMs: 0 });
  return atElapsed(loaded(running, { record: undefined, focusLosses: [], saved: null }), 0);
}

/** For tests: the server's status of an attempt held by this page, with 600 s in all. */
export const aFollowed = (changes: Partial<FollowedAttempt> = {}): FollowedAttempt => ({
  ...{ serverNow: 0, deadline: 600_000, pausedSince: null, focusLostCount: 0, tabChangeLimit: 3 },
  ...{ isWriter: true, state: 'running', submittedBy: null, messages: [], opened: null },
  ...changes,
});
