/** What a colleague can be given, each with all before it: to see, to run and mark, to change. */
export const SHARED_RIGHTS = ['look', 'mark', 'edit'] as const;
export type SharedRight = (typeof SHARED_RIGHTS)[number];

/** What somebody may do with a quiz or a class; only its owner shares, deletes and hands it over. */
export const RIGHTS = [...SHARED_RIGHTS, 'own'] as const;
export type Right = (typeof RIGHTS)[number];

/** Whether a right is enough for what needs another. */
export const covers = (right: Right, needed: Right): boolean =>
  RIGHTS.indexOf(right) >= RIGHTS.indexOf(needed);

/** What one of the classes that take a quiz means to a colleague. */
export interface ByClass {
  /** Null: the class is neither shared with them nor their own. */
  readonly right: SharedRight | null;
  /** Whether having the class gives them the quiz: a class of its owner's, shared, and not in the trash. */
  readonly isGiving: boolean;
}

/**
 * What a colleague may do with a quiz: what it was shared as, or the least of what its classes were shared as, whichever is
 * more. A class that is not shared keeps the quiz from whoever has the others: its students' answers would be seen too.
 */
export function rightBySharing({
  direct,
  byClasses,
}: {
  readonly direct: SharedRight | null;
  readonly byClasses: readonly ByClass[];
}): SharedRight | null {
  const isGiven = byClasses.some(({ isGiving }) => isGiving);
  const least = isGiven ? byClasses.map(({ right }) => right).reduce(lesser) : null;
  if (direct === null || least === null) return direct ?? least;
  return covers(direct, least) ? direct : least;
}

function lesser(one: SharedRight | null, other: SharedRight | null): SharedRight | null {
  if (one === null || other === null) return null;
  return covers(one, other) ? other : one;
}
