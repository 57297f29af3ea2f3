import * as z from 'zod';
import { type Question, questionSchema } from '../../../shared/question/schema';
import {
  type Quiz,
  type QuizRow,
  quizRowSchema,
  quizSchema,
  type SharedQuiz,
  sharedQuizSchema,
} from '../../../shared/quiz/schema';
import type { QuestionRecord, QuizRecord } from './repo';

/** What the attempts on one quiz add up to. */
export interface AttemptTotals {
  readonly started: number;
  readonly submitted: number;
  readonly evaluated: number;
  readonly released: number;
  /** JSON list of the students whose attempts are submitted. */
  readonly attemptedBy: string;
}

const NO_ATTEMPTS: AttemptTotals = { started: 0, submitted: 0, evaluated: 0, released: 0, attemptedBy: '[]' };
const studentIdsSchema = z.array(z.string());

export const toQuestion = ({ id, ...question }: QuestionRecord): Question =>
  questionSchema.parse({ ...question, _id: id });

export const toQuiz = (
  quiz: QuizRecord,
  totals: AttemptTotals | undefined,
  questions: readonly Question[],
): Quiz => quizSchema.parse({ ...stateOf(quiz, totals), questions });

export const toQuizRow = (
  quiz: QuizRecord,
  totals: AttemptTotals | undefined,
  questions: readonly string[],
): QuizRow => quizRowSchema.parse({ ...stateOf(quiz, totals), questions });

export const toSharedQuiz = ({ id, ...quiz }: QuizRecord, questions: readonly string[]): SharedQuiz =>
  sharedQuizSchema.parse({ ...quiz, _id: id, questions });

function stateOf({ id, ...quiz }: QuizRecord, totals: AttemptTotals = NO_ATTEMPTS) {
  const { started, submitted, evaluated, released, attemptedBy } = totals;
  return {
    ...quiz,
    _id: id,
    evaluationProgress: submitted === 0 ? 0 : Math.floor((evaluated / submitted) * 100),
    scoresReleased: submitted > 0 && released === submitted,
    attemptedBy: studentIdsSchema.parse(JSON.parse(attemptedBy)),
    hasStarted: started > 0,
    runningCount: started - submitted,
  };
}
