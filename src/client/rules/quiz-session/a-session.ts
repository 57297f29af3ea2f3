import type { JoinedQuiz } from '../../../shared/attempt/schema';
import { TAB_CHANGE_LIMIT } from '../../../shared/constants';
import { toAskedQuestion } from '../../../shared/question/asked-question';
import { blankQuestion } from '../../../shared/question/draft';
import { toQuestion } from '../../../shared/question/from-draft';
import { blankQuiz } from '../../../shared/quiz/draft';
import type { SavedQuiz } from './saved-quiz';

interface JoinOptions {
  readonly limits?: readonly (number | null)[];
  readonly settings?: Partial<Omit<JoinedQuiz['quiz'], 'questions'>>;
}

/** For tests: a quiz of short questions q1, q2, … just joined at 0 ms, with 600 s in all. */
export function aJoinedQuiz({ limits = [null, null, null], settings = {} }: JoinOptions = {}): JoinedQuiz {
  const questions = limits.map((timeLimit, index) => {
    const draft = { ...blankQuestion('short'), text: `Question ${index + 1}`, timeLimit };
    return toAskedQuestion(toQuestion(draft, `q${index + 1}`, null));
  });
  const timers = {
    ...blankQuiz('Cells'),
    totalTimeSeconds: 600,
    ...settings,
  };
  const limitSeconds = limits.reduce<number>((sum, limit) => sum + (limit ?? 0), 0);
  const deadline = 1000 * (timers.useQuestionTimer ? limitSeconds : timers.totalTimeSeconds);
  return {
    quiz: {
      _id: 'quiz1',
      shareId: 'ABCDEFGH',
      isPublished: true,
      acceptingResponses: true,
      ...timers,
      questions,
    },
    attempt: {
      _id: 'attempt1',
      quizId: 'quiz1',
      startTime: 0,
      deadline,
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

/** For tests: the saved state of a joined quiz at 0 ms, on its first question with all its time. */
export function aSavedQuiz(options: JoinOptions = {}, changes: Partial<SavedQuiz> = {}): SavedQuiz {
  const { quiz, attempt } = aJoinedQuiz(options);
  return {
    quizId: quiz._id,
    quizDetails: quiz,
    attemptDetails: attempt,
    answers: {},
    currentQuestionIndex: 0,
    timeRemaining: quiz.useQuestionTimer ? null : quiz.totalTimeSeconds,
    questionTimeRemaining: quiz.useQuestionTimer ? (quiz.questions[0]?.timeLimit ?? 0) : null,
    startTime: 0,
    lastSaved: 0,
    unsent: {},
    ...changes,
  };
}
