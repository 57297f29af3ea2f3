import * as z from 'zod';
import type { Access } from '../../../shared/access/schema';
import { askedTotals, poolProblem } from '../../../shared/quiz/pools';
import { poolsWithin } from '../../../shared/quiz/pools-within';
import { type QuizRow, type SharedQuiz, sharedQuizSchema } from '../../../shared/quiz/schema';
import { percentageOf } from '../../../shared/results/percentage';
import type { SubmissionsInProgress } from '../../db/evaluation-memory';
import type { AssignedRow } from '../assignments/assigned-rows';
import type { QuizRecord } from '../quizzes/find';
import { type AttemptTotals, NO_ATTEMPTS, stateOf, toPools } from '../quizzes/views';

export interface RowParts {
  readonly totals: AttemptTotals | undefined;
  /** Of evaluated attempts. */
  readonly marks: MarkSums | undefined;
  /** Decisions left to the teacher. */
  readonly toReview: number | undefined;
  readonly questions: readonly { readonly id: string; readonly maximumMarks: number }[];
  readonly draftCount: number;
  readonly inProgress: SubmissionsInProgress | undefined;
  readonly assigned: AssignedRow | undefined;
  readonly access: Access;
}

const NOT_ASSIGNED: AssignedRow = { classNames: [], expectedCount: null, opensAt: null, closesAt: null };
/** The sum of the marks, how many may need a decision, and the open second looks. */
const markSumsSchema = z.tuple([z.number(), z.number(), z.number()]);

interface MarkSums {
  readonly sums: string;
}

const NONE = [0, 0, 0] as const;
const sumsOf = (marks: MarkSums | undefined) => (marks ? markSumsSchema.parse(JSON.parse(marks.sums)) : NONE);

/** Whether counting decisions requires looking at each mark. */
export const mayAskDecisions = (marks: MarkSums | undefined): boolean => sumsOf(marks)[1] > 0;

export function toQuizRow(
  quiz: QuizRecord,
  {
    totals = NO_ATTEMPTS,
    marks: given,
    toReview = 0,
    questions,
    inProgress,
    draftCount,
    assigned = NOT_ASSIGNED,
    access,
  }: RowParts,
): QuizRow {
  const finished = questions.map(({ id, maximumMarks }) => ({ _id: id, maximumMarks }));
  const pools = poolsWithin(
    toPools(quiz),
    finished.map(({ _id }) => _id),
  );
  const { marks, questionCount } = askedTotals(pools, finished);
  const { evaluated, lastStartedAt, lastSubmittedAt } = totals;
  const [score, , openAppeals] = sumsOf(given);
  return {
    ...stateOf(quiz, { totals, inProgress, draftCount }),
    ...access,
    // Folders are the owner's own order.
    folder: access.owner === null ? quiz.folder : '',
    questions: questions.map(({ id }) => id),
    marks,
    askedCount: questionCount,
    poolProblem: poolProblem(pools, finished),
    startedCount: totals.started,
    lastActivityAt: Math.max(quiz.createdAt, lastStartedAt ?? 0, lastSubmittedAt ?? 0),
    toReview,
    openAppeals,
    ...assigned,
    meanPercent: evaluated > 0 ? percentageOf(score, evaluated * marks) : null,
  };
}

export const toSharedQuiz = (
  { id, ...quiz }: QuizRecord,
  read: { questions: readonly string[]; own: SharedQuiz['own'] },
): SharedQuiz => sharedQuizSchema.parse({ ...quiz, _id: id, ...read });
