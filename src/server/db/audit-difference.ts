import { isDeepStrictEqual } from 'node:util';
import { isPlainObject } from '../../shared/parse';

/** Limits of one side of an audit line. */
const LINE_MAXIMUM = { entries: 50, characters: 200 };
/** The key of the count of omitted entries. */
const MORE = '…';

interface Sides {
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * The change of an act for the audit log: the differing fields of objects, the removed and added entries of lists. Long
 * texts are cut and further entries counted, so that a line stays bounded.
 */
export function differenceOf(before: unknown, after: unknown): Sides {
  const sides = differing(before, after);
  return { before: shortened(sides.before), after: shortened(sides.after) };
}

function differing(before: unknown, after: unknown): Sides {
  if (isPlainObject(before) && isPlainObject(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    const changed = names
      .filter((name) => !isDeepStrictEqual(before[name], after[name]))
      .map((name) => [name, differing(before[name], after[name])] as const);
    const side = (of: keyof Sides) =>
      Object.fromEntries(
        changed.flatMap(([name, sides]) => (sides[of] === undefined ? [] : [[name, sides[of]]])),
      );
    return { before: side('before'), after: side('after') };
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    const [went, came] = [without(before, after), without(after, before)];
    // Equal except for their order.
    if (went.length + came.length > 0) return { before: went, after: came };
  }
  return { before, after };
}

function without(list: readonly unknown[], other: readonly unknown[]): unknown[] {
  const known = new Set(other.map((entry) => JSON.stringify(entry)));
  return list.filter((entry) => !known.has(JSON.stringify(entry)));
}

function shortened(value: unknown): unknown {
  if (typeof value === 'string') {
    const { characters } = LINE_MAXIMUM;
    return value.length > characters ? value.slice(0, characters) + MORE : value;
  }
  const entries = Array.isArray(value) || isPlainObject(value) ? Object.entries(value) : null;
  if (!entries) return value;
  const shown = entries
    .slice(0, LINE_MAXIMUM.entries)
    .map(([name, entry]) => [name, shortened(entry)] as const);
  const more = entries.length - shown.length;
  if (!Array.isArray(value)) return Object.fromEntries(more > 0 ? [...shown, [MORE, more]] : shown);
  const list = shown.map(([, entry]) => entry);
  return more > 0 ? [...list, { [MORE]: more }] : list;
}
