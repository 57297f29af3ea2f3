import { drawSpotCheck, type Reliance, relianceOf, SPOT_CHECK } from './text/reliance';

/** A sure answer that was drawn for the teacher to look at; those that say the same are one check. */
export interface Check {
  readonly id: string;
  /** What was suggested when it was drawn. */
  readonly suggested: number;
}

/** A check that the teacher has decided, for one answer. */
export interface DecidedCheck extends Check {
  readonly given: number;
  readonly at: number;
}

/** Whether the sure marks of a question can be relied on, from the answers to it that the teacher has marked. */
export function relianceFrom(seen: { markedGroups: number; checks: readonly DecidedCheck[] }): Reliance {
  const decided = [...Map.groupBy(seen.checks, ({ id }) => id).values()].map((same) => ({
    at: Math.max(...same.map(({ at }) => at)),
    // One that stands otherwise speaks for all that say the same.
    check: same.find(({ suggested, given }) => suggested !== given) ?? same[0],
  }));
  const inOrder = decided.toSorted((one, other) => one.at - other.at);
  return relianceOf({
    teacherMarks: seen.markedGroups,
    checks: inOrder.flatMap(({ check }) => check ?? []),
  });
}

/** An answer to a question as the teacher's marks leave it. */
export interface AnswerToCheck {
  readonly id: string;
  readonly group: string;
  readonly check: Check | undefined;
  /** The teacher's own mark. */
  readonly given: { readonly marks: number; readonly at: number } | null;
  /** The marks that the grader is sure of and that may still move; null for all others, those that a rule decides too. */
  readonly sure: number | null;
}

/**
 * The sure answers that the teacher is to look at now, by id: those drawn before as long as they are sure of the same marks,
 * and others by chance until five groups are looked at or to be looked at since the last that was wrong. Nothing is drawn
 * before the teacher's marks and after a check that was passed.
 */
export function spotCheck(
  answers: readonly AnswerToCheck[],
  { random, newId }: { random: () => number; newId: () => string },
): ReadonlyMap<string, Check> {
  const marked = answers.flatMap(({ given, ...answer }) => (given ? [{ ...answer, given }] : []));
  const markedGroups = new Set(marked.map(({ group }) => group));
  const decided = marked.flatMap(({ check, given }) =>
    check ? [{ ...check, given: given.marks, at: given.at }] : [],
  );
  const reliance = relianceFrom({ markedGroups: markedGroups.size, checks: decided });
  if (reliance.needs !== 'spot-check') return new Map();

  const groups = Map.groupBy(answers, ({ group }) => group);
  for (const group of markedGroups) groups.delete(group);
  const decidedIds = new Set(decided.map(({ id }) => id));
  const outstanding = new Map<string, string>();
  for (const [group, members] of groups) {
    const kept = members.find(
      ({ check, sure }) => check && !decidedIds.has(check.id) && sure === check.suggested,
    );
    if (kept?.check && isSure(members)) outstanding.set(group, kept.check.id);
  }
  const since = reliance.right === reliance.checked ? reliance.checked : 0;
  const missing = SPOT_CHECK - since - new Set(outstanding.values()).size;
  const candidates = [...groups].flatMap(([group, members]) =>
    isSure(members) && !outstanding.has(group)
      ? [{ id: group, state: 'suggested' as const, priority: 1 }]
      : [],
  );
  for (const group of drawSpotCheck(candidates, random).slice(0, Math.max(0, missing))) {
    outstanding.set(group, newId());
  }
  return new Map(
    answers.flatMap(({ id, group, sure }): [string, Check][] => {
      const checkId = outstanding.get(group);
      return checkId === undefined || sure === null ? [] : [[id, { id: checkId, suggested: sure }]];
    }),
  );
}

const isSure = (members: readonly AnswerToCheck[]): boolean => members.every(({ sure }) => sure !== null);
