import type { Answers } from '../../../shared/answer/answer';
import type { JoinedQuiz, SubmitReceipt, TeacherMessage } from '../../../shared/attempt/schema';
import { type FocusLossState, noFocusLosses } from '../attempt/integrity';
import { type ServerClock, serverNowMs } from './clock';
import { openQuiz } from './open-quiz';
import { changesOf, emptyOutbox, type OutboxRecord, type OutboxStep, type UnsentFocusLoss } from './outbox';
import type { SavedQuiz } from './saved-quiz';
import type { QuizSession } from './state';

/** The kinds of requests in their order when all are due. */
export const OPERATION_KINDS = ['focus-loss', 'follow', 'take-over', 'answers', 'submit'] as const;
export type OperationKind = (typeof OPERATION_KINDS)[number];

/** The state of one kind of request; times by the page's clock, in ms. */
export interface Lane {
  readonly isUnderWay: boolean;
  /** Consecutive failures. */
  readonly failures: number;
  /** The last failure was a refusal: an immediate retry would change nothing. */
  readonly isRefused: boolean;
  /** The earliest next try. */
  readonly fromMs: number;
}

/** The end of a quiz: a receipt, or the server's sentence about an existing submission. */
export type Ending = { readonly receipt: SubmitReceipt } | { readonly refusal: string | null };

export interface Submission {
  readonly tries: number;
  readonly hasFailed: boolean;
  /** Whether the server confirms the end; not needed for a submit by the student. */
  readonly isChecked: boolean;
}

/** The state of sending; times by the page's clock unless stated otherwise. */
export interface Sync {
  readonly lanes: Readonly<Record<OperationKind, Lane>>;
  /** An earlier page's data on this device has been loaded; nothing is sent before. */
  readonly isLoaded: boolean;
  /** The quiz was opened offline: merge with the server's answers before writing anything. */
  readonly isMergeDue: boolean;
  /** When the quiz was opened with a guessed clock, by the server's time; null if not guessed. */
  readonly guessedSinceMs: number | null;
  /** Whether the status must be polled immediately. */
  readonly isAskDue: boolean;
  /** The last poll. */
  readonly askedAtMs: number;
  /** The server refused an answer: none is sent until it would accept them. */
  readonly isHeld: boolean;
  /** No answers are accepted any more. */
  readonly isStopped: boolean;
  /** Whether this page is to take the quiz over; `failed` if the student's request did. */
  readonly takeOver: 'none' | 'due' | 'failed';
  /** The server does not know of the question on screen, without navigation. */
  readonly isPlaceUntold: boolean;
  /** Changes are collected until then. */
  readonly gatherUntilMs: number;
  /** When the server accepted the newest answers, in server time; null before. */
  readonly savedAtMs: number | null;
  /** This page was the writer at least until then, in server time; 0 before. */
  readonly wroteUntilMs: number;
  /** The latest known time of each question: a change here comes after it, regardless of the clocks. */
  readonly stampedMs: Readonly<Record<string, number>>;
  /** Questions whose answer the server has or may have. */
  readonly knownIds: readonly string[];
  /** Local answers superseded by later ones, by question. */
  readonly superseded: Answers;
  /** The focus losses counted by the server. */
  readonly focusLostCount: number;
  /** The teacher's messages received by this page. */
  readonly messages: readonly TeacherMessage[];
  readonly submission: Submission | null;
  /** Whether the device keeps the quiz's state, and all unsent changes. */
  readonly isKeptInState: boolean;
  readonly isKeptInOutbox: boolean;
  readonly isSignedOut: boolean;
  readonly ending: Ending | null;
}

/** The browser's tasks after an event. */
export type RunningEffect =
  | { kind: 'save' }
  | { kind: 'forget' }
  | { kind: 'keep'; step: OutboxStep }
  | { kind: 'note-page-gone'; focusLoss: UnsentFocusLoss | null }
  | { kind: 'report-at-once'; focusLoss: UnsentFocusLoss };

/** The immutable state of a running quiz on a page. */
export interface Running {
  readonly session: QuizSession;
  readonly clock: ServerClock;
  /** By the page's monotonic clock. */
  readonly elapsedMs: number;
  /** The unacknowledged data. */
  readonly outbox: OutboxRecord;
  readonly focus: FocusLossState;
  /** When to welcome a returned student, by the page's clock; null without a return. */
  readonly welcomeAtMs: number | null;
  readonly sync: Sync;
  readonly effects: readonly RunningEffect[];
}

const idleLane: Lane = { isUnderWay: false, failures: 0, isRefused: false, fromMs: 0 };

