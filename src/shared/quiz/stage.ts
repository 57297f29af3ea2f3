import { covers, type Right } from '../access/rights';
import type { EvaluationStatus, QuizRow } from './schema';

/** What is known of a quiz, in a list or opened. */
export type QuizFacts = Pick<
  QuizRow,
  | 'isPublished'
  | 'acceptingResponses'
  | 'runningCount'
  | 'attemptedBy'
  | 'evaluationStatus'
  | 'scoresReleased'
> & {
  readonly questions: readonly unknown[];
  /** Decisions that wait for the teacher, where that is known. */
  readonly toReview?: number;
  /** Second looks that wait for an answer, where that is known. */
  readonly openAppeals?: number;
  /** Questions that are not finished yet, where that is known. */
  readonly draftCount?: number;
};

/** What a quiz is right now. A published one that nobody has started yet is not more than that. */
export type Stage = 'draft' | 'published' | 'accepting' | 'closed' | 'evaluating' | 'evaluated' | 'released';

/** What a quiz is right now, for its badge. While students write, that comes first. */
export function stageOf(quiz: QuizFacts): Stage {
  const { runningCount, attemptedBy, acceptingResponses, evaluationStatus } = quiz;
  if (!quiz.isPublished) return 'draft';
  const responses = acceptingResponses ? 'accepting' : 'closed';
  if (runningCount > 0) return responses;
  if (attemptedBy.length === 0) return acceptingResponses ? 'published' : 'closed';
  if (evaluationStatus === 'in-progress') return 'evaluating';
  if (evaluationStatus === 'pending') return responses;
  return quiz.scoresReleased ? 'released' : 'evaluated';
}

export type NextStep =
  | 'write'
  | 'publish'
  | 'share'
  | 'watch'
  | 'mark'
  | 'wait'
  | 'review'
  | 'release'
  | 'answer'
  | null;

/**
 * The one thing that a quiz needs next; null once all scores are released and every second look is answered. While students
 * write, they come first; marks that are not out yet come before those that are.
 */
export function nextStep(quiz: QuizFacts): NextStep {
  const { attemptedBy, evaluationStatus, draftCount = 0 } = quiz;
  if (!quiz.isPublished) return quiz.questions.length + draftCount > 0 ? 'publish' : 'write';
  if (quiz.runningCount > 0) return 'watch';
  const submitted = attemptedBy.length;
  if (submitted === 0) return quiz.acceptingResponses ? 'share' : null;
  // A quiz that is evaluated has no submission left that is not.
  return nextStepOfSubmissions({
    ...quiz,
    ...{ submitted, evaluated: evaluationStatus === 'completed' ? submitted : 0 },
  });
}

/** What each step takes; to see what others do takes no more than to look. */
const NEEDED: Readonly<Record<Exclude<NextStep, null>, Right>> = {
  write: 'edit',
  publish: 'edit',
  share: 'mark',
  watch: 'look',
  mark: 'mark',
  wait: 'look',
  review: 'mark',
  release: 'mark',
  answer: 'mark',
};

/** A quiz with what whoever looks on may do with it. */
export type SharedFacts = QuizFacts & { readonly right: Right };

/** The one thing that somebody can do next for a quiz; null where it waits for who may do more. */
export function nextStepFor(quiz: SharedFacts): NextStep {
  const step = nextStep(quiz);
  return step !== null && covers(quiz.right, NEEDED[step]) ? step : null;
}

interface Submissions {
  readonly submitted: number;
  readonly evaluated: number;
  readonly evaluationStatus: EvaluationStatus;
  readonly toReview?: number;
  readonly openAppeals?: number;
  readonly scoresReleased: boolean;
}

/** What the submissions of a quiz need next. */
export function nextStepOfSubmissions(submissions: Submissions): NextStep {
  const {
    submitted,
    evaluated,
    evaluationStatus,
    scoresReleased,
    toReview = 0,
    openAppeals = 0,
  } = submissions;
  if (submitted === 0) return null;
  if (evaluationStatus === 'in-progress') return 'wait';
  if (evaluated < submitted || evaluationStatus !== 'completed') return 'mark';
  // A student waits; what is to be reviewed was released over it.
  if (scoresReleased && openAppeals > 0) return 'answer';
  if (toReview > 0) return 'review';
  return scoresReleased ? null : 'release';
}
