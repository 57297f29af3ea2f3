import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { STORED_MAXIMUM } from '../../../shared/constants';
import { importMessages, importNotes } from '../../../shared/import/messages';
import { messages } from '../../../shared/messages';
import { aPublishedQuiz } from '../../testing/factories';
import { jpeg } from '../../testing/hostile-images';
import type { Person } from '../../testing/person';
import { aWorld } from '../../testing/world';

const essay = (text: string, more: object = {}) => ({
  ...{ type: 'long', text, correctAnswer: 'A model answer', maximumMarks: 2, ...more },
});

async function aQuiz() {
  const world = aWorld();
  const teacher = await world.signIn('teacher');
  const quizId: string = (await teacher.mutate('quizzes.create', { title: 'Cells' })).body._id;
  return { world, teacher, quizId };
}

const importText = (teacher: Person, quizId: string, questions: unknown, more: object = {}) =>
  teacher.rest('POST', `/quiz/${quizId}/import`, { text: JSON.stringify(questions), ...more });

const importFile = (teacher: Person, quizId: string, bytes: Uint8Array<ArrayBuffer>, query = '') => {
  const form = new FormData();
  form.set('anything', new File([bytes], 'quiz.zip'));
  return teacher.rest('POST', `/quiz/${quizId}/import${query}`, form);
};

const quizOf = async (teacher: Person, quizId: string) => (await teacher.rest('GET', `/quiz/${quizId}`)).body;

const ID = 'p'.repeat(24);
const packed = (files: Record<string, Uint8Array | string>) =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([path, content]) => [
        path,
        typeof content === 'string' ? Buffer.from(content) : content,
      ]),
    ),
  );

test('finished and unfinished questions keep the order of the file, with tags and pools', async () => {
  const { world, teacher, quizId } = await aQuiz();
  const pool = { name: 'Easy', draw: 1 };
  const { status, body } = await importText(teacher, quizId, [
    essay('One', { tags: ['year 9', ' cells '], pool }),
    essay('Two', { correctAnswer: '' }),
    essay('Three', { pool }),
  ]);
  expect({ status, stored: body.stored, unfinished: body.unfinished }).toEqual({
    status: 200,
    stored: 2,
    unfinished: 1,
  });
  const { order, questions, drafts } = await quizOf(teacher, quizId);
  expect(order).toEqual(body.questionIds);
  expect(questions.map(({ text }: { text: string }) => text)).toEqual(['One', 'Three']);
  expect(drafts[0]).toMatchObject({ _id: order[1], isChange: false, draft: { text: 'Two' } });
  const tags = world.deps.db.$client.prepare(
    'select tag from question_tags where question_id = ? order by tag',
  );
  expect(tags.pluck().all(order[0])).toEqual(['cells', 'year 9']);
  const pools = world.deps.db.$client.prepare('select pools from quizzes').pluck().get();
  expect(JSON.parse(String(pools))).toEqual([
    { _id: expect.any(String), name: 'Easy', draw: 1, questionIds: [order[0], order[2]] },
  ]);
});

test('pictures of a package are stored, and an unreadable one is noted in its place', async () => {
  const { teacher, quizId } = await aQuiz();
  const text = `See ![a cell](${ID}) and ![a leaf](${ID.replace('p', 'q')}).`;
  const bytes = packed({
    'quiz.json': JSON.stringify({ questions: [essay(text, { picture: ID })] }),
    [`pictures/${ID}.webp`]: await jpeg(),
    [`pictures/${ID.replace('p', 'q')}.webp`]: 'no picture',
  });
  const dry = await importFile(teacher, quizId, bytes, '?dryRun=1');
  expect(dry.body).toMatchObject({
    stored: 0,
    questions: [{ notes: [importNotes.pictureUnreadable], problems: [] }],
  });
  const [preview] = Object.values(dry.body.pictures);
  expect(preview).toMatch(/^data:image\/webp;base64,/);
  expect((await quizOf(teacher, quizId)).questions).toEqual([]);

  const { body } = await importFile(teacher, quizId, bytes);
  expect(body).toMatchObject({ stored: 1, pictures: {} });
  const [question] = (await quizOf(teacher, quizId)).questions;
  const [, uploadId = ''] =
    /^See !\[a cell\]\(([\w-]+)\) and \[picture not read: a leaf\]\.$/.exec(question.text) ?? [];
  expect(question.imageUrl).toBe(`/uploads/${uploadId}.webp`);
  expect((await teacher.rest('GET', question.imageUrl)).status).toBe(200);
});

