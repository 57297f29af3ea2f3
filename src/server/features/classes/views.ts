import { compareText } from '../../../shared/by-name';
import { type ClassMember, classMemberSchema, type SchoolClass } from '../../../shared/classes/schema';
import type { ShownMember } from './members-store';

/** One line of the list, without PIN and account. */
export const toMember = (member: ShownMember): ClassMember =>
  classMemberSchema.parse({
    _id: member.id,
    name: member.name,
    number: member.number,
    email: member.email,
    needs: {
      timeFactorPercent: member.timeFactorPercent,
      extraTabChanges: member.extraTabChanges,
      largerText: member.largerText,
      hideTimer: member.hideTimer,
    },
    hasPin: member.pinHash !== null,
    pinSetAt: member.pinSetAt,
    pinEndedAt: member.pinEndedAt,
    hasPinAccount: member.email === null && member.accountId !== null,
    attemptCount: member.attemptCount,
    removedAt: member.removedAt,
  } satisfies Record<keyof ClassMember, unknown>);

const byName = (a: ClassMember, b: ClassMember) =>
  compareText(a.name, b.name) || compareText(a.number ?? '', b.number ?? '') || compareText(a._id, b._id);

/** Current and former members of a class by name. */
export function toMembers(shown: readonly ShownMember[]): Pick<SchoolClass, 'members' | 'left'> {
  const all = shown.map(toMember).sort(byName);
  return {
    members: all.filter(({ removedAt }) => removedAt === null),
    left: all.filter(({ removedAt }) => removedAt !== null),
  };
}
