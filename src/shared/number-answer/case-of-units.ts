import { foldNumberText } from './fold-number-text';
import { isOneUnit, ratioOf, readUnit } from './read-unit';

/**
 * Whether two units differ only in case but are different units: MW and mW, MB and Mb, s and S. In others, such as KG, Km and hz,
 * case means nothing.
 */
export function isOtherByCase(given: string, asked: string): boolean {
  const [said, wanted] = [bare(given), bare(asked)];
  if (said === wanted || said.toLowerCase() !== wanted.toLowerCase()) return false;
  const isOtherSize = Array.from(wanted, (letter, at) => {
    if (said[at] === letter) return false;
    const ratio = unitRatio(wanted.slice(0, at) + said[at] + wanted.slice(at + 1), wanted);
    return ratio !== undefined && ratio !== 1;
  }).includes(true);
  // KM was typed with caps lock.
  const isLocked = said.length > 1 && said === said.toUpperCase();
  return isOtherSize || (!isLocked && isOneUnit(said) && unitRatio(said, wanted) === undefined);
}

/** The ratio of two written units; undefined if unknown. */
export function unitRatio(unit: string, other: string): number | undefined {
  for (const left of readUnit(foldNumberText(unit))) {
    for (const right of readUnit(foldNumberText(other))) {
      const ratio = ratioOf(left, right);
      if (ratio !== undefined) return ratio;
    }
  }
  return undefined;
}

const bare = (unit: string): string => foldNumberText(unit).replace(/[\s.·*×]/g, '');
