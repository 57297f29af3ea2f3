/**
 * The order in which one attempt shows its questions: as the teacher set them, or shuffled.
 * The same seed (an attempt's id or a number) always gives the same order, so a reload changes nothing.
 */
export function attemptOrder<Question>(version: {
  questions: readonly Question[];
  seed: string | number;
  shuffle: boolean;
}): Question[] {
  const order = [...version.questions];
  if (!version.shuffle) return order;
  const random = mulberry32(hashOf(String(version.seed)));
  for (let last = order.length - 1; last > 0; last -= 1) {
    const chosen = Math.floor(random() * (last + 1));
    const kept = order[last] as Question; // within the bounds of the loop
    order[last] = order[chosen] as Question;
    order[chosen] = kept;
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

/** A small repeatable generator of numbers from 0 up to 1 (Tommy Ettinger's mulberry32). */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
