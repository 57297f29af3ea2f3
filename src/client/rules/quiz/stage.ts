import { covers, type Right } from '../../../shared/access/rights';
import type { EvaluationStatus, QuizRow } from '../../../shared/quiz/schema';

/** The known facts of a quiz, in a list or opened. */
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
  /** Open decisions, if known. */
  readonly toReview?: number;
  /** Open second looks, if known. */
  readonly openAppeals?: number;
  /** Unfinished questions, if known. */
  readonly draftCount?: number;
  /** The assigned classes, if known. */
  readonly classNames?: readonly string[];
  /** When their window opens; epoch milliseconds. */
  readonly opensAt?: number | null;
} & TimedRelease;

/** The time of a release, if known. */
interface TimedRelease {
  readonly releaseAt?: number | null;
  readonly releaseRefusal?: string | null;
}

/** A quiz's stage; `published` means accepting responses but not started yet. */
export type Stage =
  | 'draft'
  | 'published'
  | 'accepting'
  | 'closed'
  | 'evaluating'
  | 'evaluated'
  | 'timed'
  | 'missed'
  | 'released';

/** Whether the server will release the scores at a time, or did not; null without a time. */
export function timedStage({ releaseAt, releaseRefusal }: TimedRelease): 'timed' | 'missed' | null {
  if (typeof releaseAt !== 'number') return null;
  return typeof releaseRefusal === 'string' ? 'missed' : 'timed';
}

const LOOK_AGAIN_MS = 10_000;
const LONGEST_WAIT_MS = 24 * 60 * 60 * 1000;

/** The wait before checking for a timed release, in ms; false without a future one. */
export function msToRelease(quiz: TimedRelease, now: number): number | false {
  if (timedStage(quiz) !== 'timed') return false;
  return Math.min(Math.max((quiz.releaseAt ?? 0) - now, 0) + LOOK_AGAIN_MS, LONGEST_WAIT_MS);
}

/** The stage for the badge; students writing take precedence. */
export function stageOf(quiz: QuizFacts): Stage {
  const { runningCount, attemptedBy, acceptingResponses, evaluationStatus } = quiz;
  if (!quiz.isPublished) return 'draft';
  const responses = acceptingResponses ? 'accepting' : 'closed';
  if (runningCount > 0) return responses;
  if (attemptedBy.length === 0) return acceptingResponses ? 'published' : 'closed';
  if (evaluationStatus === 'in-progress') return 'evaluating';
  if (evaluationStatus === 'pending') return responses;
  return quiz.scoresReleased ? 'released' : (timedStage(quiz) ?? 'evaluated');
}

export type NextStep =
  | 'write'
  | 'finish'
  | 'publish'
  | 'share'
  | 'open'
  | 'opens'
  | 'watch'
  | 'mark'
  | 'wait'
  | 'review'
  | 'release'
  | 'answer'
  | null;

/**
 * A quiz's one next step; null once all scores are released, or scheduled, and every second look is answered.
 * Writing students come first, then unreleased marks, then released ones.
 */
export function nextStep(quiz: QuizFacts, now: number): NextStep {
  const { attemptedBy, evaluationStatus } = quiz;
  if (!quiz.isPublished) return nextStepOfDraft(quiz);
  if (quiz.runningCount > 0) return 'watch';
  const submitted = attemptedBy.length;
  if (submitted === 0) return nextStepUntaken(quiz, now);
  // An evaluated quiz has no unevaluated submission.
  return nextStepOfSubmissions({
    ...quiz,
    ...{ submitted, evaluated: evaluationStatus === 'completed' ? submitted : 0 },
  });
}

function nextStepOfDraft({ questions, draftCount = 0 }: QuizFacts): NextStep {
  if (draftCount > 0) return 'finish';
  return questions.length > 0 ? 'publish' : 'write';
}

/** A class's quiz needs no sharing: it is on the students' dashboard. */
function nextStepUntaken({ acceptingResponses, classNames = [], opensAt }: QuizFacts, now: number): NextStep {
  if (!acceptingResponses) return 'open';
  if (classNames.length === 0) return 'share';
  return (opensAt ?? 0) > now ? 'opens' : 'watch';
}

/** The right each step needs; watching needs only 'look'. */
const NEEDED: Readonly<Record<Exclude<NextStep, null>, Right>> = {
  write: 'edit',
  finish: 'edit',
  publish: 'edit',
  share: 'mark',
  open: 'mark',
  opens: 'look',
  watch: 'look',
  mark: 'mark',
  wait: 'look',
  review: 'mark',
  release: 'mark',
  answer: 'mark',
};

/** A quiz with its reader's right. */
export type SharedFacts = QuizFacts & { readonly right: Right };

/** The reader's one next step; null if it needs a colleague with more rights. */
export function nextStepFor(quiz: SharedFacts, now: number): NextStep {
  const step = nextStep(quiz, now);
  return step !== null && covers(quiz.right, NEEDED[step]) ? step : null;
}

interface Submissions extends TimedRelease {
  readonly submitted: number;
  readonly evaluated: number;
  readonly evaluationStatus: EvaluationStatus;
  readonly toReview?: number;
  readonly openAppeals?: number;
  readonly scoresReleased: boolean;
}

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
  // A student waits; open reviews were accepted at the release.
  if (scoresReleased && openAppeals > 0) return 'answer';
  if (toReview > 0) return 'review';
  return scoresReleased || timedStage(submissions) === 'timed' ? null : 'release';
}
