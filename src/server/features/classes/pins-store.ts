import { and, eq, isNull } from 'drizzle-orm';
import { classMembers } from '../../db/classes-schema';
import { perDb, statement } from '../../db/store';

export const pinsStore = perDb((db) => ({
  list: statement({ classId: classMembers.classId }, (at) =>
    db
      .select({
        id: classMembers.id,
        classId: classMembers.classId,
        name: classMembers.name,
        number: classMembers.number,
        email: classMembers.email,
        accountId: classMembers.accountId,
        pinHash: classMembers.pinHash,
        pinSetAt: classMembers.pinSetAt,
        pinEndedAt: classMembers.pinEndedAt,
        removedAt: classMembers.removedAt,
      })
      .from(classMembers)
      .where(eq(classMembers.classId, at.classId)),
  ),
  /** No change if the member has left or has an address by now. */
  setPin: statement(
    {
      memberId: classMembers.id,
      classId: classMembers.classId,
      pinHash: classMembers.pinHash,
      pinSetAt: classMembers.pinSetAt,
      pinSetBy: classMembers.pinSetBy,
    },
    (at) =>
      db
        .update(classMembers)
        .set({ pinHash: at.pinHash, pinSetAt: at.pinSetAt, pinSetBy: at.pinSetBy, pinEndedAt: null })
        .where(
          and(
            eq(classMembers.id, at.memberId),
            eq(classMembers.classId, at.classId),
            isNull(classMembers.email),
            isNull(classMembers.removedAt),
          ),
        ),
  ),
}));

export type PinMember = ReturnType<ReturnType<typeof pinsStore>['list']['all']>[number];
