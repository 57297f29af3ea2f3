/** Shuffles items reproducibly: the same seed gives the same order, and all orders are about equally likely. */
export function seededOrder<Item>(items: readonly Item[], seed: string): Item[] {
  const order = [...items];
  const random = mulberry32(hashOf(seed));
  for (let last = order.length - 1; last > 0; last -= 1) {
    const chosen = Math.floor(random() * (last + 1));
    const swapped = order[last] as Item; // within the bounds of the loop
    order[last] = order[chosen] as Item;
    order[chosen] = swapped;
  }
  return order;
}

/** FNV-1a, 32 bits: spreads ids that differ in one character. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}

/** Pseudo-random numbers in [0, 1) (mulberry32 by Tommy Ettinger). */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
