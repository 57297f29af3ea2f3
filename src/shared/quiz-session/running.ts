import type { Answers } from '../answer/answer';
import { type FocusLossState, noFocusLosses } from '../attempt/integrity';
import type { JoinedQuiz, SubmitReceipt, TeacherMessage } from '../attempt/schema';
import { type ServerClock, serverNowMs } from './clock';
import { openQuiz } from './open-quiz';
import { changesOf, emptyOutbox, type OutboxRecord, type OutboxStep, type UnsentFocusLoss } from './outbox';
import type { SavedQuiz } from './saved-quiz';
import type { QuizSession } from './state';

/** What goes to the server, in the order in which it goes when all of it is due. */
export const OPERATION_KINDS = ['focus-loss', 'follow', 'take-over', 'answers', 'submit'] as const;
export type OperationKind = (typeof OPERATION_KINDS)[number];

/** How one kind of operation is doing; times are of the page's own clock, in ms. */
export interface Lane {
  readonly isUnderWay: boolean;
  /** In a row. */
  readonly failures: number;
  /** The last failure was an answer: to ask again at once would change nothing. */
  readonly isRefused: boolean;
  /** Not tried before this. */
  readonly fromMs: number;
}

/** How a quiz ended: with a receipt, or because the server already has a submission, as its sentence says. */
export type Ending = { readonly receipt: SubmitReceipt } | { readonly refusal: string | null };

export interface Submission {
  /** How often it was sent. */
  readonly tries: number;
  readonly hasFailed: boolean;
  /** Whether the server agrees that the quiz has ended; what a student has asked for needs no word. */
  readonly isChecked: boolean;
}

/** How far the page has come with telling the server; times are of the page's own clock unless they say otherwise. */
export interface Sync {
  readonly lanes: Readonly<Record<OperationKind, Lane>>;
  /** What an earlier page has left on this device is taken in; nothing is sent before. */
  readonly isLoaded: boolean;
  /** The quiz was opened without the server: what is stored there is merged before anything is written. */
  readonly isMergeDue: boolean;
  /** The clock was guessed from that of the device; by the server's word it was opened at this time. */
  readonly guessedSinceMs: number | null;
  /** The server is asked at once how the attempt stands. */
  readonly isAskDue: boolean;
  /** When the server was last asked. */
  readonly askedAtMs: number;
  /** The server did not take an answer: none is sent until it says that it would. */
  readonly isHeld: boolean;
  /** No answer is taken any more. */
  readonly isStopped: boolean;
  /** The quiz is to be taken into this page's hands; `failed` once the student's wish to did not come true. */
  readonly takeOver: 'none' | 'due' | 'failed';
  /** Another question is on the screen where there is no way back, and the server does not know. */
  readonly isPlaceUntold: boolean;
  /** Changes are gathered until then. */
  readonly gatherUntilMs: number;
  /** When the server took the newest answers, in its own time; null before. */
  readonly savedAtMs: number | null;
  /** This page was the one that wrote until then at least, in the server's time; 0 before. */
  readonly wroteUntilMs: number;
  /** The latest moment known of each question: a change made here comes after it, whatever the clocks say. */
  readonly stampedMs: Readonly<Record<string, number>>;
  /** The server has, or may have, an answer to these questions. */
  readonly knownIds: readonly string[];
  /** What was written here and is superseded by something later, by question. */
  readonly superseded: Answers;
  /** The focus losses that the server has counted. */
  readonly focusLostCount: number;
  /** What the teacher has written to the student, as far as this page has heard of it. */
  readonly messages: readonly TeacherMessage[];
  readonly submission: Submission | null;
  /** Whether the device keeps the state of the quiz, and whether it keeps all that is unsent. */
  readonly isKeptInState: boolean;
  readonly isKeptInOutbox: boolean;
  readonly isSignedOut: boolean;
  readonly ending: Ending | null;
}

/** What the browser has to do after an event. */
export type RunningEffect =
  | { kind: 'save' }
  | { kind: 'forget' }
  | { kind: 'keep'; step: OutboxStep }
  | { kind: 'note-page-gone'; focusLoss: UnsentFocusLoss | null }
  | { kind: 'report-at-once'; focusLoss: UnsentFocusLoss };

/** All that a page knows of the quiz that runs in it. Each event makes a new one. */
export interface Running {
  readonly session: QuizSession;
  readonly clock: ServerClock;
  /** By the page's own monotonic clock. */
  readonly elapsedMs: number;
  /** What the server has not acknowledged. */
  readonly outbox: OutboxRecord;
  readonly focus: FocusLossState;
  /** When a student who is back is welcomed, by the page's own clock; null while there is no reason to. */
  readonly welcomeAtMs: number | null;
  readonly sync: Sync;
  readonly effects: readonly RunningEffect[];
}

const idleLane: Lane = { isUnderWay: false, failures: 0, isRefused: false, fromMs: 0 };

/** Opens the quiz that was joined; `submitAfterMs` is set where its time ran out while the student was away. */
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

/** The same at a later moment, before anything is done. */
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

/** After the server has said that this page wrote at a moment. */
export const wroteAt = (running: Running, serverNow: number): Running =>
  withSync(running, { wroteUntilMs: Math.max(running.sync.wroteUntilMs, serverNow) });

/** Changes what the server has not acknowledged, here and on the device. */
export const kept = (running: Running, step: OutboxStep): Running =>
  withRunningEffects({ ...running, outbox: step(running.outbox) }, { kind: 'keep', step });

export const hasUnsent = ({ outbox }: Pick<Running, 'outbox'>): boolean => changesOf(outbox).length > 0;

/** Where the newest answers are: `device` until they are sent, `waiting` after a failure, `closed` when none is taken. */
export type ServerCopy = 'device' | 'saving' | 'saved' | 'waiting' | 'closed';

export function serverCopyOf(running: Running): ServerCopy {
  const { lanes, isStopped, savedAtMs } = running.sync;
  if (isStopped) return 'closed';
  if (lanes.answers.isUnderWay) return 'saving';
  if (!hasUnsent(running)) return savedAtMs === null ? 'device' : 'saved';
  return lanes.answers.failures > 0 || lanes.follow.failures > 0 ? 'waiting' : 'device';
}

/** The state for local storage (spec §3 "Saved quiz state"), with what is unsent. */
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
