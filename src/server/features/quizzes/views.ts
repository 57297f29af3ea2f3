import * as z from 'zod';
import type { Access } from '../../../shared/access/schema';
import { type Question, questionSchema } from '../../../shared/question/schema';
import type { UnfinishedQuestion } from '../../../shared/question/unfinished';
import { validateQuestion } from '../../../shared/question/validate';
import { type Pool, poolsSchema } from '../../../shared/quiz/pools-schema';
import { poolsWithin } from '../../../shared/quiz/pools-within';
import type { Quiz } from '../../../shared/quiz/schema';
import type { SubmissionsInProgress } from '../../db/evaluation-memory';
import { withFormatted } from '../../rich-text/formatted-texts';
import { keptProblems, readKeptDraft } from '../../rules/question/kept-draft';
import { evaluationProgress } from '../../rules/quiz/evaluation-progress';
import type { DraftRecord, QuestionRecord, QuizRecord } from './store';

export interface AttemptTotals {
  readonly started: number;
  readonly submitted: number;
  readonly evaluated: number;
  readonly released: number;
  /** Epoch milliseconds; null without any. */
  readonly lastStartedAt: number | null;
  readonly lastSubmittedAt: number | null;
  /** JSON list of students with submitted attempts. */
  readonly attemptedBy: string;
}

export const NO_ATTEMPTS: AttemptTotals = {
  ...{ started: 0, submitted: 0, evaluated: 0, released: 0 },
  ...{ lastStartedAt: null, lastSubmittedAt: null, attemptedBy: '[]' },
};
const studentIdsSchema = z.array(z.string());
/** A question from its columns and its body, parsed here for the first time. */
export const toQuestion = ({ id, body, ...columns }: QuestionRecord): Question =>
  questionSchema.parse({ ...body, ...columns, _id: id });

/** The columns of a question except its id; type-specific fields go into the body. */
export function toColumns(question: Question) {
  const { _id, type, format, text, imageUrl, imageAlt, explanation, timeLimit, maximumMarks, ...rest } =
    question;
  const { formatted: _, ...body } = rest;
  return { type, format, text, imageUrl, imageAlt, explanation, timeLimit, maximumMarks, body };
}

/** The stored pools of a quiz, including deleted questions, which may be restored. */
export const toPools = ({ pools }: Pick<QuizRecord, 'pools'>): Pool[] => poolsSchema.parse(JSON.parse(pools));

/** The rows a quiz is assembled from. */
export interface QuizParts {
  readonly totals: AttemptTotals | undefined;
  readonly questions: readonly Question[];
  readonly drafts: readonly DraftRecord[];
  /** Ids of questions and new drafts. */
  readonly order: readonly string[];
  readonly inProgress: SubmissionsInProgress | undefined;
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

/** The state of a quiz, for its page and its list row. */
export function stateOf(
  { id, ...quiz }: QuizRecord,
  {
    totals = NO_ATTEMPTS,
    inProgress,
    draftCount,
  }: Pick<QuizParts, 'totals' | 'inProgress'> & { readonly draftCount: number },
) {
  const { started, submitted, evaluated, released, attemptedBy } = totals;
  return {
    ...quiz,
    _id: id,
    evaluationProgress: evaluationProgress({ submitted, evaluated, inProgress }),
    scoresReleased: submitted > 0 && released === submitted,
    attemptedBy: studentIdsSchema.parse(JSON.parse(attemptedBy)),
    hasStarted: started > 0,
    runningCount: started - submitted,
    draftCount,
  };
}
