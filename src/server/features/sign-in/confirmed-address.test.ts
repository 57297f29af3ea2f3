import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { messages } from '../../../shared/messages';
import { classMembers } from '../../db/classes-schema';
import { aClassWithPins } from '../../testing/a-class-with-pins';
import { aPublishedQuiz, evaluate } from '../../testing/factories';
import { mailsTo } from '../../testing/mails';
import type { Person } from '../../testing/person';
import { aWorldOfSchoolAccounts } from '../../testing/school-accounts';

const email = 'mia@school.example';
const mia = { subject: 'mia-1', name: 'Mia', email, isConfirmed: true };
/** A person whose provider does not confirm the address they typed. */
const stranger = { subject: 'eve-2', name: 'Mia', email: 'MIA@school.example', isConfirmed: false };

/** A class with Mia, who has signed in by PIN and submitted a published quiz. */
async function aSchool() {
  const { world, ...provider } = aWorldOfSchoolAccounts();
  const taught = await aClassWithPins(world, ['Mia']);
  const { classId, teacher, slips } = taught;
  const quiz = await aPublishedQuiz(world);
  const [slip] = slips;
  if (!slip) throw new Error('There is no slip.');
  const pinPupil = await taught.signIn(slip);
  const take = async (student: Person) => {
    await student.rest('POST', '/student/attempt', { shareId: quiz.shareId });
    return student.rest('POST', '/quiz/submit', { quizId: quiz.quizId, attempt: { answers: {} } });
  };
  await take(pinPupil);
  return {
    ...{ world, ...provider, teacher, classId, quiz, pinPupil, take },
    join: () => teacher.rest('POST', `/class/${classId}/members/${slip.memberId}/join`, { email }),
    async accountsOn(listed: string) {
      const { db } = world.deps;
      return db
        .select()
        .from(classMembers)
        .where(eq(classMembers.classId, listed))
        .all()
        .map((line) => line.accountId);
    },
    /** Another class that lists Mia's address, and a quiz assigned to it. */
    async aClassByAddress() {
      const { body } = await teacher.rest('POST', '/class', { name: '8a' });
      await teacher.rest('POST', `/class/${body._id}/members`, { name: 'Mia', email });
      const { body: copy } = await teacher.rest('POST', `/quiz/${quiz.quizId}/duplicate`);
      await teacher.rest('POST', `/quiz/${copy._id}/publish`);
      await teacher.rest('PUT', `/quiz/${copy._id}/assignment`, { classIds: [body._id] });
      return body._id as string;
    },
  };
}

const dashboardOf = async (person: Person) => (await person.rest('GET', '/student/')).body;
const countAttempts = async (person: Person) => Object.keys((await dashboardOf(person)).attempts).length;
const countAvailable = async (person: Person) => (await dashboardOf(person)).available.length;

test('an unconfirmed address does not become the pupil with that address', async () => {
  const { join, comeAs, accountsOn, classId, pinPupil } = await aSchool();
  await join();
  const eve = await comeAs('student', stranger);
  expect(eve.accountId).not.toBe(pinPupil.accountId);
  expect(await countAttempts(eve)).toBe(0);
  expect(await accountsOn(classId)).toEqual([pinPupil.accountId]);
  const real = await comeAs('student', mia);
  expect(real.accountId).toBe(pinPupil.accountId);
  expect(await countAttempts(real)).toBe(1);
  expect(await countAttempts(eve)).toBe(0);
});

test('joining an address gives nothing to an account with an unconfirmed address', async () => {
  const { join, comeAs, pinPupil, accountsOn, classId } = await aSchool();
  const eve = await comeAs('student', stranger);
  expect((await join()).body).toMatchObject({ movedAttempts: 0 });
  expect(await countAttempts(eve)).toBe(0);
  expect((await comeAs('student', mia)).accountId).toBe(pinPupil.accountId);
  expect(await accountsOn(classId)).toEqual([pinPupil.accountId]);
});

