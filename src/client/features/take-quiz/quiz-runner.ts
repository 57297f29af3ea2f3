import { answersEqual } from '../../../shared/attempt/answers-equal';
import type { Answers, JoinedQuiz } from '../../../shared/attempt/schema';
import type { SessionEffect } from '../../../shared/attempt/session-state';
import { savedQuizOf } from '../../../shared/attempt/session-state';
import { TAB_CHANGE_LIMIT } from '../../../shared/constants';
import { statusOf } from '../../platform/error-message';
import { clearSavedQuiz, getSavedQuiz, setSavedQuiz } from '../../platform/saved-quiz';
import { trpcClient } from '../../platform/trpc-client';
import { createAutosave } from './autosave';
import { createAwayReports } from './away-reports';
import { createCell } from './cell';
import { openQuiz } from './open-quiz';
import { createServerClock } from './server-clock';
import { createSessionStore } from './session-store';
import { createSubmission, type Ending } from './submission';

/** One quiz being taken: the session, and everything that carries it to this device and to the server. */
export type QuizRunner = ReturnType<typeof createQuizRunner>;

export function createQuizRunner(joined: JoinedQuiz) {
  const { _id: attemptId, serverNow, answers: storedAnswers } = joined.attempt;
  const clock = createServerClock(serverNow);
  const opened = openQuiz(joined, getSavedQuiz(), clock.now());
  const store = createSessionStore(opened.session, clock.now);
  /** Whether what is written survives a reload of the page. */
  const isKeptHere = createCell(true);
  const isSignedOut = createCell(false);
  const ending = createCell<Ending | null>(null);
  /** Answers taken away here: a submit has to say so, it leaves out nothing that the server has. */
  const cleared = new Map<string, null>();

  const noticeFailure = (error: unknown) => {
    if (statusOf(error) === 401) isSignedOut.set(true);
  };
  const autosave = createAutosave({
    send: (input) => trpcClient.attempts.saveAnswers.mutate({ attemptId, ...input }),
    now: clock.now,
    onSaved(saved) {
      clock.sync(saved.serverNow);
      if (saved.deadline !== store.get().deadlineMs) {
        store.act({ kind: 'deadlineMoved', deadlineMs: saved.deadline });
      }
    },
    onFailed: noticeFailure,
  });
  const awayReports = createAwayReports({
    report: (report) => trpcClient.attempts.reportFocusLoss.mutate({ attemptId, ...report }),
    onCounted: ({ focusLostCount, submitted }) =>
      store.act({
        kind: 'focusLost',
        count: submitted ? Math.max(focusLostCount, TAB_CHANGE_LIMIT) : focusLostCount,
      }),
    onFailed: noticeFailure,
  });
  const submission = createSubmission({
    submit() {
      const { quiz, answers, focusLostCount } = store.get();
      const paper = { ...Object.fromEntries(cleared), ...answers };
      return trpcClient.attempts.submit.mutate({
        quizId: quiz._id,
        attempt: { answers: paper, focusLostCount },
      });
    },
    onEnded(ended) {
      autosave.stop();
      awayReports.stop();
      ending.set(ended);
      store.act({ kind: 'submitSucceeded' });
    },
    onFailed(error) {
      noticeFailure(error);
      store.act({ kind: 'submitFailed' });
    },
  });

  const save = () => {
    if (store.get().phase !== 'submitted') isKeptHere.set(setSavedQuiz(savedQuizOf(store.get())));
  };
  const sendAll = (answers: Answers) => {
    for (const [questionId, answer] of Object.entries(answers)) {
      if (!answersEqual(storedAnswers[questionId], answer)) autosave.change(questionId, answer);
    }
  };
  const carryOut = (effect: SessionEffect) => {
    if (effect.kind === 'save') save();
    if (effect.kind === 'send-answer') {
      autosave.change(effect.questionId, effect.answer);
      if (effect.answer === null) cleared.set(effect.questionId, null);
    }
    if (effect.kind === 'submit') submission.send();
    if (effect.kind === 'clear-saved') clearSavedQuiz();
  };

  return {
    ...{ clock, store, autosave, awayReports, submission, isKeptHere, isSignedOut, ending, save },
    submitAfterMs: opened.submitAfterMs,
    /** Tries everything that waits, after the connection or the session has come back. */
    retryAll() {
      awayReports.sendNow();
      autosave.send();
      submission.retry();
    },
    /** Starts to save and send; the answer ends it. */
    start() {
      const stopListening = store.onEffect(carryOut);
      save();
      sendAll(store.get().answers);
      return stopListening;
    },
  };
}
