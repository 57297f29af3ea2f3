import type { Refusal } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import type { EvaluationStatus, Quiz } from '../../../shared/quiz/schema';
import { releaseMessages } from '../results/messages';

/**
 * Why a quiz may not be published: the plan (402) before the questions (400), as in the contract. An unfinished change counts
 * too, since the published question would differ from the shown one.
 */
export function whyNotPublish(quiz: {
  planActive: boolean;
  questionCount: number;
  unfinished: readonly NumberedIssue[];
  /** The reason why a pool cannot be drawn from. */
  poolProblem: string | null;
}): Refusal<string> | null {
  if (!quiz.planActive) return { kind: 'plan_required', sentence: messages.planRequired };
  if (quiz.unfinished.length > 0) {
    return { kind: 'invalid', sentence: messages.questionsUnfinished(quiz.unfinished) };
  }
  if (quiz.questionCount < 1) return { kind: 'invalid', sentence: messages.questionsRequired };
  if (quiz.poolProblem !== null) return { kind: 'invalid', sentence: quiz.poolProblem };
  return null;
}

/** A draft by its number in the list, from 1, with its first problem. */
interface NumberedIssue {
  readonly number: number;
  readonly sentence: string;
}

/** The problems of a quiz's drafts in list order. */
export const unfinishedOf = ({ order, drafts }: Pick<Quiz, 'order' | 'drafts'>): NumberedIssue[] =>
  drafts.flatMap(({ _id, issues: [first] }) =>
    first ? [{ number: order.indexOf(_id) + 1, sentence: first.sentence }] : [],
  );

/** Why responses cannot be opened or closed: only for published quizzes. */
export function whyNotToggle(quiz: { isPublished: boolean }): Refusal<string> | null {
  return quiz.isPublished ? null : { kind: 'conflict', sentence: messages.notPublished };
}

/** Why an evaluation cannot start: there is no submission. */
export function whyNotEvaluate(quiz: { submittedCount: number }): Refusal<string> | null {
  return quiz.submittedCount > 0 ? null : { kind: 'conflict', sentence: messages.noAttempts };
}

interface Openness {
  readonly isPublished: boolean;
  readonly acceptingResponses: boolean;
  /** Called only for an open quiz. */
  readonly isStartAhead: () => boolean;
  readonly runningCount: number;
}

/** Why correct answers are still withheld: attempts are running or may still start. */
export function whyKeyWithheld(quiz: Openness): 'running' | 'can-start' | null {
  if (quiz.runningCount > 0) return 'running';
  return quiz.isPublished && quiz.acceptingResponses && quiz.isStartAhead() ? 'can-start' : null;
}

/** Why scores cannot be released: evaluation incomplete (spec §4), or no attempt. */
export function whyNotRelease(quiz: {
  evaluationStatus: EvaluationStatus;
  submittedCount: number;
}): Refusal<string> | null {
  if (quiz.evaluationStatus === 'completed' && quiz.submittedCount > 0) return null;
  return { kind: 'conflict', sentence: messages.evaluationNotCompleted };
}

/** Refuses an automatic release while decisions are open, which the teacher would be asked about. */
export const whyNotReleaseUnasked = (openDecisions: number): Refusal<string> | null =>
  openDecisions === 0 ? null : { kind: 'conflict', sentence: releaseMessages.decisionsOpen(openDecisions) };
