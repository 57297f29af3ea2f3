import { seededOrder } from '../seeded-order';

/**
 * Puts texts into the order of one attempt, always the same for the same texts. `list` names which of the attempt's lists they
 * are, '' its questions; another `turn` asks for another order of the same list.
 */
export type Arrange = (texts: readonly string[], list?: string, turn?: number) => string[];

/** The orders of a number that is small enough to be found by trying: those of previews, and of attempts that began with one. */
export const seededArrange =
  (seed: string | number): Arrange =>
  (texts, list = '') =>
    seededOrder(texts, list === '' ? `${seed}` : `${seed} ${list}`);

/** Items in the order that their ids are put into. */
export function arrangedById<Item extends { readonly _id: string }>(
  items: readonly Item[],
  arrange: (ids: readonly string[]) => string[],
): Item[] {
  const byId = new Map(items.map((item) => [item._id, item]));
  return arrange([...byId.keys()]).flatMap((id) => byId.get(id) ?? []);
}
