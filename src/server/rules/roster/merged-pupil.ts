import type { ListedPupil } from '../../../shared/classes/schema';

/** A member updated from a list: a list without numbers or addresses removes none. */
export const mergedPupil = (member: ListedPupil, listed: ListedPupil): ListedPupil => ({
  name: isBetterName(listed.name, member.name) ? listed.name : member.name,
  number: listed.number ?? member.number,
  email: listed.email ?? member.email,
});

export const isSamePupil = (one: ListedPupil, other: ListedPupil): boolean =>
  one.name === other.name && one.number === other.number && one.email === other.email;

/** Reordered words or all capitals are no improvement. */
function isBetterName(listed: string, present: string): boolean {
  const [one, other] = [listed.toLowerCase(), present.toLowerCase()];
  if (one === other) return !isShouted(listed) || isShouted(present);
  const words = (name: string) =>
    name
      .split(/[\s,]+/)
      .sort()
      .join(' ');
  return words(one) !== words(other);
}

const isShouted = (name: string): boolean => name === name.toUpperCase() || name === name.toLowerCase();
