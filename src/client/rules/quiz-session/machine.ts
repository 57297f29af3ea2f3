import type { Answer, Answers } from '../../../shared/answer/answer';
import { answersEqual } from '../../../shared/answer/answers-equal';
import type { FollowedAttempt, Place } from '../../../shared/attempt/schema';
import type { SubmittedBy } from '../../../shared/constants';
import { advanced, isPaused, type ServerState, withServerState } from './clock';
import { furtherOf } from './place';
import { isAwaiting, type QuizSession, type SessionEffect, type SubmitReason } from './state';

export type SessionAct =
  | { kind: 'answer'; questionId: string; answer: Answer | null }
  | { kind: 'next' }
  | { kind: 'previous' }
  | { kind: 'goTo'; index: number }
  | { kind: 'tick' }
  | { kind: 'questionTimeUp' }
  | { kind: 'timeUp' }
  | { kind: 'followed'; server: ServerState }
  | { kind: 'placeKnown'; place: Place }
  | { kind: 'opened'; opened: NonNullable<FollowedAttempt['opened']> }
  | { kind: 'heldElsewhere'; isElsewhere: boolean }
  | { kind: 'answersMerged'; answers: Answers }
  | { kind: 'lastTabChangeCounted' }
  | { kind: 'closedByServer'; closedBy: SubmittedBy | null }
  | { kind: 'focusLost'; count: number }
  | { kind: 'focusCounted'; count: number }
  | { kind: 'returned' }
  | { kind: 'submitRequested' }
  | { kind: 'submitCancelled' }
  | { kind: 'submitConfirmed' }
  | { kind: 'submitWithdrawn' }
  | { kind: 'submitFailed' }
  | { kind: 'submitSucceeded' };

/** An act and its time (epoch milliseconds, server-corrected). */
export type SessionEvent = SessionAct & { nowMs: number };

/**
 * The state machine of taking a quiz (spec §4): the session after an event, with the browser's tasks in `effects`. Deadlines are
 * applied first: an event after the end finds the quiz submitting.
 */
export function stepSession(session: QuizSession, event: SessionEvent): QuizSession {
  const now = advanced(session, event.nowMs);
  // Only the server moves deadlines, so its status is applied before the clock.
  const known = event.kind === 'followed' ? withServerState(now, event.server, event.nowMs) : now;
  const current = readClocks(known);
  return current.phase === 'running' ? whileRunning(current, event) : afterRunning(current, event);
}

/**
 * Whether answers and places can still change: not during a pause, in another page's hands, or after the end, submitted or not.
 */
export const isOpen = (session: QuizSession): boolean =>
  session.phase === 'running' &&
  (session.submitReason === null || session.submitReason === 'student') &&
  !isPaused(session) &&
  !session.isElsewhere;

function readClocks(session: QuizSession): QuizSession {
  if (!isOpen(session)) return session;
  if (session.nowMs >= session.deadlineMs) return submit(session, 'time');
  const endsAtMs = session.questionEndsAtMs;
  if (endsAtMs === null || session.nowMs < endsAtMs) return session;
  // As on resume: overslept time is taken from the following questions.
  return readClocks(afterQuestionTime(session, endsAtMs));
}

function afterQuestionTime(session: QuizSession, endedAtMs: number): QuizSession {
  const index = session.currentQuestionIndex + 1;
  if (index >= session.quiz.questions.length) return submit(session, 'time');
  return showQuestion(session, { index, fromMs: endedAtMs, isLedByTime: true });
}

function whileRunning(session: QuizSession, event: SessionEvent): QuizSession {
  switch (event.kind) {
    case 'submitRequested':
      return isOpen(session) ? { ...session, isConfirmingSubmit: true } : session;
    case 'submitCancelled':
      return { ...session, isConfirmingSubmit: false };
    case 'submitConfirmed':
      return submit(session, session.submitReason ?? 'student');
    case 'submitSucceeded':
      return submitted(session);
    case 'heldElsewhere':
      return { ...session, isElsewhere: event.isElsewhere };
    case 'placeKnown':
      return movedOnTo(session, event.place);
    case 'opened':
      return isAwaiting(session) ? opened(session, event.opened) : session;
    case 'answersMerged':
      return withEffects({ ...session, answers: event.answers }, { kind: 'save' });
    case 'lastTabChangeCounted':
      return submit(session, 'tab-changes');
    case 'closedByServer':
      return { ...submit(session, 'closed'), closedBy: event.closedBy };
    case 'focusCounted':
      return withEffects({ ...session, focusLostCount: event.count }, { kind: 'save' });
    case 'returned':
      return withEffects({ ...session, isWarningShown: false }, { kind: 'welcome' });
    default:
      return isOpen(session) ? whileOpen(session, event) : session;
  }
}

