/** Names of the pair and ordering types in a "Type:" line. */
export const PAIRED_NAMES: readonly string[] = ['match', 'matching', 'match the following', 'pairs'];
export const ORDERED_NAMES: readonly string[] = ['order', 'ordering', 'put in order', 'sequence'];

/** A "Type:" line in lower case with single spaces. */
export const plainTypeName = (value: string): string => value.toLowerCase().replace(/\s+/g, ' ').trim();

/** A line with two sides: "Fe = Iron", "Fe -> Iron", "Fe → Iron", two columns; "= Zinc" is a spare right side. */
export interface TypedPair {
  readonly line: number;
  readonly left: string;
  readonly right: string;
}

/** A sign with spaces around it takes precedence over one that may be part of a text, as in "x=2". */
const SIGNS = [/\t/, /(?:^|\s)(?:=>|->|→|=)\s/, /=>|->|→|=/];

/** The two sides of a line; undefined if it has no sign between them, or nothing after it. */
export function pairInLine(text: string): { left: string; right: string } | undefined {
  const found = SIGNS.map((sign) => sign.exec(text)).find((each) => each !== null);
  if (!found) return undefined;
  const [left, right] = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
  return right.trim() === '' ? undefined : { left: left.trim(), right: right.trim() };
}
