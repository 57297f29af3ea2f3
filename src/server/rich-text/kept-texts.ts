const MAXIMUM_COUNT = 10_000;
const MAXIMUM_CHARACTERS = 8_000_000;

interface Limits {
  readonly count: number;
  readonly characters: number;
}

/**
 * Remembers what a pure function made of a text. What was asked for lately stays: of two generations the older one goes once
 * the younger is full, so that a hit costs one look and nothing is moved.
 */
export function keptTexts(
  make: (text: string) => string | undefined,
  { count, characters }: Limits = { count: MAXIMUM_COUNT / 2, characters: MAXIMUM_CHARACTERS / 2 },
): (text: string) => string | undefined {
  let young = new Map<string, string | undefined>();
  let old = new Map<string, string | undefined>();
  let size = 0;
  const keep = (text: string, made: string | undefined) => {
    if (young.size >= count || size >= characters) {
      [old, young, size] = [young, new Map(), 0];
    }
    young.set(text, made);
    size += text.length + (made?.length ?? 0);
    return made;
  };
  return (text) => {
    const known = young.get(text);
    if (known !== undefined || young.has(text)) return known;
    return keep(text, old.has(text) ? old.get(text) : make(text));
  };
}
