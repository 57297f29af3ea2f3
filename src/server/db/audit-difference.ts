import { isDeepStrictEqual } from 'node:util';
import { isPlainObject } from '../../shared/parse';

/** What a line of the audit log tells of one side at most. */
const TOLD_MAXIMUM = { entries: 50, characters: 200 };
/** Under which the entries beyond that are counted. */
const MORE = '…';

interface Sides {
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * What an act changed, for a line of the audit log: of objects the fields that differ, of lists the entries that went and those
 * that came. Long texts and the entries beyond the first are cut and counted, so that no line grows with what it is about.
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
    // Only their order differs.
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
    const { characters } = TOLD_MAXIMUM;
    return value.length > characters ? value.slice(0, characters) + MORE : value;
  }
  const entries = Array.isArray(value) || isPlainObject(value) ? Object.entries(value) : null;
  if (!entries) return value;
  const told = entries
    .slice(0, TOLD_MAXIMUM.entries)
    .map(([name, entry]) => [name, shortened(entry)] as const);
  const more = entries.length - told.length;
  if (!Array.isArray(value)) return Object.fromEntries(more > 0 ? [...told, [MORE, more]] : told);
  const list = told.map(([, entry]) => entry);
  return more > 0 ? [...list, { [MORE]: more }] : list;
}
