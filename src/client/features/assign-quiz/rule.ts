import type { Assignment } from '../../../shared/assignment/schema';
import { texts } from './texts';

/** The teacher's settings of an assignment. */
export type Rule = Pick<Assignment, 'classIds' | 'opensAt' | 'closesAt' | 'exceptions'>;

/** The rule for the classes; omitted exceptions stay, except those of removed classes. */
export type ClassRule = Omit<Rule, 'exceptions'>;

export const ruleOf = ({ classIds, opensAt, closesAt, exceptions }: Assignment): Rule => ({
  ...{ classIds, opensAt, closesAt, exceptions },
});

/** The changes on saving, each in a few words. */
export function changesOf(stored: ClassRule, next: ClassRule, nameOf: (classId: string) => string): string[] {
  const namesOfMissing = (some: readonly string[], others: readonly string[]) =>
    some.filter((id) => !others.includes(id)).map(nameOf);
  const added = namesOfMissing(next.classIds, stored.classIds);
  const removed = namesOfMissing(stored.classIds, next.classIds);
  return [
    ...(added.length > 0 ? [texts.adds(added)] : []),
    ...(removed.length > 0 ? [texts.removes(removed)] : []),
    // Without a class there is no window.
    ...(next.classIds.length === 0 || next.opensAt === stored.opensAt ? [] : [texts.opensAt(next.opensAt)]),
    ...(next.classIds.length === 0 || next.closesAt === stored.closesAt
      ? []
      : [texts.closesAt(next.closesAt)]),
  ];
}
