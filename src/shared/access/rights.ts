/** What a colleague can be given, each with all before it: to see, to run and mark, to change. */
export const SHARED_RIGHTS = ['look', 'mark', 'edit'] as const;
export type SharedRight = (typeof SHARED_RIGHTS)[number];

/** What somebody may do with a quiz or a class; only its owner shares, deletes and hands it over. */
export type Right = SharedRight | 'own';

const ORDER: readonly Right[] = [...SHARED_RIGHTS, 'own'];

/** Whether a right is enough for what needs another. */
export const covers = (right: Right, needed: Right): boolean => ORDER.indexOf(right) >= ORDER.indexOf(needed);

/** The lesser of two rights. */
export const lesser = (one: Right, other: Right): Right => (covers(one, other) ? other : one);
