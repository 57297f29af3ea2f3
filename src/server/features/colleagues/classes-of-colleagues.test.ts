import { expect, test } from 'vitest';
import { addressOf, newClass, twoTeachers } from '../../testing/colleagues';
import { aSchoolClass, signedInPupil } from '../../testing/pupils';

const DAY = 86_400_000;
const asha = { name: 'Asha Rao', number: '12' };

/** Bob's class, shared with Ann, whose quiz is assigned to it. */
async function aClassOfBob(more: object = {}) {
  const school = await twoTeachers();
  const { world, ann, bob, quiz, assign } = school;
  const { classId, memberIds } = await aSchoolClass(bob, '7b', [asha, { name: 'Ben Ode' }]);
  const [memberId = '', benId = ''] = memberIds;
  const sent = { email: addressOf('Ann'), right: 'mark', ...more };
  await bob.rest('PUT', `/class/${classId}/colleagues`, sent);
  expect((await assign([classId])).status).toBe(200);
  const pupil = signedInPupil(world, memberId);
  const assignment = async (who = ann) => (await who.rest('GET', `/quiz/${quiz.quizId}/assignment`)).body;
  const start = () => pupil.rest('POST', '/student/attempt', { shareId: quiz.shareId });
  return { ...school, classId, memberId, benId, pupil, assignment, start };
}

test('a quiz can be assigned to a class shared to mark, not to one shared to look', async () => {
  const { ann, bob, assign } = await twoTeachers();
  const classId = await newClass(bob, '7b');
  expect((await assign([classId])).status).toBe(404);
  await bob.rest('PUT', `/class/${classId}/colleagues`, { email: addressOf('Ann'), right: 'look' });
  expect((await assign([classId])).status).toBe(404);
  await bob.rest('PUT', `/class/${classId}/colleagues`, { email: addressOf('Ann'), right: 'mark' });
  expect((await assign([classId])).status).toBe(200);
  expect((await ann.rest('GET', '/teacher/')).body.quizzes).toMatchObject([{ classNames: ['7b'] }]);
});

test("a member without an address takes another teacher's quiz with their needs, and is known by the class", async () => {
  const { ann, bob, quiz, classId, memberId, start, pupil } = await aClassOfBob();
  await bob.rest('PUT', `/class/${classId}/members/${memberId}`, {
    needs: { timeFactorPercent: 150, largerText: true },
  });
  const { body } = await pupil.rest('GET', '/student/');
  expect(body.available).toMatchObject([{ className: '7b', timeFactorPercent: 150, largerText: true }]);
  const started = await start();
  expect(started.body.attempt.deadline - started.body.attempt.startTime).toBe(1.5 * 1800 * 1000);
  const live = await ann.query('supervision.live', { quizId: quiz.quizId });
  expect(live.body).toMatchObject({
    students: [{ studentName: 'Asha Rao', studentClass: '7b, no. 12', timeFactorPercent: 150 }],
    absent: [{ name: 'Ben Ode', className: '7b' }],
  });
});

test('after the end of a class share the quiz continues, and its owner sees only the name of the class', async () => {
  const { world, ann, bob, quiz, classId, benId, assignment, start } = await aClassOfBob({
    expiresAt: Date.parse('2100-01-01'),
  });
  const window = { opensAt: null, closesAt: world.clock.now() + 30 * DAY };
  const path = `/quiz/${quiz.quizId}/assignment`;
  await ann.rest('PUT', path, { classIds: [classId], exceptions: { [benId]: window } });
  expect((await assignment()).members).toHaveLength(2);
  await bob.rest('DELETE', `/class/${classId}/colleagues`, { email: addressOf('Ann') });

  expect(await assignment()).toMatchObject({
    classes: [{ _id: classId, name: '7b', isListSeen: false }],
    members: [],
    exceptions: {},
  });
  expect((await ann.query('supervision.live', { quizId: quiz.quizId })).body.absent).toEqual([]);
  expect((await start()).status).toBe(200);
  const own = await newClass(ann, '8a');
  await ann.rest('PUT', path, { classIds: [classId, own], exceptions: {} });
  const stranger = await ann.rest('PUT', path, { classIds: [classId, own], exceptions: { [benId]: window } });
  expect(stranger.status).toBe(400);

  await bob.rest('PUT', `/class/${classId}/colleagues`, { email: addressOf('Ann'), right: 'look' });
  const again = await assignment();
  expect(again.members).toHaveLength(2);
  // The exception of a member on a hidden list has stayed.
  expect(again.exceptions).toMatchObject({ [benId]: { closesAt: window.closesAt } });
});

test('a colleague who edits a quiz sees its class list once the class is shared too', async () => {
  const { ann, bob, quiz, shareQuiz, shareClass, assign } = await twoTeachers();
  const { classId } = await aSchoolClass(ann, '7b', [asha]);
  await assign([classId]);
  await shareQuiz('edit');
  const read = async () => (await bob.rest('GET', `/quiz/${quiz.quizId}/assignment`)).body;
  expect(await read()).toMatchObject({ classes: [{ name: '7b', isListSeen: false }], members: [] });
  expect((await bob.rest('GET', `/class/${classId}`)).status).toBe(404);
  await shareClass(classId, 'look');
  expect(await read()).toMatchObject({
    classes: [{ name: '7b', isListSeen: true }],
    members: [{ name: 'Asha Rao' }],
  });
});

test('two teachers of one class share one list, and a pupil has one PIN', async () => {
  const { world, ann, bob, quiz, shareClass, assign } = await twoTeachers();
  const { classId, code, memberIds } = await aSchoolClass(ann, '7b', [asha]);
  await shareClass(classId, 'mark');
  const path = `/class/${classId}/members/${memberIds[0]}/pin`;
  const first = (await ann.rest('POST', path)).body.pin;
  const { pin } = (await bob.rest('POST', path)).body;
  const signIn = (typed: string) =>
    world.nobody.rest('POST', '/auth/login/class', { classCode: code, member: '12', pin: typed });
  expect((await signIn(pin)).status).toBe(200);
  if (first !== pin) expect((await signIn(first)).status).toBe(401);
  await assign([classId]);
  const ofBob = (await bob.rest('POST', `/quiz/${quiz.quizId}/duplicate`)).body;
  await bob.rest('PUT', `/quiz/${ofBob._id}/assignment`, { classIds: [classId] });
  const { body } = await ann.rest('GET', `/class/${classId}`);
  expect(body.members).toHaveLength(1);
  expect(body.quizzes).toHaveLength(2);
});
