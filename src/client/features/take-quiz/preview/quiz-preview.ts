import type { JoinedQuiz } from '../../../../shared/attempt/schema';
import { TAB_CHANGE_LIMIT } from '../../../../shared/constants';
import { toAskedQuestion } from '../../../../shared/question/asked-question';
import type { Quiz } from '../../../../shared/quiz/schema';
import { openSession } from '../../../../shared/quiz-session/state';
import { attemptDeadline } from '../../../../shared/timing/deadline';
import { createSessionStore } from '../session-store';
import { createPausedClock } from './paused-clock';

/** A quiz as its teacher tries it out: the session a student has, with nothing that carries it anywhere. */
export type QuizPreview = ReturnType<typeof createQuizPreview>;

export function createQuizPreview(quiz: Quiz) {
  const clock = createPausedClock();
  const store = createSessionStore(openSession({ joined: triedOut(quiz), nowMs: clock.now() }), clock.now);
  return { clock, store };
}

/** The quiz as if it had been joined just now; the clock of a preview starts at 0 ms. */
export function triedOut({ questions, ...settings }: Quiz): JoinedQuiz {
  return {
    quiz: {
      ...settings,
      shareId: settings.shareId ?? '',
      isPublished: true,
      questions: questions.map(toAskedQuestion),
    },
    attempt: {
      _id: '',
      quizId: settings._id,
      startTime: 0,
      deadline: attemptDeadline({ startedAtMs: 0, settings, questions }),
      serverNow: 0,
      answers: {},
      revisions: {},
      focusLostCount: 0,
      tabChangeLimit: TAB_CHANGE_LIMIT,
      pausedSince: null,
      place: null,
    },
  };
}