/** Opens a joined quiz; `submitAfterMs` is set if its time ran out while the student was away. */
export function openRunning(opening: {
  joined: JoinedQuiz;
  saved: SavedQuiz | null;
  /** The quiz was opened from this device alone: its clock is a guess. */
  isGuess: boolean;
  elapsedMs: number;
}): { running: Running; submitAfterMs: number | null } {
  const { joined, saved, isGuess, elapsedMs } = opening;
  const clock = { saidMs: joined.attempt.serverNow, saidAtElapsedMs: elapsedMs };
  const nowMs = serverNowMs(clock, elapsedMs);
  const { session, submitAfterMs } = openQuiz(joined, saved, nowMs);
  const [focusLoss, follow, takeOver, answers, submit] = [idleLane, idleLane, idleLane, idleLane, idleLane];
  const sync: Sync = {
    lanes: { 'focus-loss': focusLoss, follow, 'take-over': takeOver, answers, submit },
    isLoaded: false,
    isMergeDue: isGuess,
    guessedSinceMs: isGuess ? nowMs : null,
    isAskDue: false,
    askedAtMs: elapsedMs,
    isHeld: false,
    isStopped: false,
    takeOver: 'none',
    isPlaceUntold: false,
    gatherUntilMs: 0,
    savedAtMs: null,
    wroteUntilMs: 0,
    stampedMs: {},
    knownIds: Object.keys(joined.attempt.answers),
    superseded: {},
    focusLostCount: 0,
    messages: [],
    submission: null,
    isKeptInState: true,
    isKeptInOutbox: false,
    isSignedOut: false,
    ending: null,
  };
  const outbox = emptyOutbox(joined.attempt._id);
  const running = {
    ...{ session, clock, elapsedMs, outbox, sync, focus: noFocusLosses, welcomeAtMs: null },
    effects: [{ kind: 'save' }] as const,
  };
  return { running, submitAfterMs };
}

/** The server's time now, in epoch milliseconds. */
export const nowOf = ({ clock, elapsedMs }: Pick<Running, 'clock' | 'elapsedMs'>): number =>
  serverNowMs(clock, elapsedMs);

/** The state at a later moment. */
export const atElapsed = (running: Running, elapsedMs: number): Running => ({
  ...running,
  elapsedMs,
  effects: [],
});

export const questionIdOf = ({ session }: Running): string =>
  session.quiz.questions[session.currentQuestionIndex]?._id ?? '';

export const withSync = (running: Running, changes: Partial<Sync>): Running => ({
  ...running,
  sync: { ...running.sync, ...changes },
});

export const withLane = (running: Running, kind: OperationKind, changes: Partial<Lane>): Running =>
  withSync(running, {
    lanes: { ...running.sync.lanes, [kind]: { ...running.sync.lanes[kind], ...changes } },
  });

export const withRunningEffects = (running: Running, ...effects: RunningEffect[]): Running => ({
  ...running,
  effects: [...running.effects, ...effects],
});

/** The state after the server confirmed this page as the writer at a moment. */
export const wroteAt = (running: Running, serverNow: number): Running =>
  withSync(running, { wroteUntilMs: Math.max(running.sync.wroteUntilMs, serverNow) });

/** Updates the unacknowledged data, here and on the device. */
export const kept = (running: Running, step: OutboxStep): Running =>
  withRunningEffects({ ...running, outbox: step(running.outbox) }, { kind: 'keep', step });

export const hasUnsent = ({ outbox }: Pick<Running, 'outbox'>): boolean => changesOf(outbox).length > 0;

/** The location of the newest answers: `device` until sent, `waiting` after a failure, `closed` if none are accepted. */
export type ServerCopy = 'device' | 'saving' | 'saved' | 'waiting' | 'closed';

export function serverCopyOf(running: Running): ServerCopy {
  const { lanes, isStopped, savedAtMs } = running.sync;
  if (isStopped) return 'closed';
  if (lanes.answers.isUnderWay) return 'saving';
  if (!hasUnsent(running)) return savedAtMs === null ? 'device' : 'saved';
  return lanes.answers.failures > 0 || lanes.follow.failures > 0 ? 'waiting' : 'device';
}

/** The state for local storage (spec §3 "Saved quiz state"), with unsent changes. */
export function savedQuizOf(session: QuizSession, unsent: OutboxRecord['answers'] = {}): SavedQuiz {
  const secondsTo = (endMs: number) => Math.max(0, (endMs - session.nowMs) / 1000);
  const { quiz, questionEndsAtMs, deadlineMs, nowMs, focusLostCount } = session;
  return {
    quizId: quiz._id,
    quizDetails: quiz,
    attemptDetails: { ...session.attempt, deadline: deadlineMs, serverNow: nowMs, focusLostCount },
    answers: session.answers,
    currentQuestionIndex: session.currentQuestionIndex,
    timeRemaining: quiz.useQuestionTimer ? null : secondsTo(deadlineMs),
    questionTimeRemaining: questionEndsAtMs === null ? null : secondsTo(questionEndsAtMs),
    startTime: session.attempt.startTime,
    lastSaved: session.nowMs,
    unsent,
  };
}
