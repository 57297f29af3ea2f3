import { expect, test } from 'vitest';
import { png } from '../../testing/hostile-images';
import { questionForm, sampleQuestions } from '../../testing/sample-questions';
import { buyPlan } from '../../testing/stage';
import { aWorld } from '../../testing/world';
import { removeOrphanImages } from './images';

const [mcq] = sampleQuestions;
const HOUR_MS = 3_600_000;

/** A teacher with a quiz of two questions, each with a picture. */
async function aSchool() {
  const world = aWorld();
  // File times follow the real clock, not the school's.
  world.clock.advance(Date.now() - world.clock.now());
  const teacher = await world.signIn('teacher');
  const quizId: string = (await teacher.mutate('quizzes.create', { title: 'Cells' })).body._id;
  const withPicture = async (fields: object) => {
    const form = questionForm(fields, quizId);
    form.set('image', new File([new Uint8Array(await png())], 'cell.png'));
    return form;
  };
  const add = async () => (await teacher.rest('POST', '/question/', await withPicture(mcq))).body;
  const questions = [await add(), await add()];
  const isThere = async (url: string) => (await world.nobody.rest('GET', url)).status === 200;
  const sweep = async (hoursLater: number) => {
    world.clock.advance(hoursLater * HOUR_MS);
    await removeOrphanImages(world.deps);
  };
  return { world, teacher, quizId, questions, withPicture, isThere, sweep };
}

test('a replaced image is deleted a day later, not before', async () => {
  const { teacher, questions, withPicture, isThere, sweep } = await aSchool();
  const [question, other] = questions;
  const { body } = await teacher.rest('PUT', `/question/${question._id}`, await withPicture({}));
  await sweep(20);
  expect(await isThere(question.imageUrl)).toBe(true);
  await sweep(5);
  expect(await isThere(question.imageUrl)).toBe(false);
  expect([await isThere(body.imageUrl), await isThere(other.imageUrl)]).toEqual([true, true]);
});

test('the images of restorable deletions are kept', async () => {
  const { teacher, quizId, questions, isThere, sweep } = await aSchool();
  const [question, other] = questions;
  await teacher.rest('DELETE', `/question/${question._id}`, { quizId });
  await teacher.rest('DELETE', `/quiz/${quizId}`);
  await sweep(50);
  expect([await isThere(question.imageUrl), await isThere(other.imageUrl)]).toEqual([true, true]);
});

test('an image seen by a student is kept after a correction has removed it', async () => {
  const { world, teacher, quizId, questions, isThere, sweep } = await aSchool();
  const [question] = questions;
  await buyPlan(teacher);
  const { shareId } = (await teacher.rest('POST', `/quiz/${quizId}/publish`)).body;
  const student = await world.signIn('student');
  await student.rest('POST', '/student/attempt', { shareId });
  const removed = await teacher.rest(
    'PUT',
    `/question/${question._id}`,
    questionForm({ removeImage: 'true' }),
  );
  expect(removed.body.imageUrl).toBeNull();
  await sweep(50);
  expect(await isThere(question.imageUrl)).toBe(true);
});

test('the image of an unfinished question is kept, even if deleted, until replaced', async () => {
  const { teacher, quizId, questions, withPicture, isThere, sweep } = await aSchool();
  const write = async (questionId: string) => {
    const form = await withPicture({ questionId, text: '' });
    const { quiz } = (await teacher.mutate('questions.write', form)).body;
    return quiz.drafts.find(({ _id }: { _id: string }) => _id === questionId).imageUrl;
  };
  const [{ _id: first }, { _id: second }] = questions;
  const [replaced, deleted] = [await write(first), await write(second)];
  const now = await write(first);
  await teacher.mutate('questions.remove', { quizId, questionId: second });
  await sweep(50);
  expect([await isThere(replaced), await isThere(deleted), await isThere(now)]).toEqual([false, true, true]);
});
