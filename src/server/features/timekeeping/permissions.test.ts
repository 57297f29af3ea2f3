import { expect, test } from 'vitest';
import { aStage } from '../../testing/stage';

const acts = [
  ['pause', {}],
  ['continue', {}],
  ['giveTime', { minutes: 5 }],
  ['giveTime', { minutes: 'five' }],
] as const;

test.each(acts)("%s %j is only for the quiz's owner", async (act, input) => {
  const { nobody, student, otherTeacher, teacher, quizId } = await aStage('running');
  const statusFor = async (person: typeof teacher, id: unknown) =>
    (await person.mutate(`timekeeping.${act}`, { ...input, quizId: id })).status;
  expect(await statusFor(nobody, quizId)).toBe(401);
  expect(await statusFor(student, quizId)).toBe(403);
  expect(await statusFor(otherTeacher, quizId)).toBe(404);
  for (const id of ['unknown', 7, null, undefined, {}, ['x']]) expect(await statusFor(teacher, id)).toBe(404);
  await teacher.rest('DELETE', `/quiz/${quizId}`);
  expect(await statusFor(teacher, quizId)).toBe(404);
});

test('allowances are for teachers', async () => {
  const { nobody, student } = await aStage('ready');
  for (const [person, status] of [[nobody, 401] as const, [student, 403] as const]) {
    expect((await person.query('timekeeping.allowances')).status).toBe(status);
    expect((await person.mutate('timekeeping.setAllowance', {})).status).toBe(status);
    expect((await person.mutate('timekeeping.removeAllowance', {})).status).toBe(status);
  }
});