test('an unconfirmed student joins by share ID, and is on no list and in no assignment', async () => {
  const { aClassByAddress, comeAs, accountsOn, take } = await aSchool();
  const before = await comeAs('student', stranger);
  const classId = await aClassByAddress();
  const eve = await comeAs('student', stranger);
  expect(eve.accountId).toBe(before.accountId);
  expect([await accountsOn(classId), await countAvailable(eve)]).toEqual([[null], 0]);
  expect((await take(eve)).status).toBe(200);
  const real = await comeAs('student', mia);
  expect([await accountsOn(classId), await countAvailable(real)]).toEqual([[real.accountId], 1]);
  await comeAs('student', stranger);
  expect(await accountsOn(classId)).toEqual([real.accountId]);
});

test('the person gets their work once the provider confirms the address, and loses it if it no longer does', async () => {
  const { join, aClassByAddress, comeAs, accountsOn } = await aSchool();
  await join();
  const classId = await aClassByAddress();
  const unsure = await comeAs('student', { ...mia, isConfirmed: false });
  expect([await accountsOn(classId), await countAttempts(unsure)]).toEqual([[null], 0]);
  const sure = await comeAs('student', mia);
  expect(sure.accountId).toBe(unsure.accountId);
  expect([await accountsOn(classId), await countAttempts(sure)]).toEqual([[sure.accountId], 1]);
  const again = await comeAs('student', { ...mia, isConfirmed: false });
  expect([await accountsOn(classId), await countAvailable(again)]).toEqual([[null], 0]);
});

test('an allowance for an address applies only if confirmed', async () => {
  const { teacher, comeAs, quiz } = await aSchool();
  await teacher.mutate('timekeeping.setAllowance', { email, timeFactorPercent: 200, extraTabChanges: 4 });
  const limitOf = async (person: Person) => {
    const { body: shown } = await person.rest('GET', `/quiz/share/${quiz.shareId}`);
    const { body } = await person.rest('POST', '/student/attempt', { shareId: quiz.shareId });
    return [shown.own.tabChangeLimit, body.attempt.tabChangeLimit];
  };
  expect(await limitOf(await comeAs('student', stranger))).toEqual([3, 3]);
  expect(await limitOf(await comeAs('student', mia))).toEqual([7, 7]);
});

test('no mail is sent to an unconfirmed address', async () => {
  const { world, teacher, comeAs, quiz, take } = await aSchool();
  await take(await comeAs('student', { ...stranger, email }));
  const runs = await comeAs('student', { ...stranger, subject: 'eve-3', email });
  await runs.rest('POST', '/student/attempt', { shareId: quiz.shareId });
  await teacher.rest('POST', `/quiz/${quiz.quizId}/collect`);
  await evaluate(world, quiz);
  expect((await teacher.rest('POST', `/quiz/${quiz.quizId}/release-scores`)).status).toBe(200);
  expect(mailsTo(world, 'mia')).toEqual([]);
});

test('mail reaches a confirmed address', async () => {
  const { world, comeAs, take } = await aSchool();
  await take(await comeAs('student', mia));
  expect(mailsTo(world, 'mia')).toHaveLength(1);
});

test('an unconfirmed address cannot teach, whatever is shared with it or listed', async () => {
  const { world, teacher, tryLogin, comeAs, quiz } = await aSchool();
  await teacher.rest('PUT', `/quiz/${quiz.quizId}/colleagues`, { email, right: 'edit' });
  Object.assign(world.deps.policy, { teacherEmails: [email] });
  expect(await tryLogin('teacher', stranger)).toMatchObject({
    status: 403,
    body: { error: messages.teacherNotVerified },
  });
  const real = await comeAs('teacher', mia);
  expect(await tryLogin('teacher', { ...mia, isConfirmed: false })).toMatchObject({ status: 403 });
  expect((await real.rest('GET', `/quiz/${quiz.quizId}`)).status).toBe(200);
});
