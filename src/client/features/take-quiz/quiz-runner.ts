import type { JoinedQuiz } from '../../../shared/attempt/schema';
import { FOLLOW_EVERY_MS } from '../../../shared/constants';
import { openQuiz } from '../../../shared/quiz-session/open-quiz';
import { type SessionEffect, savedQuizOf } from '../../../shared/quiz-session/state';
import { nowMs } from '../../platform/clock';
import { statusOf } from '../../platform/error-message';
import { readOutbox, removeOutbox, updateOutbox } from '../../platform/outbox-store';
import { notePageGone, notePageHere } from '../../platform/page-gone';
import { clearSavedQuiz, getSavedQuiz, setSavedQuiz } from '../../platform/saved-quiz';
import { trpcClient } from '../../platform/trpc-client';
import { focusLossesLeftBehind, keepFocusLosses } from '../../platform/unsent-focus-losses';
import { createAutosave } from './autosave';
import { createAwayReports } from './away-reports';
import { createCell } from './cell';
import { createFollow } from './follow';
import { isFromDevice } from './offline-start';
import { createOutbox } from './outbox';
import { createPaper } from './paper';
import { createPlaceTelling } from './place-telling';
import { createServerClock } from './server-clock';
import { createServerWord } from './server-word';
import { createSessionStore } from './session-store';
import { createSubmission, type Ending } from './submission';
import { createUnsent } from './unsent';
import { writerId } from './writer-id';

/** One quiz being taken: the session, and everything that carries it to this device and to the server. */
export type QuizRunner = ReturnType<typeof createQuizRunner>;

