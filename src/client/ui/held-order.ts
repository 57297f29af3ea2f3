/** The order that was, for as long as it is held: what is gone drops out, what is new comes at the end. */
export function heldOrder(
  before: readonly string[],
  now: readonly string[],
  all: ReadonlySet<string>,
): string[] {
  const kept = new Set(before.filter((id) => all.has(id)));
  return [...kept, ...now.filter((id) => !kept.has(id))];
}
