import * as z from 'zod';
import type { Access } from '../../../shared/access/schema';
import { keptProblems, readKeptDraft } from '../../../shared/question/kept-draft';
import { type Question, questionSchema } from '../../../shared/question/schema';
import type { UnfinishedQuestion } from '../../../shared/question/unfinished';
import { validateQuestion } from '../../../shared/question/validate';
import { evaluationProgress } from '../../../shared/quiz/evaluation-progress';
import { askedTotals, poolProblem } from '../../../shared/quiz/pools';
import { type Pool, poolsSchema } from '../../../shared/quiz/pools-schema';
import { poolsWithin } from '../../../shared/quiz/pools-within';
import { type Quiz, type QuizRow, type SharedQuiz, sharedQuizSchema } from '../../../shared/quiz/schema';
import { percentageOf } from '../../../shared/results/percentage';
import type { SubmissionsInHand } from '../../db/running-evaluations';
import { withFormatted } from '../../rich-text/formatted-texts';
import type { AssignedRow } from '../assignments/assigned-rows';
import type { DraftRecord } from './drafts-store';
import type { QuestionRecord, QuizRecord } from './store';

/** What the attempts on one quiz add up to. */
export interface AttemptTotals {
  readonly started: number;
  readonly submitted: number;
  readonly evaluated: number;
  readonly released: number;
  /** Epoch milliseconds; null without any. */
  readonly lastStartedAt: number | null;
  readonly lastSubmittedAt: number | null;
  /** JSON list of the students whose attempts are submitted. */
  readonly attemptedBy: string;
}

/** What a row is made of. */
export interface RowParts {
  readonly totals: AttemptTotals | undefined;
  /** Of the evaluated attempts. */
  readonly marks: { readonly sums: string } | undefined;
  readonly questions: readonly { readonly id: string; readonly maximumMarks: number }[];
  readonly draftCount: number;
  readonly inHand: SubmissionsInHand | undefined;
  readonly assigned: AssignedRow | undefined;
  readonly access: Access;
}

const NO_ATTEMPTS: AttemptTotals = {
  ...{ started: 0, submitted: 0, evaluated: 0, released: 0 },
  ...{ lastStartedAt: null, lastSubmittedAt: null, attemptedBy: '[]' },
};
const NOT_ASSIGNED: AssignedRow = { classNames: [], expectedCount: null, opensAt: null, closesAt: null };
const studentIdsSchema = z.array(z.string());
/** What the marks add up to, how many of them wait for the teacher, and how many second looks do. */
const markSumsSchema = z.tuple([z.number(), z.number(), z.number()]);

/** A question of its columns and its body, which nothing has checked before. */
export const toQuestion = ({ id, body, ...columns }: QuestionRecord): Question =>
  questionSchema.parse({ ...body, ...columns, _id: id });

/** The columns of a question, without its id; what it has by its type is its body. */
export function toColumns(question: Question) {
  const { _id, type, format, text, imageUrl, imageAlt, explanation, timeLimit, maximumMarks, ...rest } =
    question;
  const { formatted: _, ...body } = rest;
  return { type, format, text, imageUrl, imageAlt, explanation, timeLimit, maximumMarks, body };
}

/** The pools of a quiz as stored, also with questions that are deleted and may come back. */
export const toPools = ({ pools }: Pick<QuizRecord, 'pools'>): Pool[] => poolsSchema.parse(JSON.parse(pools));

/** What a quiz is made of. */
export interface QuizParts {
  readonly totals: AttemptTotals | undefined;
  readonly questions: readonly Question[];
  readonly drafts: readonly DraftRecord[];
  /** Ids of questions and of new unfinished ones. */
  readonly order: readonly string[];
  readonly inHand: SubmissionsInHand | undefined;
  readonly access: Access;
}

export const toQuiz = (
  quiz: QuizRecord,
  { questions, drafts, order, access, ...parts }: QuizParts,
): Quiz => ({
  ...stateOf(quiz, { ...parts, draftCount: drafts.length }),
  ...access,
  questions: questions.map(withFormatted),
  drafts: drafts
    .map((draft) => toUnfinished(draft, quiz))
    .toSorted((one, other) => order.indexOf(one._id) - order.indexOf(other._id)),
  order: [...order],
  pools: poolsWithin(toPools(quiz), order),
});

function toUnfinished(
  { id, position, draft: kept, imageUrl, updatedAt }: DraftRecord,
  quiz: QuizRecord,
): UnfinishedQuestion {
  const draft = readKeptDraft(kept);
  const problems = keptProblems(kept).map((sentence) => ({ field: 'text', sentence }));
  const issues = [...validateQuestion(draft, quiz), ...problems];
  return { _id: id, isChange: position === null, draft, imageUrl, updatedAt, issues };
}

export function toQuizRow(
  quiz: QuizRecord,
  {
    totals = NO_ATTEMPTS,
    marks: given,
    questions,
    inHand,
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
  const [score, toReview, openAppeals] = given ? markSumsSchema.parse(JSON.parse(given.sums)) : [0, 0, 0];
  return {
    ...stateOf(quiz, { totals, inHand, draftCount }),
    ...access,
    // In which folder a quiz lies is its owner's order.
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

function stateOf(
  { id, ...quiz }: QuizRecord,
  {
    totals = NO_ATTEMPTS,
    inHand,
    draftCount,
  }: Pick<QuizParts, 'totals' | 'inHand'> & { readonly draftCount: number },
) {
  const { started, submitted, evaluated, released, attemptedBy } = totals;
  return {
    ...quiz,
    _id: id,
    evaluationProgress: evaluationProgress({ submitted, evaluated, inHand }),
    scoresReleased: submitted > 0 && released === submitted,
    attemptedBy: studentIdsSchema.parse(JSON.parse(attemptedBy)),
    hasStarted: started > 0,
    runningCount: started - submitted,
    draftCount,
  };
}
