import sharp from 'sharp';
import { expect, test } from 'vitest';
import { messages } from '../../../shared/messages';
import type { ImageStore } from '../../ports/image-store';
import { questionForm, sampleQuestions } from '../../testing/sample-questions';
import { aWorld } from '../../testing/world';

const [mcq] = sampleQuestions;

const png = () =>
  sharp({ create: { width: 4, height: 3, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();

async function formWithPicture(question: object, quizId?: string): Promise<FormData> {
  const form = questionForm(question, quizId);
  form.set('image', new File([new Uint8Array(await png())], 'cell.png', { type: 'image/png' }));
  return form;
}

async function aPicture() {
  const world = aWorld();
  const teacher = await world.signIn('teacher');
  const quizId: string = (await teacher.mutate('quizzes.create', { title: 'Cells' })).body._id;
  const form = await formWithPicture({ ...mcq, imageAlt: 'A cell' }, quizId);
  const question = (await teacher.rest('POST', '/question/', form)).body;
  const change = (body: FormData) => teacher.rest('PUT', `/question/${question._id}`, body);
  return { world, teacher, quizId, question, change };
}

test('an image is stored with its question and can be read without a token', async () => {
  const { world, question } = await aPicture();
  expect(question).toMatchObject({ imageUrl: expect.stringMatching(/^\/uploads\//), imageAlt: 'A cell' });
  const image = await world.nobody.rest('GET', question.imageUrl);
  expect(image).toMatchObject({ status: 200 });
  expect(image.headers.get('Content-Type')).toBe('image/webp');
});

test('the image stays if none is sent', async () => {
  const { question, change } = await aPicture();
  const changed = await change(questionForm({ text: 'New' }));
  expect(changed.body).toEqual({ ...question, text: 'New' });
});

test('another image replaces it', async () => {
  const { question, change } = await aPicture();
  const { body } = await change(await formWithPicture({}));
  expect(body.imageUrl).toMatch(/^\/uploads\//);
  expect(body.imageUrl).not.toBe(question.imageUrl);
});

test('an image is removed on request with its description', async () => {
  const { change } = await aPicture();
  const { body } = await change(questionForm({ removeImage: 'true' }));
  expect(body).toMatchObject({ imageUrl: null, imageAlt: null });
});

test('a file that is no image is refused, and the old image stays', async () => {
  const { teacher, quizId, question, change } = await aPicture();
  const form = questionForm({ text: 'New' });
  form.set('image', new File(['no picture'], 'cell.png', { type: 'image/png' }));
  expect(await change(form)).toMatchObject({ status: 415, body: { error: messages.imageUnreadable } });
  expect((await teacher.rest('GET', `/quiz/${quizId}`)).body.questions).toEqual([question]);
});

test('of two simultaneous changes neither is lost', async () => {
  const { teacher, quizId, question, change } = await aPicture();
  const both = [change(await formWithPicture({ text: 'New' })), change(questionForm({ maximumMarks: 7 }))];
  expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
  const [changed] = (await teacher.rest('GET', `/quiz/${quizId}`)).body.questions;
  expect(changed).toMatchObject({ text: 'New', maximumMarks: 7 });
  expect(changed.imageUrl).not.toBe(question.imageUrl);
});

test('a refused question stores no image', async () => {
  let stored = 0;
  const images: ImageStore = {
    store: async () => {
      stored += 1;
      return '/uploads/picture.webp';
    },
    shrink: async () => new Uint8Array(),
    find: async () => undefined,
    has: () => true,
    listStoredBefore: async () => [],
    remove: async () => {},
  };
  const teacher = await aWorld({ images }).signIn('teacher');
  const quizId = (await teacher.mutate('quizzes.create', { title: 'Cells' })).body._id;
  const blank = await formWithPicture({ ...mcq, text: ' ' }, quizId);
  expect((await teacher.rest('POST', '/question/', blank)).status).toBe(400);
  const nowhere = await formWithPicture(mcq, 'unknown');
  expect((await teacher.rest('POST', '/question/', nowhere)).status).toBe(404);
  expect(stored).toBe(0);
});
