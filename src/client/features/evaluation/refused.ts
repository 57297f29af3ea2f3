import { useState } from 'react';
import type { Stands } from '../../../shared/marking/colleague-conflict';
import { findResult } from '../../../shared/results/mark-state';
import type { QuizResults } from '../../../shared/results/schema';
import { statusOf } from '../../platform/error-message';
import { type Decision, editsOf } from './with-marks';

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

const CONFLICT = 409;

/** Decisions that colleagues were faster with, the first one first, until their teacher has taken either side. */
export interface RefusedMarks {
  readonly all: readonly Refused[];
  readonly add: (refused: readonly Refused[]) => void;
  /** Lets the colleagues' marks of the first stand, and gives the rest of it. */
  readonly takeTheirs: () => void;
  /** Gives the first again, over what is known now. */
  readonly takeMine: () => void;
}

export function useRefused(give: (decision: Decision) => void): RefusedMarks {
  const [all, setAll] = useState<readonly Refused[]>([]);
  const [first] = all;
  const end = (decision: Decision | undefined) => {
    setAll((now) => now.slice(1));
    if (decision) give(decision);
  };
  return {
    all,
    add: (refused) => setAll((now) => [...now, ...refused]),
    takeTheirs: () => first && end(restOf(first)),
    takeMine: () => first && end(insistOn(first)),
  };
}

/** What became of a decision that was not taken, if a colleague is why. */
export async function readRefused(decision: Decision, error: unknown): Promise<Refused | undefined> {
  const refusal = await readRefusal(error);
  return refusal && { decision, ...refusal };
}

/** What colleagues decided meanwhile, if that is why the server refused. */
export async function readRefusal(error: unknown): Promise<Omit<Refused, 'decision'> | undefined> {
  if (statusOf(error) !== CONFLICT) return undefined;
  const { readStands } = await import('./read-stands');
  return readStands(error);
}
