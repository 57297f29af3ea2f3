import { foldNumberText } from './fold-number-text';
import { ratioOf, readUnit } from './read-unit';

/** By how much a unit is larger than another, of two as they are written; undefined where that cannot be told. */
export function unitRatio(unit: string, other: string): number | undefined {
  for (const left of readUnit(foldNumberText(unit))) {
    for (const right of readUnit(foldNumberText(other))) {
      const ratio = ratioOf(left, right);
      if (ratio !== undefined) return ratio;
    }
  }
  return undefined;
}
