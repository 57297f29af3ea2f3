import { expect, test } from 'vitest';
import type { Slip } from '../../../shared/classes/schema';
import { accounts } from '../../db/accounts-schema';
import { attempts } from '../../db/attempts-schema';
import { auditLog } from '../../db/records-schema';
import { classMessages, pinMessages } from '../../rules/classes/messages';
import { aClassWithPins } from '../../testing/a-class-with-pins';
import { aPublishedQuiz } from '../../testing/factories';
import type { Person } from '../../testing/person';
import { aWorld } from '../../testing/world';

const EMAIL = 'asha.rao@school.example';

/** A class of one member, who has submitted a quiz of this teacher and one of another with a PIN. */
async function aPinMember() {
  const world = aWorld();
  const made = await aClassWithPins(world, ['Asha Rao']);
  const [slip] = made.slips as [Slip, ...Slip[]];
  const quiz = await aPublishedQuiz(world);
  const foreign = await aPublishedQuiz(world, { teacherName: 'Bob' });
  const pinPerson = await made.signIn(slip);
  const receipt = await take(pinPerson, quiz);
  await take(pinPerson, foreign);
  const join = (email: unknown = EMAIL) =>
    made.teacher.rest('POST', `/class/${made.classId}/members/${slip.memberId}/join`, { email });
  const ownerOf = ({ quizId }: { quizId: string }) =>
    world.deps.db
      .select()
      .from(attempts)
      .all()
      .find((each) => each.quizId === quizId)?.studentId;
  return { ...made, world, slip, quiz, foreign, pinPerson, receipt, join, ownerOf };
}

async function take(student: Person, { quizId, shareId }: { quizId: string; shareId: string }) {
  await student.rest('POST', '/student/attempt', { shareId });
  return (await student.rest('POST', '/quiz/submit', { quizId, attempt: { answers: {} } })).body
    .receipt as string;
}
const isIn = async (person: Person) => (await person.rest('GET', '/student/')).status === 200;
const countAttempts = async (person: Person) =>
  Object.keys((await person.rest('GET', '/student/')).body.attempts).length;

test('work by PIN for this teacher moves to the account of the address', async () => {
  const { world, teacher, slip, quiz, foreign, pinPerson, receipt, join, ownerOf, tryPin } =
    await aPinMember();
  const asha = await world.signIn('student', 'Asha Rao');
  const { status, body } = await join(' Asha.Rao@School.example');
  expect([status, body]).toMatchObject([
    200,
    { movedAttempts: 1, member: { email: EMAIL, hasPin: false, hasPinAccount: false, attemptCount: 1 } },
  ]);
  expect([ownerOf(quiz), ownerOf(foreign)]).toEqual([asha.accountId, pinPerson.accountId]);
  expect([await countAttempts(asha), await isIn(pinPerson)]).toEqual([1, false]);
  expect((await tryPin('Asha Rao', slip.pin, slip.slip)).status).toBe(401);
  expect((await join()).body.error).toBe(pinMessages.alreadyJoined('Asha Rao'));
  // The history began with the other account and is still intact.
  const checked = await teacher.query('supervision.checkReceipt', { receipt });
  expect(checked.body).toMatchObject({ isUnchanged: true, isLatest: true });
  const lines = world.deps.db.select().from(auditLog).all();
  expect(lines.filter(({ action }) => action === 'accounts-joined')).toMatchObject([
    {
      actorId: teacher.accountId,
      subject: slip.memberId,
      before: JSON.stringify({ accountId: pinPerson.accountId }),
      after: JSON.stringify({ accountId: asha.accountId, movedAttempts: 1 }),
    },
  ]);
  expect(JSON.stringify(lines)).not.toContain(EMAIL);
  expect(world.errors).toEqual([]);
});

test('an attempt given to another student by hand contradicts its history', async () => {
  const { world, teacher, quiz, receipt } = await aPinMember();
  const other = await world.signIn('student', 'Mia');
  world.deps.db.$client
    .prepare('update attempts set student_id = ? where quiz_id = ?')
    .run(other.accountId, quiz.quizId);
  const checked = await teacher.query('supervision.checkReceipt', { receipt });
  expect(checked.body.isUnchanged).toBe(false);
});

