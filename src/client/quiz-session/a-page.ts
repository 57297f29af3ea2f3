import { vi } from 'vitest';
import type {
  CountedFocusLoss,
  FollowedAttempt,
  JoinedQuiz,
  SavedAnswers,
  SubmitReceipt,
  TakenOver,
} from '../../shared/attempt/schema';
import { aJoinedQuiz } from '../rules/quiz-session/a-session';
import { serverCopyOf } from '../rules/quiz-session/running';
import { type ABrowser, aBrowser } from './a-browser';
import type { SessionServer } from './device';
import { RunningQuiz } from './running-quiz';

interface Answers {
  saveAnswers: SavedAnswers;
  follow: FollowedAttempt;
  takeOver: TakenOver;
  reportFocusLoss: CountedFocusLoss;
  submit: SubmitReceipt;
}
type Kind = keyof Answers;

/** A request of the page, answered by the test. */
export interface Call<Of extends Kind> {
  readonly input: Parameters<SessionServer[Of]>[0];
  answer: (changes?: Partial<Answers[Of]>) => Promise<void>;
  /** Without a status, no response at all. */
  fail: (status?: number) => Promise<void>;
}

interface PageParts {
  joined?: JoinedQuiz;
  isGuess?: boolean;
  browser?: ABrowser;
  /** Whether the test answers `follow`, too; otherwise the server reports the status immediately. */
  asksToBeFollowed?: boolean;
  writerId?: string;
}

/** Advances the time by milliseconds, with all events in between. */
export async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
}

/**
 * For tests: a page on a quiz of short questions in an in-memory browser. Uses fake timers from 0; the test
 * is the server.
 */
export function aPage(parts: PageParts = {}) {
  const { joined = aJoinedQuiz(), isGuess = false, writerId = 'this-page' } = parts;
  const browser = parts.browser ?? aBrowser(() => Date.now());
  const elapsedMs = () => performance.now();
  const device = browser.deviceOf({ elapsedMs, writerId });
  /** The attempt on the server. */
  const attempt: FollowedAttempt = {
    ...{ serverNow: 0, deadline: joined.attempt.deadline, pausedSince: null, focusLostCount: 0 },
    ...{ tabChangeLimit: 3, isWriter: true, state: 'running', submittedBy: null, messages: [], opened: null },
  };
  const asks = { toBeFollowed: parts.asksToBeFollowed ?? false };
  const followed = () => ({ ...attempt, serverNow: Math.round(elapsedMs()) });
  const calls: { [Of in Kind]: Call<Of>[] } = {
    ...{ saveAnswers: [], follow: [], takeOver: [], reportFocusLoss: [], submit: [] },
  };
  const asked = <Of extends Kind>(
    list: Call<Of>[],
    input: Call<Of>['input'],
    usual: () => Answers[Of],
  ): Promise<Answers[Of]> =>
    new Promise((resolve, reject) => {
      list.push({
        input,
        answer: (changes = {}) => {
          resolve({ ...usual(), ...changes });
          return pass(0);
        },
        fail: (status) => {
          const data = status === undefined ? {} : { data: { httpStatus: status, error: 'No.' } };
          reject(Object.assign(new Error('failed'), data));
          return pass(0);
        },
      });
    });
  const server: SessionServer = {
    saveAnswers: (input) =>
      asked(calls.saveAnswers, input, () => ({
        savedRevision: input.revision,
        serverNow: followed().serverNow,
        deadline: attempt.deadline,
      })),
    follow: (input) => {
      const answer = asked(calls.follow, input, followed);
      if (!asks.toBeFollowed) void calls.follow.at(-1)?.answer();
      return answer;
    },
    takeOver: (input) =>
      asked(calls.takeOver, input, () => ({ ...followed(), answers: {}, revisions: {}, place: null })),
    reportFocusLoss: (input) =>
      asked(calls.reportFocusLoss, input, () => ({ focusLostCount: 1, submitted: false, tabChangeLimit: 3 })),
    submit: (input) =>
      asked(calls.submit, input, () => ({ message: 'Quiz submitted', submittedAt: 1, receipt: 'ABCDEFGH' })),
  };
  const quiz = new RunningQuiz({ joined, isGuess, device, server });
  const stop = quiz.start();
  return {
    quiz,
    browser,
    attempt,
    calls,
    asks,
    stop,
    write: (questionId: string, answer: string | null) => quiz.act({ kind: 'answer', questionId, answer }),
    now: () => quiz.store.getState(),
    /** The save state below the question. */
    line: () => serverCopyOf(quiz.store.getState()),
    unsent: () => quiz.store.getState().outbox.answers,
    shown: () => quiz.store.getState().session,
  };
}
