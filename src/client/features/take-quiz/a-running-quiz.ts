import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type { RunningAttempt } from '../../../shared/attempt/schema';
import { blankQuestion } from '../../../shared/question/draft';
import { toQuestion } from '../../../shared/question/from-draft';
import { blankQuiz } from '../../../shared/quiz/draft';
import { attemptCalls, browserDevice } from '../../quiz-session/browser-device';
import { RunningQuiz } from '../../quiz-session/running-quiz';
import { triedOut } from './preview/quiz-preview';

interface RunningSettings {
  useQuestionTimer?: boolean;
  needs?: Partial<Pick<RunningAttempt, 'largerText' | 'hideTimer'>>;
}

const questions = ['q1', 'q2'].map((id) =>
  toQuestion({ ...blankQuestion('short'), text: `Why ${id}?`, correctAnswer: 'Because' }, id, null),
);

/** A quiz that sends nothing; its time advances only by `pass`. */
export function aRunningQuiz({ useQuestionTimer = false, needs = {} }: RunningSettings = {}) {
  const { quiz: taken, attempt } = triedOut({
    ...{ ...blankQuiz('Cells'), _id: 'quiz1', totalTimeSeconds: 3600, useQuestionTimer },
    ...{ isPublished: false, shareId: null, acceptingResponses: false, attemptedBy: [], runningCount: 0 },
    ...{ releaseAt: null, releaseRefusal: null },
    ...{ evaluationStatus: 'pending', evaluationProgress: 0, scoresReleased: false, hasStarted: false },
    ...{ draftCount: 0, drafts: [], order: [], pools: [], right: 'own' as const, owner: null },
    questions: questions.map((question) => ({ ...question, timeLimit: useQuestionTimer ? 600 : null })),
  });
  const joined = { quiz: taken, attempt: { ...attempt, ...needs } };
  const quiz = new RunningQuiz({ joined, isGuess: false, device: browserDevice, server: attemptCalls });
  const pass = (seconds: number) =>
    act(() => {
      for (let second = 0; second < seconds; second += 1) {
        vi.advanceTimersByTime(1000);
        quiz.act({ kind: 'tick' });
      }
    });
  return { quiz, pass };
}
