import { createStore, type StoreApi } from 'zustand/vanilla';
import { seededArrange } from '../../../../shared/attempt/arrange';
import { drawnQuestions } from '../../../../shared/attempt/draw';
import type { JoinedQuiz } from '../../../../shared/attempt/schema';
import { shuffledQuestion } from '../../../../shared/attempt/shuffled-question';
import { TAB_CHANGE_LIMIT } from '../../../../shared/constants';
import { toAskedQuestion } from '../../../../shared/question/asked-question';
import { poolsWithin } from '../../../../shared/quiz/pools-within';
import type { Quiz } from '../../../../shared/quiz/schema';
import { attemptDeadline } from '../../../../shared/timing/deadline';
import { type SessionAct, stepSession } from '../../../rules/quiz-session/machine';
import { openSession, type QuizSession } from '../../../rules/quiz-session/state';

/** A quiz tried out by its teacher: a student's session without storage or network. */
export interface QuizPreview {
  /** `clockFromMs`: the start of its clock by the page's time; before that it is at 0 ms. */
  readonly store: StoreApi<{ readonly session: QuizSession; readonly clockFromMs: number | null }>;
  act: (act: SessionAct) => void;
  startClock: () => void;
}

/** Each round draws its own questions from the pools; the first round of a quiz is always the same. */
export function createQuizPreview(quiz: Quiz, round = 1): QuizPreview {
  const session = openSession({ joined: triedOut(quiz, round), nowMs: 0 });
  const store: QuizPreview['store'] = createStore(() => ({ session, clockFromMs: null }));
  return {
    store,
    act(act) {
      const { session: before, clockFromMs } = store.getState();
      const nowMs = clockFromMs === null ? 0 : Math.round(performance.now() - clockFromMs);
      store.setState({ session: stepSession(before, { ...act, nowMs }) });
    },
    startClock() {
      if (store.getState().clockFromMs === null) store.setState({ clockFromMs: performance.now() });
    },
  };
}

/** The quiz as if just joined; a preview's clock starts at 0 ms. */
export function triedOut({ questions: all, pools, ...settings }: Quiz, round = 1): JoinedQuiz {
  const drawnFrom = poolsWithin(
    pools,
    all.map(({ _id }) => _id),
  );
  const drawn = seededArrange(`${settings._id} ${round}`);
  const questions = drawnQuestions({ questions: all, pools: drawnFrom, arrange: drawn });
  const arrange = seededArrange(settings._id);
  return {
    quiz: {
      ...settings,
      shareId: settings.shareId ?? '',
      isPublished: true,
      questions: questions.map((question) =>
        toAskedQuestion(shuffledQuestion(question, { arrange, shuffleOptions: false })),
      ),
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
      largerText: false,
      hideTimer: false,
    },
  };
}