function whileOpen(session: QuizSession, event: SessionEvent): QuizSession {
  const { currentQuestionIndex: index, quiz } = session;
  switch (event.kind) {
    case 'answer':
      return answer(session, event);
    case 'next':
      return isAwaiting(session) ? session : goTo(session, index + 1);
    case 'previous':
      return quiz.allowNavigation ? goTo(session, index - 1) : session;
    case 'goTo':
      return quiz.allowNavigation ? goTo(session, event.index) : session;
    case 'questionTimeUp':
      return quiz.useQuestionTimer ? afterQuestionTime(session, session.nowMs) : session;
    case 'timeUp':
      return submit(session, 'time');
    case 'focusLost':
      return focusLost(session, event.count);
    default:
      return session;
  }
}

function afterRunning(session: QuizSession, event: SessionEvent): QuizSession {
  if (session.phase === 'submitted') return session;
  if (event.kind === 'submitSucceeded') return submitted(session);
  // The server knew better: there is time left, or a focus loss did not count.
  if (event.kind === 'submitWithdrawn') return { ...session, phase: 'running', submitReason: null };
  // spec §8: a failed submit only closes the overlay; the reason stays, so that the end of time does not retry every second
  return event.kind === 'submitFailed' ? { ...session, phase: 'running' } : session;
}

function answer(
  session: QuizSession,
  { questionId, answer }: SessionEvent & { kind: 'answer' },
): QuizSession {
  const { quiz, answers, currentQuestionIndex } = session;
  const index = quiz.questions.findIndex((question) => question._id === questionId);
  const isHere = index >= 0 && quiz.questions[index]?.type !== 'coming';
  const isReachable = isHere && (index === currentQuestionIndex || quiz.allowNavigation);
  if (!isReachable || answersEqual(answers[questionId], answer)) return session;
  const { [questionId]: _before, ...others } = answers;
  const after = answer === null ? others : { ...others, [questionId]: answer };
  return withEffects(
    { ...session, answers: after },
    { kind: 'save' },
    { kind: 'send-answer', questionId, answer },
  );
}

function goTo(session: QuizSession, index: number): QuizSession {
  if (index === session.currentQuestionIndex || session.quiz.questions[index] === undefined) return session;
  return showQuestion(session, { index, fromMs: session.nowMs, isLedByTime: false });
}

function showQuestion(
  session: QuizSession,
  to: { index: number; fromMs: number; isLedByTime: boolean },
): QuizSession {
  const { index, fromMs, isLedByTime } = to;
  const limit = session.quiz.questions[index]?.timeLimit ?? 0;
  const shown = { ...session, currentQuestionIndex: index, isLedByTime, isConfirmingSubmit: false };
  return withEffects(
    withQuestionEnd(shown, session.quiz.useQuestionTimer ? fromMs + limit * 1000 : null),
    { kind: 'save' },
    { kind: 'question-changed' },
  );
}

// The server reports the end of a question not yet received.
const withQuestionEnd = (session: QuizSession, endsAtMs: number | null): QuizSession => ({
  ...session,
  questionEndsAtMs: isAwaiting(session) ? null : endsAtMs,
});

// The question timers may have advanced since: the arriving question is the one open by then.
function opened(
  session: QuizSession,
  { question, place }: NonNullable<FollowedAttempt['opened']>,
): QuizSession {
  const { index, endsAt } = place;
  const questions = session.quiz.questions.map((each) => (each._id === question._id ? question : each));
  const known = { ...session, quiz: { ...session.quiz, questions } };
  const shown =
    index === session.currentQuestionIndex
      ? withEffects(known, { kind: 'save' })
      : showQuestion(known, { index, fromMs: session.nowMs, isLedByTime: true });
  return { ...shown, questionEndsAtMs: endsAt };
}

// Another page may have advanced since: the progress applies here too.
function movedOnTo(session: QuizSession, onServer: Place): QuizSession {
  const { currentQuestionIndex: index, questionEndsAtMs: endsAt } = session;
  const place = furtherOf(onServer, { index, endsAt });
  const shown =
    place.index === index
      ? session
      : showQuestion(session, { index: place.index, fromMs: session.nowMs, isLedByTime: false });
  return withQuestionEnd(shown, place.endsAt);
}

// spec §4: the warning counts N/3 and the third violation submits, unless more are allowed; the count never falls
function focusLost(session: QuizSession, count: number): QuizSession {
  if (session.quiz.allowTabChange || count <= session.focusLostCount) return session;
  const counted = { ...session, focusLostCount: count, isWarningShown: true };
  const warned = withEffects(counted, { kind: 'save' }, { kind: 'warn', count });
  return count >= session.attempt.tabChangeLimit ? submit(warned, 'tab-changes') : warned;
}

function submit(session: QuizSession, reason: SubmitReason): QuizSession {
  const submitting = {
    ...session,
    phase: 'submitting',
    submitReason: reason,
    isConfirmingSubmit: false,
  } as const;
  return withEffects(submitting, { kind: 'save' }, { kind: 'submit', reason });
}

const submitted = (session: QuizSession): QuizSession =>
  withEffects({ ...session, phase: 'submitted' }, { kind: 'clear-saved' });

const withEffects = (session: QuizSession, ...effects: SessionEffect[]): QuizSession => ({
  ...session,
  effects: [...session.effects, ...effects],
});
