import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accounts } from '../../db/accounts-schema';
import { assignmentExceptions, assignments, classMembers } from '../../db/classes-schema';
import { aPublishedQuiz } from '../../testing/factories';
import type { Person } from '../../testing/person';
import { aSchoolClass, signedInPupil } from '../../testing/pupils';
import { aWorld, type World } from '../../testing/world';
import { eraseAccount, eraseMember, erasePerson } from './erase';
import { exportMember, exportPerson } from './export';
import { tidyUp } from './tidy';

const DAY_MS = 24 * 60 * 60 * 1000;
const SAM = 'sam@school.example';

const count = ({ deps }: World, table: string) =>
  deps.db.$client.prepare(`select count(*) from ${table}`).pluck().get();
const everything = ({ deps }: World) =>
  JSON.stringify(
    ['accounts', 'classes', 'class_members', 'assignment_exceptions', 'audit_log', 'sessions'].map((table) =>
      deps.db.$client.prepare(`select * from ${table}`).all(),
    ),
  );

/** Sam signs in by address; Tia has taken a quiz by PIN; Ugo has a PIN and has taken none. */
async function aClassOfThree() {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  const { teacher, quizId, shareId } = quiz;
  const pupils = [{ name: 'Sam', email: SAM }, { name: 'Tia Ode', number: '7' }, { name: 'Ugo' }];
  const made = await aSchoolClass(teacher, '7b', pupils);
  const [sam = '', tia = '', ugo = ''] = made.memberIds;
  const people = { tia: signedInPupil(world, tia), ugo: signedInPupil(world, ugo) };
  await take(people.tia, { quizId, shareId });
  const { db } = world.deps;
  db.insert(assignments).values({ quizId, updatedAt: 1 }).run();
  for (const memberId of made.memberIds) db.insert(assignmentExceptions).values({ quizId, memberId }).run();
  db.update(classMembers).set({ pinHash: 'salt and hash' }).where(eq(classMembers.id, tia)).run();
  return { world, ...quiz, ...made, sam, tia, ugo, people };
}

async function take(person: Person, { quizId, shareId }: { quizId: string; shareId: string }) {
  await person.rest('POST', '/student/attempt', { shareId });
  await person.rest('POST', '/quiz/submit', { quizId, attempt: { answers: {} } });
}

test('an export by address contains the class line, the work by PIN, and no hash', async () => {
  const { world, code } = await aClassOfThree();
  const { tables } = exportPerson(world.deps, SAM);
  expect(Object.keys(tables)).toEqual(['classes', 'class_members', 'assignment_exceptions']);
  expect(tables.class_members).toMatchObject([{ name: 'Sam', email: SAM }]);
  const ofTia = exportMember(world.deps, { code: code.toLowerCase(), called: ' tia  ode' });
  expect(ofTia).toMatchObject({ email: null, tables: { class_members: [{ number: '7' }] } });
  expect(ofTia.tables.attempts).toHaveLength(1);
  expect(JSON.stringify(ofTia)).not.toMatch(/pin_hash|salt and|Sam|Ugo/);
});

test("an erasure by address deletes the person's line in every class, and no other", async () => {
  const { world } = await aClassOfThree();
  const sam = await world.signIn('student', 'Sam');
  expect(erasePerson(world.deps, SAM)).toMatchObject({ accountsDeleted: 1 });
  expect(everything(world)).not.toMatch(/"Sam"|sam@/);
  expect([count(world, 'class_members'), count(world, 'assignment_exceptions')]).toEqual([2, 2]);
  expect((await sam.rest('GET', '/student/')).status).toBe(401);
});

test('a student without an address is erased by class and number, with attempts, account and sessions', async () => {
  const { world, code, people } = await aClassOfThree();
  expect(eraseMember(world.deps, { code, called: '7' })).toMatchObject({ attempts: 1, accountsDeleted: 1 });
  expect(everything(world)).not.toContain('Tia');
  expect(count(world, 'attempts')).toBe(0);
  expect((await people.tia.rest('GET', '/student/')).status).toBe(401);
  expect((await people.ugo.rest('GET', '/student/')).status).toBe(200);
});

