import type { AssignedMember, Assignment } from '../../../shared/assignment/schema';
import { type Rule, ruleOf } from './rule';

const MINUTE_MS = 60_000;

/** The end that would leave a member all of their time, to the minute. */
const neededEnd = ({ closesAt, cutSeconds }: AssignedMember): number =>
  Math.ceil(((closesAt ?? 0) + cutSeconds * 1000) / MINUTE_MS) * MINUTE_MS;

const hasOwnWindow = ({ exceptions }: AssignedMember): boolean => exceptions.includes('window');

/** The members whose time the window cuts, with two remedies; undefined if there are none. */
export function shortWindow(assignment: Assignment) {
  const cut = assignment.members.filter(
    ({ state, cutSeconds, closesAt }) => state === 'not-started' && cutSeconds > 0 && closesAt !== null,
  );
  if (cut.length === 0) return undefined;
  const rule = ruleOf(assignment);
  const byRule = cut.filter((member) => !hasOwnWindow(member));
  const laterEnd = byRule.length > 0 ? Math.max(...byRule.map(neededEnd)) : null;
  const longerForThem: Rule = {
    ...rule,
    exceptions: {
      ...rule.exceptions,
      ...Object.fromEntries(
        cut.map((member) => [
          member.memberId,
          { ...rule.exceptions[member.memberId], closesAt: neededEnd(member) },
        ]),
      ),
    },
  };
  return {
    cut,
    /** Null if each of them has their own window. */
    later: laterEnd === null ? null : { closesAt: laterEnd, rule: { ...rule, closesAt: laterEnd } },
    longerForThem,
  };
}
