import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { blankQuestion } from '../../../../shared/question/draft';
import { toQuestion } from '../../../../shared/question/from-draft';
import { blankQuiz } from '../../../../shared/quiz/draft';
import type { Quiz } from '../../../../shared/quiz/schema';
import { createQuizPreview, triedOut } from './quiz-preview';

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());

const question = toQuestion(
  { ...blankQuestion('short'), text: 'Why?', correctAnswer: 'Because' },
  'q1',
  null,
);

const quiz: Quiz = {
  ...blankQuiz('Cells'),
  _id: 'quiz1',
  totalTimeSeconds: 60,
  isPublished: false,
  shareId: null,
  acceptingResponses: false,
  evaluationStatus: 'pending',
  evaluationProgress: 0,
  scoresReleased: false,
  ...{ releaseAt: null, releaseRefusal: null },
  attemptedBy: [],
  hasStarted: false,
  runningCount: 0,
  draftCount: 0,
  right: 'own',
  owner: null,
  drafts: [],
  order: ['q1'],
  pools: [],
  questions: [question],
};

test('a draft can be tried out, without its correct answers', () => {
  expect(triedOut(quiz).quiz.questions[0]).not.toHaveProperty('correctAnswer');
});

test('the time does not run until the timer is started', () => {
  const preview = createQuizPreview(quiz);
  const session = () => preview.store.getState().session;
  vi.advanceTimersByTime(90_000);
  preview.act({ kind: 'tick' });
  expect(session().phase).toBe('running');
  preview.startClock();
  vi.advanceTimersByTime(59_000);
  preview.act({ kind: 'tick' });
  expect(session().nowMs).toBe(59_000);
  vi.advanceTimersByTime(1000);
  preview.act({ kind: 'tick' });
  expect([session().phase, session().submitReason]).toEqual(['submitting', 'time']);
});
