/** The order that was, for as long as it is held: what is gone drops out, what is new comes at the end. */
export function heldOrder(
  before: readonly string[],
  now: readonly string[],
  all: ReadonlySet<string>,
): string[] {
  const kept = new Set(before.filter((id) => all.has(id)));
  return [...kept, ...now.filter((id) => !kept.has(id))];
}

/** Whether two lists of the same rows have them in the same order: only then may a list call itself sorted. */
export const isSameOrder = <Row>(shown: readonly Row[], sorted: readonly Row[]): boolean =>
  shown.every((row, at) => row === sorted[at]);
