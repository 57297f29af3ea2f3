import { useState } from 'react';
import type { Stands } from '../../../shared/marking/colleague-conflict';
import type { QuizResults } from '../../../shared/results/schema';
import { statusOf } from '../../platform/error-message';
import { findResult } from '../../rules/results/mark-state';
import { type Decision, editsOf } from './with-marks';

/** A decision refused as a whole because colleagues had decided some of its answers. */
export interface Refused {
  readonly decision: Decision;
  /** The current marks of those answers. */
  readonly stands: readonly Stands[];
  /** The server's sentence. */
  readonly sentence: string;
}

/**
 * The times of colleagues' marks shown on a decision's answers. The teacher's own marks and suggestions are
 * left out: they may be replaced in any state, unless a colleague's unseen mark replaced them.
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

/** The same decision after seeing the current marks. */
export const insistOn = ({ decision, stands }: Refused): Decision => ({
  ...decision,
  seenAt: { ...decision.seenAt, ...Object.fromEntries(stands.map(({ studentId, at }) => [studentId, at])) },
});

/** The rest of a decision if the colleagues' marks stay; undefined if empty. */
export function restOf({ decision, stands }: Refused): Decision | undefined {
  const decided = new Set(stands.map(({ studentId }) => studentId));
  const given = decision.given
    .map((group) => ({ ...group, studentIds: group.studentIds.filter((id) => !decided.has(id)) }))
    .filter(({ studentIds }) => studentIds.length > 0);
  return given.length > 0 ? { ...decision, given } : undefined;
}

const CONFLICT = 409;

/** Decisions in conflict with colleagues, oldest first, until their teacher chooses. */
export interface RefusedMarks {
  readonly all: readonly Refused[];
  readonly add: (refused: readonly Refused[]) => void;
  /** Keeps the colleagues' marks of the first and gives the rest. */
  readonly takeTheirs: () => void;
  /** Gives the first again, over the current marks. */
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

/** The conflict behind a refusal, if there is one. */
export async function readRefused(decision: Decision, error: unknown): Promise<Refused | undefined> {
  const refusal = await readRefusal(error);
  return refusal && { decision, ...refusal };
}

/** Colleagues' newer decisions, if they caused a refusal. */
export async function readRefusal(error: unknown): Promise<Omit<Refused, 'decision'> | undefined> {
  if (statusOf(error) !== CONFLICT) return undefined;
  const { readStands } = await import('./read-stands');
  return readStands(error);
}