test('an erasure by address includes work by PIN from before the address', async () => {
  const { world, teacher, classId, tia } = await aClassOfThree();
  const email = 'tia@school.example';
  const joined = await teacher.rest('POST', `/class/${classId}/members/${tia}/join`, { email });
  expect(joined.status).toBe(200);
  expect(erasePerson(world.deps, email)).toMatchObject({ attempts: 1, accountsDeleted: 1 });
  expect(everything(world)).not.toMatch(/Tia|tia@/);
});

test('a member with an address is not erased as a member, and an empty address matches no person', async () => {
  const { world, code } = await aClassOfThree();
  expect(() => eraseMember(world.deps, { code, called: 'Sam' })).toThrow(SAM);
  expect(() => eraseMember(world.deps, { code, called: 'Nobody' })).toThrow('Nobody in a class');
  for (const nothing of ['', ' '])
    expect(() => erasePerson(world.deps, nothing)).toThrow('Nothing is stored');
  expect([count(world, 'class_members'), count(world, 'attempts')]).toEqual([3, 1]);
});

test('erasing a teacher deletes the classes; students keep their work and can be erased by account', async () => {
  const { world, people } = await aClassOfThree();
  erasePerson(world.deps, 'ann@school.example');
  expect(['classes', 'class_members', 'assignment_exceptions'].map((table) => count(world, table))).toEqual([
    0, 0, 0,
  ]);
  // Ugo had no work.
  expect(
    world.deps.db
      .select()
      .from(accounts)
      .all()
      .map(({ name }) => name),
  ).toEqual([...['Erased person', 'Tia Ode']]);
  expect(count(world, 'attempts')).toBe(1);
  expect(eraseAccount(world.deps, people.tia.accountId)).toMatchObject({ attempts: 1, accountsDeleted: 1 });
  expect(everything(world)).not.toContain('Tia');
});

test('a trashed class is purged after 30 days with its members, and with accounts without work', async () => {
  const { world, teacher, classId } = await aClassOfThree();
  world.deps.db.$client.prepare('update classes set deleted_at = ?').run(world.clock.now());
  world.clock.advance(30 * DAY_MS);
  expect(await tidyUp(world.deps, null)).toMatchObject({ classes: 0 });
  world.clock.advance(1);
  expect(await tidyUp(world.deps, null)).toMatchObject({ classes: 1, members: 0 });
  expect(['classes', 'class_members', 'assignment_exceptions'].map((table) => count(world, table))).toEqual([
    0, 0, 0,
  ]);
  expect(count(world, "accounts where name = 'Tia Ode'")).toBe(1);
  expect(count(world, "accounts where name = 'Ugo'")).toBe(0);
  // Its quiz must not become open to everyone.
  expect([count(world, 'assignments'), count(world, 'quizzes where accepting_responses')]).toEqual([0, 0]);
  expect((await teacher.rest('GET', `/class/${classId}`)).status).not.toBe(200);
});

test('a former member is purged unless an attempt for this teacher is left; current ones stay', async () => {
  const { world, tia, ugo, teacher, quizId } = await aClassOfThree();
  await teacher.rest('PUT', `/quiz/${quizId}/toggle-responses`, { acceptingResponses: false });
  const leave = world.deps.db.$client.prepare('update class_members set removed_at = ? where id = ?');
  for (const id of [tia, ugo]) leave.run(world.clock.now(), id);
  await tidyUp(world.deps, 3);
  expect(count(world, 'class_members')).toBe(3);
  world.clock.advance(91 * DAY_MS);
  expect(await tidyUp(world.deps, null)).toMatchObject({ members: 0 });
  world.deps.db.$client.prepare('update attempts set submitted_at = ?').run(world.clock.now());
  expect(await tidyUp(world.deps, 3)).toMatchObject({ members: 1 });
  expect(count(world, `class_members where id = '${tia}'`)).toBe(1);
  world.clock.advance(92 * DAY_MS);
  expect(await tidyUp(world.deps, 3)).toMatchObject({ attempts: 1, members: 1 });
  expect(everything(world)).not.toMatch(/Tia|Ugo/);
});

test('an idle account of a current member is purged, and the line stays without it', async () => {
  const { world, ugo } = await aClassOfThree();
  world.clock.advance(91 * DAY_MS);
  await tidyUp(world.deps, 3);
  const line = world.deps.db.select().from(classMembers).where(eq(classMembers.id, ugo)).get();
  expect(line).toMatchObject({ name: 'Ugo', accountId: null });
  expect(count(world, "accounts where name = 'Ugo'")).toBe(0);
});
