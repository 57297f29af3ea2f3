import { expect, test } from 'vitest';
import { accessMessages } from '../../../shared/access/messages';
import { COLLEAGUES_MAXIMUM } from '../../../shared/constants';
import { addressOf, auditOf, newClass, sharing, twoTeachers } from '../../testing/colleagues';

const DAY = 86_400_000;

test('a share holds for the address in any case, even before its first sign-in, until its end', async () => {
  const { world, quiz, ann } = await twoTeachers();
  const path = `/quiz/${quiz.quizId}`;
  const expiresAt = world.clock.now() + DAY;
  await ann.rest('PUT', `${path}/colleagues`, { email: ' Cleo@School.EXAMPLE', right: 'mark', expiresAt });
  const { body } = await ann.rest('GET', `${path}/colleagues`);
  expect(body.colleagues).toEqual([
    { email: addressOf('Cleo'), name: null, right: 'mark', expiresAt, via: 'quiz', classNames: [] },
  ]);
  const cleo = await world.signIn('teacher', 'Cleo');
  expect((await cleo.rest('GET', path)).body).toMatchObject({
    right: 'mark',
    owner: { name: 'Ann', email: addressOf('Ann') },
  });
  world.clock.advance(DAY - 1);
  const again = await world.signIn('teacher', 'Cleo');
  expect((await again.rest('GET', path)).status).toBe(200);
  world.clock.advance(1);
  expect((await again.rest('GET', path)).status).toBe(404);
  expect((await again.rest('GET', '/teacher/')).body.quizzes).toEqual([]);
  expect(
    (await (await world.signIn('teacher', 'Ann')).rest('GET', `${path}/colleagues`)).body.colleagues,
  ).toEqual([]);
});

test('a changed right keeps the end, a repeat is not mailed twice, and an expired share begins anew', async () => {
  const { world, bob, quiz, shareQuiz } = await twoTeachers();
  const expiresAt = world.clock.now() + 1000;
  await shareQuiz('look', { expiresAt });
  await shareQuiz('edit');
  const { body } = await shareQuiz('edit');
  expect(body.colleagues).toMatchObject([{ right: 'edit', expiresAt }]);
  expect(auditOf(world, 'share')).toHaveLength(2);
  world.clock.advance(1000);
  expect((await bob.rest('GET', `/quiz/${quiz.quizId}`)).status).toBe(404);
  expect((await shareQuiz('look')).body.colleagues).toMatchObject([{ right: 'look', expiresAt: null }]);
  expect(auditOf(world, 'share').at(-1)).toMatchObject({
    subject: `${quiz.quizId}/${addressOf('Bob')}`,
    before: 'null',
  });
});

test('a colleague can leave, and then sees no more of the quiz', async () => {
  const { world, bob, quiz, shareQuiz } = await twoTeachers();
  await shareQuiz('mark');
  const left = await bob.rest('DELETE', `/quiz/${quiz.quizId}/colleagues`, { email: addressOf('Bob') });
  expect(left.body).toEqual({ message: accessMessages.left('quiz') });
  expect((await bob.rest('GET', `/quiz/${quiz.quizId}`)).status).toBe(404);
  expect(auditOf(world, 'share-end')).toMatchObject([{ actor_id: bob.accountId }]);
});

test('a quiz has a maximum of colleagues; existing shares can still be changed', async () => {
  const { ann, quiz } = await twoTeachers();
  const share = (number: number, right: string) =>
    ann.rest('PUT', `/quiz/${quiz.quizId}/colleagues`, { email: `t${number}@school.example`, right });
  for (let number = 0; number < COLLEAGUES_MAXIMUM; number += 1) await share(number, 'look');
  expect((await share(COLLEAGUES_MAXIMUM, 'look')).body.error).toBe(
    accessMessages.tooManyColleagues('quiz', COLLEAGUES_MAXIMUM),
  );
  expect((await share(0, 'edit')).status).toBe(200);
});