export function createQuizRunner(joined: JoinedQuiz) {
  const { _id: attemptId } = joined.attempt;
  const clock = createServerClock(joined.attempt.serverNow);
  const saved = getSavedQuiz();
  const opened = openQuiz(joined, saved, clock.now());
  const store = createSessionStore(opened.session, clock.now);
  const outbox = createOutbox(attemptId, { read: readOutbox, update: updateOutbox, remove: removeOutbox });
  const isSavedHere = createCell(true);
  const isSignedOut = createCell(false);
  const ending = createCell<Ending | null>(null);
  const call = trpcClient.attempts;

  const noticeFailure = (error: unknown) => {
    if (statusOf(error) === 401) isSignedOut.set(true);
  };
  const questionId = () => store.get().quiz.questions[store.get().currentQuestionIndex]?._id ?? '';

  const isInFront = () => document.visibilityState === 'visible' && awayReports.state().absence.length === 0;

  const follow = createFollow({
    everyMs: FOLLOW_EVERY_MS,
    async ask() {
      const page = { writerId: await writerId(), claim: !store.get().isElsewhere };
      const shown = { questionId: questionId(), unsentCount: outbox.changes().length };
      const here = isInFront() ? { hereAt: clock.now() } : {};
      return call.follow.mutate({ attemptId, ...page, ...shown, ...here });
    },
    onTold: (told, roundTripMs) => word.take(told, roundTripMs),
    onFailed(error) {
      noticeFailure(error);
      autosave.unreachable();
    },
  });
  const autosave = createAutosave({
    outbox,
    now: clock.now,
    send: async (input) => call.saveAnswers.mutate({ attemptId, writerId: await writerId(), ...input }),
    onSaved({ deadline }) {
      place.tell();
      const { attempt, deadlineMs } = store.get();
      if (attempt.pausedSince === null && deadline !== deadlineMs) void follow.ask();
    },
    onFailed: noticeFailure,
    async onRefused() {
      const told = await follow.ask();
      if (told === null) return 'again';
      if (told.state !== 'running') return 'stop';
      return told.isWriter && told.pausedSince === null ? 'again' : 'hold';
    },
    onPassedOver: () => unsent.takeOver(),
  });
  const awayReports = createAwayReports({
    outbox,
    keep: (focusLosses) => keepFocusLosses(attemptId, focusLosses),
    notePageGone: (focusLoss) => notePageGone(attemptId, focusLoss),
    report: (focusLoss) => call.reportFocusLoss.mutate({ attemptId, ...focusLoss }),
    onCounted: ({ focusLostCount, submitted }) => word.takeCount(focusLostCount, submitted),
    onFailed: noticeFailure,
  });
  const paper = createPaper(joined, { store, outbox });
  const unsent = createUnsent({
    ...{ joined, saved, store, outbox, autosave, clock, paper },
    takeOver: async () => call.takeOver.mutate({ attemptId, writerId: await writerId() }),
    onTold: (told, roundTripMs) => word.take(told, roundTripMs),
  });
  const word = createServerWord({
    ...{ store, clock, outbox, autosave, awayReports, unsent },
    deviceNow: nowMs,
    isGuessed: isFromDevice(joined),
  });
  const place = createPlaceTelling({
    isNeeded: !joined.quiz.allowNavigation,
    isAllSent: () => outbox.changes().length === 0,
    tell: () => void follow.ask(),
  });
  const submission = createSubmission({
    mayGoAhead: () => word.mayHandIn(() => follow.ask()),
    submit: () =>
      call.submit.mutate({
        quizId: joined.quiz._id,
        attempt: paper.toHandIn(),
      }),
    onEnded(ended) {
      stop();
      autosave.stop();
      awayReports.stop();
      outbox.close();
      keepFocusLosses(attemptId, []);
      ending.set(ended);
      store.act({ kind: 'submitSucceeded' });
    },
    onFailed(error) {
      noticeFailure(error);
      store.act({ kind: 'submitFailed' });
    },
    onWithdrawn: () => store.act({ kind: 'submitWithdrawn' }),
  });

  const save = () => {
    const session = store.get();
    // Another page of this browser may hold the quiz and keep its own state here.
    if (session.phase === 'submitted' || session.isElsewhere) return;
    isSavedHere.set(setSavedQuiz(savedQuizOf(session)));
  };
  let isNotedHere = false;
  /** Notes for the next page of this tab whether the student is before this one. */
  const noteHere = (isHere: boolean) => {
    if (isHere === isNotedHere) return;
    isNotedHere = isHere;
    notePageHere(isHere ? { attemptId, clockOffsetMs: clock.now() - nowMs() } : null);
  };
  const carryOut = (effect: SessionEffect) => {
    if (effect.kind === 'save') save();
    if (effect.kind === 'question-changed') place.changed();
    if (effect.kind === 'send-answer') unsent.changed(effect.questionId, effect.answer);
    if (effect.kind === 'submit') submission.send();
    if (effect.kind === 'reopened') submission.withdraw();
    if (effect.kind === 'clear-saved') clearSavedQuiz();
  };
  let stopListening: (() => void) | undefined;
  const stop = () => {
    follow.stop();
    stopListening?.();
  };

  return {
    ...{ clock, store, autosave, awayReports, submission, follow, isSignedOut, ending, save, noteHere },
    ...{ gaveWay: unsent.gaveWay, takeOver: unsent.takeOver, questionId },
    kept: { inState: isSavedHere, inOutbox: outbox.isKept },
    hasUnsent: () => outbox.changes().length > 0,
    submitAfterMs: opened.submitAfterMs,
    /** Tries everything that waits, after the connection or the session has come back. */
    retryAll() {
      void follow.ask();
      void awayReports.sendNow();
      autosave.send();
      submission.retry();
    },
    /** Starts to save, send and follow; the answer ends it. */
    start() {
      stopListening = store.onEffect(carryOut);
      autosave.hold();
      save();
      void unsent.open().then(() => {
        awayReports.recall(focusLossesLeftBehind(attemptId));
        void awayReports.sendNow();
        return follow.ask();
      });
      follow.start();
      return stop;
    },
  };
}