test('without an account of the address, the PIN account becomes it at the first login', async () => {
  const { world, pinPerson, join, tryPin, slip } = await aPinMember();
  expect((await join()).body).toMatchObject({
    movedAttempts: 0,
    member: { hasPinAccount: false, attemptCount: 1 },
  });
  expect(await isIn(pinPerson)).toBe(false);
  const stranger = await world.signIn('student', 'Mia');
  const asha = await world.signIn('student', 'Asha Rao');
  expect(asha.accountId).toBe(pinPerson.accountId);
  expect(stranger.accountId).not.toBe(pinPerson.accountId);
  expect(await countAttempts(asha)).toBe(2);
  expect((await world.signIn('student', 'Asha Rao')).accountId).toBe(asha.accountId);
  const account = world.deps.db
    .select()
    .from(accounts)
    .all()
    .find(({ id }) => id === asha.accountId);
  expect(account).toMatchObject({ email: EMAIL, issuer: world.deps.identity.issuer });
  expect((await tryPin('Asha Rao', slip.pin)).status).toBe(401);
});

test('a quiz begun with both accounts is named, and nothing is joined', async () => {
  const { world, quiz, pinPerson, join, ownerOf } = await aPinMember();
  const asha = await world.signIn('student', 'Asha Rao');
  await take(asha, quiz);
  const { status, body } = await join();
  const title = (await asha.rest('GET', `/quiz/share/${quiz.shareId}`)).body.title;
  expect([status, body.error]).toEqual([409, pinMessages.bothHave('Asha Rao', [title])]);
  expect([ownerOf(quiz), await isIn(pinPerson)]).toEqual([pinPerson.accountId, true]);
});

test('nothing is joined while the PIN account takes a quiz', async () => {
  const { world, pinPerson, join } = await aPinMember();
  const more = await aPublishedQuiz(world, { settings: { title: 'Atoms' } });
  await pinPerson.rest('POST', '/student/attempt', { shareId: more.shareId });
  expect((await join()).body.error).toBe(pinMessages.running('Asha Rao'));
  await pinPerson.rest('POST', '/quiz/submit', { quizId: more.quizId, attempt: { answers: {} } });
  expect((await join()).status).toBe(200);
});

test('no address, an address in use in the class, and a former member are refused', async () => {
  const { teacher, classId, slip, join, world } = await aPinMember();
  for (const email of ['', ' ', 'asha', null, 7, undefined]) {
    const sent = email === undefined ? {} : { email };
    const path = `/class/${classId}/members/${slip.memberId}/join`;
    expect((await teacher.rest('POST', path, sent)).status).toBe(400);
  }
  await teacher.rest('POST', `/class/${classId}/members`, { name: 'Ben Ode', email: 'ben@school.example' });
  expect((await join('ben@school.example')).body.error).toBe(classMessages.emailTaken('Ben Ode'));
  await teacher.rest('DELETE', `/class/${classId}/members/${slip.memberId}`);
  expect((await join()).body.error).toBe(pinMessages.leftNotJoined('Asha Rao'));
  expect(world.errors).toEqual([]);
});

test('an address in several classes is one account, which collects the work of every PIN', async () => {
  const { world, quiz, pinPerson, join, ownerOf } = await aPinMember();
  const second = await aClassWithPins(world, ['A. Rao'], 'Cleo');
  const [slip] = second.slips as [Slip, ...Slip[]];
  const other = await second.signIn(slip);
  const quizOfCleo = await aPublishedQuiz(world, { teacherName: 'Cleo' });
  await take(other, quizOfCleo);
  const path = `/class/${second.classId}/members/${slip.memberId}/join`;
  for (const { status } of [await join(), await second.teacher.rest('POST', path, { email: EMAIL })]) {
    expect(status).toBe(200);
  }
  const asha = await world.signIn('student', 'Asha Rao');
  expect([ownerOf(quiz), ownerOf(quizOfCleo)]).toEqual([asha.accountId, asha.accountId]);
  expect([pinPerson.accountId, other.accountId]).toContain(asha.accountId);
  const { members } = (await second.teacher.rest('GET', `/class/${second.classId}`)).body;
  expect(members).toMatchObject([{ attemptCount: 1 }]);
});

test('a teacher cannot sign in as the student of an address by removing it again', async () => {
  const { world, teacher, classId, slip, join, signIn } = await aPinMember();
  const asha = await world.signIn('student', 'Asha Rao');
  await join();
  const path = `/class/${classId}/members/${slip.memberId}`;
  await teacher.rest('PUT', path, { email: null });
  const { body: fresh } = await teacher.rest('POST', `${path}/pin`);
  expect((await signIn(fresh)).accountId).not.toBe(asha.accountId);
  expect(await isIn(asha)).toBe(true);
});
