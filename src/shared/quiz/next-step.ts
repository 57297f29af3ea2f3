import type { EvaluationStatus } from './schema';

/** What is known of a quiz and its submissions. */
export interface QuizProgress {
  readonly isPublished: boolean;
  readonly questionCount: number;
  readonly running: number;
  readonly submitted: number;
  readonly evaluated: number;
  readonly evaluationStatus: EvaluationStatus;
  /** Answers that wait for the teacher, where that is known. */
  readonly toReview?: number | undefined;
  readonly scoresReleased: boolean;
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
  | null;

/** The one thing that a quiz needs next; null once all scores are released. While students write, they come first. */
export function nextStep(quiz: QuizProgress): NextStep {
  if (!quiz.isPublished) return quiz.questionCount > 0 ? 'publish' : 'write';
  if (quiz.running > 0) return 'watch';
  return quiz.submitted === 0 ? 'share' : nextStepOfSubmissions(quiz);
}

/** What the submissions of a quiz need next. */
export function nextStepOfSubmissions({
  submitted,
  evaluated,
  evaluationStatus,
  toReview = 0,
  scoresReleased,
}: Omit<QuizProgress, 'isPublished' | 'questionCount' | 'running'>): NextStep {
  if (submitted === 0) return null;
  if (evaluationStatus === 'in-progress') return 'wait';
  if (evaluated < submitted || evaluationStatus !== 'completed') return 'mark';
  if (toReview > 0) return 'review';
  return scoresReleased ? null : 'release';
}
