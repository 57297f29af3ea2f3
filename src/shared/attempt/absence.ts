/** What is known of a student since a focus loss; times are epoch milliseconds, null where there is no such sign. */
export interface SignsOfLife {
  readonly leftAt: number;
  /** As the page told it. */
  readonly returnedAt: number | null;
  /** Nobody leaves twice without a return. */
  readonly nextLeftAt: number | null;
  /** When an answer was written since. */
  readonly answeredAt: number | null;
  /** When the student pressed submit. */
  readonly pressedSubmitAt: number | null;
}

/**
 * When an absence ended (contract "Focus": the first sign of life of a page ends it), or null while it lasts. `isExact` is
 * false where the return itself was not seen: the student was back by then, perhaps for longer.
 */
export function returnOf(signs: SignsOfLife): { readonly at: number; readonly isExact: boolean } | null {
  const { leftAt, returnedAt, nextLeftAt, answeredAt, pressedSubmitAt } = signs;
  if (returnedAt !== null) return { at: Math.max(returnedAt, leftAt), isExact: true };
  const seen = [nextLeftAt, answeredAt, pressedSubmitAt].flatMap((at) =>
    at !== null && at > leftAt ? [at] : [],
  );
  return seen.length === 0 ? null : { at: Math.min(...seen), isExact: false };
}
