import { eq } from 'drizzle-orm';
import { accounts, sessions } from '../db/accounts-schema';
import { classMembers } from '../db/classes-schema';
import { auditLog } from '../db/records-schema';
import type { World } from './world';

/** A teacher with a class, through the documented calls. */
export async function aClassOf(world: World, names: readonly string[] = []) {
  const teacher = await world.signIn('teacher', 'Ann');
  const { body: schoolClass } = await teacher.rest('POST', '/class', { name: '7b' });
  const at = `/class/${schoolClass._id}`;
  const add = async (pupil: object) => (await teacher.rest('POST', `${at}/members`, pupil)).body;
  const members = [];
  for (const name of names) members.push(await add({ name }));
  const read = async (of = at) => (await teacher.rest('GET', of)).body;
  return {
    teacher,
    at,
    classId: schoolClass._id as string,
    code: schoolClass.code as string,
    add,
    read,
    members,
  };
}

/** The audit lines of a subject, in order. */
export const auditOf = ({ deps }: World, subject: string): string[] =>
  deps.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, subject))
    .all()
    .map(({ action }) => action);

/** The accounts of a class's members by name. */
export const accountsOn = ({ deps }: World, classId: string): Record<string, string | null> =>
  Object.fromEntries(
    deps.db
      .select()
      .from(classMembers)
      .where(eq(classMembers.classId, classId))
      .all()
      .map(({ name, accountId }) => [name, accountId]),
  );

/** A student signed in as a member without an address, with the rows of a PIN sign-in. */
export async function aPinStudent({ deps, signIn }: World, memberId: string, name = 'Pia') {
  const student = await signIn('student', name);
  const accountId = student.accountId;
  const behindPin = { issuer: 'class', subject: memberId, email: '' };
  deps.db.update(accounts).set(behindPin).where(eq(accounts.id, accountId)).run();
  deps.db.update(sessions).set({ provider: 'class' }).where(eq(sessions.accountId, accountId)).run();
  const line = { accountId, pinHash: 'salt:hash', pinSetAt: 1 };
  deps.db.update(classMembers).set(line).where(eq(classMembers.id, memberId)).run();
  const sessionCount = () =>
    deps.db.select().from(sessions).where(eq(sessions.accountId, accountId)).all().length;
  return { ...student, sessionCount };
}