test('a quiz is shared by class only if all its classes are, with the least of their rights', async () => {
  const { bob, ann, quiz, shareClass, assign } = await twoTeachers();
  const rightOfBob = async () => (await bob.rest('GET', `/quiz/${quiz.quizId}`)).body.right;
  const [b, c] = [await newClass(ann, '7b'), await newClass(ann, '7c')];
  await shareClass(b, 'edit');
  expect(await rightOfBob()).toBeUndefined();
  await assign([b]);
  expect(await rightOfBob()).toBe('edit');
  await assign([b, c]);
  expect(await rightOfBob()).toBeUndefined();
  await shareClass(c, 'look');
  expect(await rightOfBob()).toBe('look');
  const { body } = await ann.rest('GET', `/quiz/${quiz.quizId}/colleagues`);
  expect(body.colleagues).toMatchObject([
    { name: 'Bob', right: 'look', via: 'class', classNames: ['7b', '7c'] },
  ]);
});

test('a trashed class shares its quizzes with no colleague, and still withholds them from others', async () => {
  const { bob, ann, quiz, shareClass, assign } = await twoTeachers();
  const status = async () => (await bob.rest('GET', `/quiz/${quiz.quizId}`)).status;
  const [b, c] = [await newClass(ann, '7b'), await newClass(ann, '7c')];
  await shareClass(b, 'edit');
  await assign([b, c]);
  await ann.rest('DELETE', `/class/${c}`);
  expect(await status()).toBe(404);
  await ann.rest('POST', `/class/${c}/restore`);
  await shareClass(c, 'mark');
  expect(await status()).toBe(200);
  await ann.rest('DELETE', `/class/${c}`);
  expect(await status()).toBe(200);
  await ann.rest('DELETE', `/class/${b}`);
  expect(await status()).toBe(404);
});

test("assigning a quiz to a colleague's class keeps its shares, and adds none", async () => {
  const { world, bob, ann, quiz, shareClass, assign } = await twoTeachers();
  const own = await newClass(ann, '7b');
  const ofBob = await newClass(bob, '9a');
  await shareClass(own, 'edit');
  await assign([own]);
  expect((await assign([own, ofBob], bob)).status).toBe(200);
  expect((await bob.rest('GET', `/quiz/${quiz.quizId}`)).body.right).toBe('edit');
  const cleo = await world.signIn('teacher', 'Cleo');
  await bob.rest('PUT', `/class/${ofBob}/colleagues`, { email: addressOf('Cleo'), right: 'edit' });
  expect((await cleo.rest('GET', `/quiz/${quiz.quizId}`)).status).toBe(404);
  expect((await cleo.rest('GET', `/class/${ofBob}`)).body.quizzes).toMatchObject([
    { right: null, title: 'Cells' },
  ]);
});

test('the dashboard lists shared quizzes after own ones, and shared classes too', async () => {
  const { bob, ann, shareQuiz, shareClass } = await twoTeachers();
  const quizId = (await ann.rest('POST', '/quiz/', { title: 'Atoms' })).body._id;
  await ann.mutate('quizzes.setFolder', { quizId, folder: 'Autumn' });
  await sharing(ann, quizId).shareQuiz('edit');
  await shareQuiz('look');
  await bob.rest('POST', '/quiz/', { title: 'Own' });
  await newClass(bob, '9z');
  await shareClass(await newClass(ann, '7b'), 'mark');
  const owner = { name: 'Ann', email: addressOf('Ann') };
  const { quizzes } = (await bob.rest('GET', '/teacher/')).body;
  expect(
    quizzes.map(({ title, right, owner, folder }: Record<string, unknown>) => [title, right, owner, folder]),
  ).toEqual([
    ['Own', 'own', null, ''],
    ['Atoms', 'edit', owner, ''],
    ['Cells', 'look', owner, ''],
  ]);
  expect((await bob.rest('GET', '/class/')).body.classes).toMatchObject([
    { name: '9z', right: 'own', owner: null },
    { name: '7b', right: 'mark', owner },
  ]);
});
