import { expect, test } from 'vitest';
import { STORED_WITHOUT_PLAN_MAXIMUM } from '../../../shared/constants';
import { messages } from '../../../shared/messages';
import { richTextMessages } from '../../../shared/rich-text/messages';
import { dotPng } from '../../testing/dot-png';
import { sampleQuestions } from '../../testing/sample-questions';
import { aWorld } from '../../testing/world';
import { removeOrphanImages } from './images';

const [mcq] = sampleQuestions;
const HOUR_MS = 3_600_000;

async function aSchool() {
  const world = aWorld();
  // File times follow the real clock, not the school's.
  world.clock.advance(Date.now() - world.clock.now());
  const teacher = await world.signIn('teacher');
  const quizId: string = (await teacher.mutate('quizzes.create', { title: 'Cells' })).body._id;
  const upload = async () => {
    const form = new FormData();
    form.set('image', dotPng());
    return teacher.rest('POST', `/quiz/${quizId}/image`, form);
  };
  const add = async (fields: object) =>
    (await teacher.rest('POST', '/question/', { ...mcq, ...fields, quizId })).body;
  const isThere = async (url: string) => (await world.nobody.rest('GET', url)).status === 200;
  const sweep = async () => {
    world.clock.advance(50 * HOUR_MS);
    await removeOrphanImages(world.deps);
  };
  return { world, teacher, quizId, upload, add, isThere, sweep };
}

test('an image in a text is kept while any text names it, even deleted or unfinished, and a day longer', async () => {
  const { teacher, quizId, upload, add, isThere, sweep } = await aSchool();
  const uploads = await Promise.all(Array.from({ length: 5 }, async () => (await upload()).body));
  const [inText, inOption, inExplanation, inDraft, unnamed] = uploads.map(
    ({ uploadId }) => `![A](${uploadId})`,
  );
  const { _id: first } = await add({ text: `See ${inText}` });
  await add({ options: [inOption, 'B'], correctAnswer: inOption, explanation: `As in ${inExplanation}` });
  await teacher.mutate('questions.write', { quizId, questionId: first, text: '', explanation: inDraft });
  await teacher.rest('DELETE', `/question/${first}`, { quizId });
  await sweep();
  const left = await Promise.all(uploads.map(({ imageUrl }) => isThere(imageUrl)));
  expect(left).toEqual([true, true, true, true, false]);
  expect(unnamed).toBeDefined();
});

test('images in texts count among those of the account', async () => {
  const { upload, add } = await aSchool();
  const { uploadId } = (await upload()).body;
  const named = `![A](${uploadId}) `;
  await add({ text: named.repeat(STORED_WITHOUT_PLAN_MAXIMUM.images - 1) });
  expect((await upload()).status).toBe(200);
  await add({ text: 'And?', explanation: named });
  expect(await upload()).toMatchObject({
    status: 409,
    body: { error: messages.tooManyStored.images(STORED_WITHOUT_PLAN_MAXIMUM.images, false) },
  });
});

test('a text with a missing image is refused with the field; code, plain and old texts are not', async () => {
  const { world, teacher, quizId, upload, add } = await aSchool();
  const { uploadId, imageUrl } = (await upload()).body;
  const lost = 'abcdefghijklmnopqrstuvwx';
  const create = (fields: object) => teacher.rest('POST', '/question/', { ...mcq, ...fields, quizId });
  for (const [field, fields] of [
    ['text', { text: `See ![A](${lost})` }],
    ['explanation', { explanation: `![A](${lost})` }],
    ['options', { options: [`![A](${lost})`, 'B'], correctAnswer: 'B' }],
  ] as const) {
    const refused = { status: 400, body: { error: richTextMessages.imageNotThere(field, lost) } };
    expect(await create(fields)).toMatchObject(refused);
  }
  const many = await teacher.mutate('questions.createMany', {
    quizId,
    questions: [{ ...mcq, text: `![A](${lost})` }],
  });
  expect(many.status).toBe(400);
  for (const fields of [{ text: `\`![A](${lost})\`` }, { text: `![A](${lost})`, format: 'plain' }])
    expect((await create(fields)).status).toBe(200);

  const { _id } = await add({ text: `![A](${uploadId})` });
  await world.deps.images.remove(imageUrl);
  expect((await teacher.rest('PUT', `/question/${_id}`, { maximumMarks: 5 })).status).toBe(200);
  expect((await teacher.rest('PUT', `/question/${_id}`, { explanation: `![A](${lost})` })).status).toBe(400);
  const written = await teacher.mutate('questions.write', { quizId, questionId: _id, text: `![A](${lost})` });
  expect(written.status).toBe(400);
});