test('one undo reverts the whole import, and one redo repeats it', async () => {
  const { teacher, quizId } = await aQuiz();
  await importText(teacher, quizId, [essay('Before')]);
  const { body } = await importText(teacher, quizId, [essay('One'), essay('Two', { correctAnswer: '' })]);
  const whole = await quizOf(teacher, quizId);
  const ids = { quizId, questionIds: body.questionIds };
  const removed = await teacher.mutate('questions.removeMany', ids);
  expect(removed.body).toMatchObject({ order: [whole.order[0]], drafts: [] });
  expect((await teacher.mutate('questions.removeMany', ids)).status).toBe(200);
  expect((await teacher.mutate('questions.restoreMany', ids)).body).toEqual(whole);
  const strange = { quizId, questionIds: [...body.questionIds, 'f'.repeat(24)] };
  expect((await teacher.mutate('questions.removeMany', strange)).status).toBe(404);
  expect(await quizOf(teacher, quizId)).toEqual(whole);
});

test('a published quiz keeps its last question, even if all are deleted together', async () => {
  const { teacher, quizId } = await aPublishedQuiz(aWorld());
  const { order } = await quizOf(teacher, quizId);
  const removed = await teacher.mutate('questions.removeMany', { quizId, questionIds: order });
  expect([removed.status, removed.body.error]).toEqual([409, messages.publishedNeedsQuestion]);
});

test('more questions than a quiz can have are refused as a whole', async () => {
  const { teacher, quizId } = await aQuiz();
  const many = Array.from({ length: STORED_MAXIMUM.questions + 1 }, (_, at) => essay(`Number ${at}`));
  const { status } = await importText(teacher, quizId, many);
  expect(status).toBe(409);
  expect((await quizOf(teacher, quizId)).order).toEqual([]);
});

test('mended questions are stored, and a mended text beyond any draft is named', async () => {
  const { teacher, quizId } = await aQuiz();
  const list = [essay('One'), essay('Two', { correctAnswer: '' })];
  const review = [
    { at: 0, isLeftOut: true },
    { at: 1, fields: { text: 'Two, mended', correctAnswer: 'Yes' } },
  ];
  const { body } = await importText(teacher, quizId, list, { review });
  expect(body).toMatchObject({
    stored: 1,
    unfinished: 0,
    questions: [{ line: 1, text: 'Two, mended', problems: [] }],
  });
  const wrong = await importText(teacher, quizId, list, { review: [{ at: 1, fields: { text: 7 } }] });
  expect([wrong.status, wrong.body.error]).toEqual([400, 'Question 2: The value of "text" is not valid.']);
});

test('a file of more than 10 MB is too large, as a form and as text', async () => {
  const { teacher, quizId } = await aQuiz();
  const large = new Uint8Array(10 * 1024 * 1024 + 1).fill(0x20);
  const form = await importFile(teacher, quizId, large);
  expect([form.status, form.body.error]).toEqual([413, importMessages.fileTooLarge]);
  const text = ' '.repeat(10 * 1024 * 1024 + 1);
  expect((await teacher.rest('POST', `/quiz/${quizId}/import`, { text })).status).toBe(413);
});

test('an import is audited with its numbers, and an export with its format', async () => {
  const { world, teacher, quizId } = await aQuiz();
  await importText(teacher, quizId, [essay('One')]);
  await teacher.rest('GET', `/quiz/${quizId}/export?format=json`);
  const log = world.deps.db.$client.prepare(
    "select action, after from audit_log where action in ('import', 'export') order by id",
  );
  expect(log.all()).toEqual([
    { action: 'import', after: '{"format":"json","stored":1,"unfinished":0}' },
    { action: 'export', after: '{"format":"json"}' },
  ]);
});

test('of several correct numbers in Moodle XML the first is used, with a problem noted', async () => {
  const { teacher, quizId } = await aQuiz();
  const answers = ['7', '8'].map(
    (text) => `<answer fraction="100"><text>${text}</text><tolerance>0.5</tolerance></answer>`,
  );
  const text = `<quiz><question type="numerical"><name><text>n</text></name><questiontext format="html"><text>How many?</text></questiontext>${answers.join('')}</question></quiz>`;
  const { body } = await teacher.rest('POST', `/quiz/${quizId}/import?dryRun=1`, { text });
  expect(body.questions).toMatchObject([
    { correctAnswer: { value: 7, tolerance: 0.5 }, problems: [expect.any(String)] },
  ]);
});
