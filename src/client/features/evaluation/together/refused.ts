import type { Stands } from '../../../../shared/marking/colleague-conflict';
import { findResult } from '../../../../shared/results/mark-state';
import type { QuizResults } from '../../../../shared/results/schema';
import { type Decision, editsOf } from '../with-marks';

/** A decision of which nothing was taken, since colleagues had decided some of its answers meanwhile. */
export interface Refused {
  readonly decision: Decision;
  /** What stands of those answers. */
  readonly stands: readonly Stands[];
  /** Who and what, as the server says it. */
  readonly sentence: string;
}

/**
 * Which marks of colleagues the page shows on the answers of a decision, by when they were given. One's own and suggestions are
 * left out: they may be replaced whatever they are by now, and a colleague's mark in their place was not seen.
 */
export function seenIn(
  { results }: Pick<QuizResults, 'results'>,
  decision: Decision,
): Record<string, number> {
  const meant = new Set(editsOf(decision).map(({ studentId }) => studentId));
  return Object.fromEntries(
    results.flatMap((student) => {
      const result = meant.has(student.studentId) ? findResult(student, decision.questionId) : undefined;
      const isColleagues = result?.source === 'teacher' && !result.markedBy?.isYou;
      return isColleagues ? [[student.studentId, result.markedAt]] : [];
    }),
  );
}

/** The same decision, by somebody who has seen what stands. */
export const insistOn = ({ decision, stands }: Refused): Decision => ({
  ...decision,
  seenAt: { ...decision.seenAt, ...Object.fromEntries(stands.map(({ studentId, at }) => [studentId, at])) },
});

/** What is left of a decision when the colleagues' marks stay; undefined where that is nothing. */
export function restOf({ decision, stands }: Refused): Decision | undefined {
  const decided = new Set(stands.map(({ studentId }) => studentId));
  const given = decision.given
    .map((group) => ({ ...group, studentIds: group.studentIds.filter((id) => !decided.has(id)) }))
    .filter(({ studentIds }) => studentIds.length > 0);
  return given.length > 0 ? { ...decision, given } : undefined;
}
