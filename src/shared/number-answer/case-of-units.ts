import { foldNumberText } from './fold-number-text';
import { isOneUnit } from './read-unit';
import { unitRatio } from './unit-ratio';

/**
 * Whether two units differ by capitals alone, and one of these makes another unit: MW and mW, MB and Mb, s and S. Other
 * capitals say nothing: KG, Km, hz.
 */
export function isOtherByCase(given: string, asked: string): boolean {
  const [said, wanted] = [bare(given), bare(asked)];
  if (said === wanted || said.toLowerCase() !== wanted.toLowerCase()) return false;
  const isOtherSize = Array.from(wanted, (letter, at) => {
    if (said[at] === letter) return false;
    const ratio = unitRatio(wanted.slice(0, at) + said[at] + wanted.slice(at + 1), wanted);
    return ratio !== undefined && ratio !== 1;
  }).includes(true);
  // KM is written with the capitals locked.
  const isLocked = said.length > 1 && said === said.toUpperCase();
  return isOtherSize || (!isLocked && isOneUnit(said) && unitRatio(said, wanted) === undefined);
}

const bare = (unit: string): string => foldNumberText(unit).replace(/[\s.·*×]/g, '');
