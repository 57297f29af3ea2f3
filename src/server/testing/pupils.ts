import { eq } from 'drizzle-orm';
import { CLASS_PROVIDER } from '../../shared/constants';
import { accounts, sessions } from '../db/accounts-schema';
import { classMembers } from '../db/classes-schema';
import { type Person, personOn } from './person';
import type { World } from './world';

export interface NewPupil {
  readonly name: string;
  readonly number?: string;
  readonly email?: string;
}

/** A teacher's class with these students; returns the ids in list order. */
export async function aSchoolClass(teacher: Person, name: string, pupils: readonly NewPupil[]) {
  const { body } = await teacher.rest('POST', '/class', { name });
  const memberIds: string[] = [];
  for (const pupil of pupils) {
    memberIds.push((await teacher.rest('POST', `/class/${body._id}/members`, pupil)).body._id);
  }
  return { classId: body._id as string, code: body.code as string, memberIds };
}

/** A member signed in by PIN, without the costly hashing. */
export function signedInPupil({ app, deps }: World, memberId: string): Person {
  const { db, clock, ids } = deps;
  const member = db.select().from(classMembers).where(eq(classMembers.id, memberId)).get();
  if (!member) throw new Error('There is no such member.');
  const [accountId, token, now] = [ids.id(), ids.token(), clock.now()];
  const account = { id: accountId, issuer: CLASS_PROVIDER, subject: memberId, email: '', name: member.name };
  db.insert(accounts)
    .values({ ...account, role: 'student', createdAt: now })
    .run();
  db.update(classMembers).set({ accountId }).where(eq(classMembers.id, memberId)).run();
  db.insert(sessions)
    .values({
      ...{ tokenHash: ids.hash(token), accountId, provider: CLASS_PROVIDER },
      ...{ createdAt: now, lastUsedAt: now, expiresAt: now + 24 * 60 * 60 * 1000 },
    })
    .run();
  return personOn(app, token, accountId);
}
