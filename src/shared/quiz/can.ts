import type { Refusal } from '../errors';
import { messages } from '../messages';
import type { EvaluationStatus } from './schema';
import type { NumberedIssue } from './unfinished';

/**
 * Why a quiz may not be published: the plan (402) is looked at before the questions (400), as the contract orders. An
 * unfinished change counts as well: what is published would be another question than the teacher sees.
 */
export function whyNotPublish(quiz: {
  planActive: boolean;
  questionCount: number;
  unfinished: readonly NumberedIssue[];
  /** What keeps a pool from being drawn. */
  poolProblem: string | null;
}): Refusal | null {
  if (!quiz.planActive) return { kind: 'plan_required', sentence: messages.planRequired };
  if (quiz.unfinished.length > 0) {
    return { kind: 'invalid', sentence: messages.questionsUnfinished(quiz.unfinished) };
  }
  if (quiz.questionCount < 1) return { kind: 'invalid', sentence: messages.questionsRequired };
  if (quiz.poolProblem !== null) return { kind: 'invalid', sentence: quiz.poolProblem };
  return null;
}

/** Why responses may not be opened or closed: only a published quiz takes any. */
export function whyNotToggle(quiz: { isPublished: boolean }): Refusal | null {
  return quiz.isPublished ? null : { kind: 'conflict', sentence: messages.notPublished };
}

/** Why an evaluation may not be started: without a submitted attempt there is nothing to mark. */
export function whyNotEvaluate(quiz: { submittedCount: number }): Refusal | null {
  return quiz.submittedCount > 0 ? null : { kind: 'conflict', sentence: messages.noAttempts };
}

interface Openness {
  readonly isPublished: boolean;
  readonly acceptingResponses: boolean;
  /** Asked only of a quiz that takes responses. */
  readonly isStartAhead: () => boolean;
  readonly runningCount: number;
}

/** Why the correct answers are shown to no student yet: somebody writes, or may still start, now or later. */
export function whyKeyWithheld(quiz: Openness): 'running' | 'can-start' | null {
  if (quiz.runningCount > 0) return 'running';
  return quiz.isPublished && quiz.acceptingResponses && quiz.isStartAhead() ? 'can-start' : null;
}

/** Why scores may not be released: not before the evaluation is completed (spec §4), nor without any attempt. */
export function whyNotRelease(quiz: {
  evaluationStatus: EvaluationStatus;
  submittedCount: number;
}): Refusal | null {
  if (quiz.evaluationStatus === 'completed' && quiz.submittedCount > 0) return null;
  return { kind: 'conflict', sentence: messages.evaluationNotCompleted };
}
