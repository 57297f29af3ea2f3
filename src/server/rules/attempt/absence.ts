/** Signs of life of a student after a focus loss; epoch milliseconds or null. */
export interface SignsOfLife {
  readonly leftAt: number;
  /** Reported by the page. */
  readonly returnedAt: number | null;
  /** Leaving again implies a return. */
  readonly nextLeftAt: number | null;
  /** The next answer written. */
  readonly answeredAt: number | null;
  readonly pressedSubmitAt: number | null;
}

/**
 * The end of an absence (contract "Focus": the page's first sign of life ends it), or null while it lasts. `isExact` is false if
 * the return itself was not seen: the student was back by then.
 */
export function returnOf(signs: SignsOfLife): { readonly at: number; readonly isExact: boolean } | null {
  const { leftAt, returnedAt, nextLeftAt, answeredAt, pressedSubmitAt } = signs;
  if (returnedAt !== null) return { at: Math.max(returnedAt, leftAt), isExact: true };
  const seen = [nextLeftAt, answeredAt, pressedSubmitAt].flatMap((at) =>
    at !== null && at > leftAt ? [at] : [],
  );
  return seen.length === 0 ? null : { at: Math.min(...seen), isExact: false };
}
