import { MARK_STEP, MAXIMUM_MARKS_CEILING } from '../../../../../shared/constants';
import type { RubricItem } from '../../../../../shared/marking/rubric-schema';
import { typedNumber } from '../../../../../shared/number-answer/typed-number';

/** An item in its fields. */
export interface ItemDraft {
  readonly id: string;
  readonly text: string;
  readonly points: string;
}

export const toDrafts = (items: readonly RubricItem[]): ItemDraft[] =>
  items.map(({ id, text, points }) => ({ id, text, points: String(points) }));

export const newItem = (): ItemDraft => ({
  id: [...crypto.getRandomValues(new Uint8Array(8))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join(''),
  text: '',
  points: '1',
});

/** The typed points; undefined unless a multiple of a half. */
export function readPoints(typed: string): number | undefined {
  const ends = { min: -MAXIMUM_MARKS_CEILING, max: MAXIMUM_MARKS_CEILING };
  const points = typedNumber(typed, { ...ends, step: MARK_STEP });
  return Number.isNaN(points) ? undefined : points;
}

/** The items of the drafts; undefined if one is invalid. */
export function readDrafts(drafts: readonly ItemDraft[]): RubricItem[] | undefined {
  const items = drafts.flatMap(({ id, text, points: typed }) => {
    const points = readPoints(typed);
    return text.trim() === '' || points === undefined ? [] : [{ id, text: text.trim(), points }];
  });
  return items.length === drafts.length ? items : undefined;
}

/** Everything the marks depend on, so neither texts nor order. */
export const priceKeyOf = (items: readonly RubricItem[]): string =>
  JSON.stringify(items.map(({ id, points }) => [id, points]).sort());

/** Moves one item up or down. */
export function moved(drafts: readonly ItemDraft[], at: number, step: 1 | -1): ItemDraft[] {
  const [item, other] = [drafts[at], drafts[at + step]];
  if (!item || !other) return [...drafts];
  return drafts.with(at, other).with(at + step, item);
}
