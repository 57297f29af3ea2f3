import type { FollowedAttempt } from '../attempt/schema';
import { aJoinedQuiz } from './a-session';
import { loaded } from './merged';
import { atElapsed, openRunning, type Running } from './running';

/** For tests: a quiz as it runs on a page that was opened at 0 ms, whose device had kept nothing. */
export function aRunning(options: Parameters<typeof aJoinedQuiz>[0] = {}, isGuess = false): Running {
  const { running } = openRunning({ joined: aJoinedQuiz(options), saved: null, isGuess, elapsedMs: 0 });
  return atElapsed(loaded(running, { record: undefined, focusLosses: [], saved: null }), 0);
}

/** For tests: what the server says of an attempt that runs in this page's hands, with 600 s in all. */
export const aFollowed = (changes: Partial<FollowedAttempt> = {}): FollowedAttempt => ({
  ...{ serverNow: 0, deadline: 600_000, pausedSince: null, focusLostCount: 0, tabChangeLimit: 3 },
  ...{ isWriter: true, state: 'running', submittedBy: null, messages: [], opened: null },
  ...changes,
});
