/** Rights for colleagues, each including the ones before: to see, to run and mark, to change. */
export const SHARED_RIGHTS = ['look', 'mark', 'edit'] as const;
export type SharedRight = (typeof SHARED_RIGHTS)[number];

/** Rights to a quiz or class; only the owner shares, deletes and hands over. */
export const RIGHTS = [...SHARED_RIGHTS, 'own'] as const;
export type Right = (typeof RIGHTS)[number];

/** Whether a right includes another. */
export const covers = (right: Right, needed: Right): boolean =>
  RIGHTS.indexOf(right) >= RIGHTS.indexOf(needed);

/** A colleague's access through one of a quiz's classes. */
export interface ByClass {
  /** Null if the class is neither shared with the colleague nor owned. */
  readonly right: SharedRight | null;
  /**
   * Whether the class gives access to the quiz: it has the same owner, is shared, and is not in the trash.
   */
  readonly isGiving: boolean;
}

/**
 * A colleague's right to a quiz: its own share, or the lowest right among its classes, whichever is higher.
 * One unshared class blocks access through the others, as its students' answers would become visible.
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
