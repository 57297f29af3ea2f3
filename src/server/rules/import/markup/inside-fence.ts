const FENCE = /^(`{3,}|~{3,})[^\n`]{0,40}\n/gm;

/**
 * The text between the only two fences of a text, as chat programs output files, if it is the larger part.
 * The lines before it are emptied to preserve line numbers. Undefined for any other text.
 */
export function insideFence(text: string): string | undefined {
  const fences = Array.from(`${text}\n`.matchAll(FENCE));
  const [first, last, other] = fences;
  if (!first || !last || other || last[0].trim() !== first[1]) return undefined;
  const from = first.index + first[0].length;
  const inside = text.slice(from, last.index);
  const linesBefore = text.slice(0, from).split('\n').length - 1;
  return inside.length * 2 > text.length ? '\n'.repeat(linesBefore) + inside : undefined;
}
