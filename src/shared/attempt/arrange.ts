import { seededOrder } from '../seeded-order';

/**
 * Puts texts into an attempt's order, always the same for the same texts. `list` names the list, '' for the questions; another
 * `turn` gives another order.
 */
export type Arrange = (texts: readonly string[], list?: string, turn?: number) => string[];

/** Orders from a guessable number, for previews and attempts that began with one. */
export const seededArrange =
  (seed: string | number): Arrange =>
  (texts, list = '') =>
    seededOrder(texts, list === '' ? `${seed}` : `${seed} ${list}`);

/** Items in the order of their ids. */
export function arrangedById<Item extends { readonly _id: string }>(
  items: readonly Item[],
  arrange: (ids: readonly string[]) => string[],
): Item[] {
  const byId = new Map(items.map((item) => [item._id, item]));
  return arrange([...byId.keys()]).flatMap((id) => byId.get(id) ?? []);
}
