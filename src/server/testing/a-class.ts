import { classes, classMembers } from '../db/classes-schema';
import { ownerOf } from '../rules/access/owner-id';
import type { Person } from './person';
import type { World } from './world';

type Member = typeof classMembers.$inferInsert;

/** A teacher's class, written as its calls would. */
export function aClass(
  { deps: { db, clock, ids } }: World,
  { teacher, name = '7b', id = ids.id() }: { teacher: Person; name?: string; id?: string },
): string {
  db.insert(classes)
    .values({ id, name, teacherId: ownerOf(teacher), code: ids.shareId(), createdAt: clock.now() })
    .run();
  return id;
}

/** A member of a class, with an account if given. */
export function aMember(
  { deps: { db, clock, ids } }: World,
  { classId, student, id = ids.id(), ...more }: { classId: string; student?: Person } & Partial<Member>,
): string {
  db.insert(classMembers)
    .values({
      ...{ id, classId, name: 'Sam', createdAt: clock.now(), largerText: false, hideTimer: false },
      ...(student && { accountId: student.accountId }),
      ...more,
    })
    .run();
  return id;
}
