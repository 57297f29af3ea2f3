import { expect, test } from 'vitest';
import { analyseItems } from '../../../client/rules/results/item-analysis';
import { messages } from '../../../shared/messages';
import { giveMarks, results, toNucleus } from '../../testing/corrections';
import { aPublishedQuiz } from '../../testing/factories';
import type { Person } from '../../testing/person';
import { sampleQuestions } from '../../testing/sample-questions';
import { aStage, type Stage } from '../../testing/stage';
import { aWorld } from '../../testing/world';

const search = async (teacher: Person, input: object = {}) =>
  (await teacher.query('bank.search', input)).body;
const found = async (teacher: Person, input: object = {}): Promise<string[]> =>
  (await search(teacher, input)).questions.map(
    ({ question }: { question: { text: string } }) => question.text,
  );
const copyOf = async ({ teacher, quizId }: Stage) =>
  (await teacher.rest('POST', `/quiz/${quizId}/duplicate`)).body;
const copiesOf = async ({ teacher, questionIds }: Stage) =>
  (await teacher.query('bank.copiesOf', { questionId: questionIds[0] })).body;
const [mcq, msq, short, long] = sampleQuestions;

test('a question is found by words of its text, options, key and tags, in any order and case', async () => {
  const { teacher, questionIds } = await aStage('published');
  await teacher.mutate('bank.setTags', { questionId: questionIds[2], tags: ['Photosynthèse'] });
  expect(await found(teacher, { words: 'ATP organ' })).toEqual([mcq.text]);
  expect(await found(teacher, { words: 'GOLGI' })).toEqual([mcq.text]);
  expect(await found(teacher, { words: 'dioxide' })).toEqual([short.text]);
  expect(await found(teacher, { words: 'photosynthese' })).toEqual([short.text]);
  expect(await found(teacher, { words: 'organelle dioxide' })).toEqual([]);
  expect(await found(teacher)).toHaveLength(5);
});

test('words of the text come before words of an option', async () => {
  const questions = [
    { ...short, text: 'Where do animals get energy?', correctAnswer: 'From chlorophyll, never' },
    { ...short, text: 'What is chlorophyll?', correctAnswer: 'A pigment' },
    { ...short, text: 'How much energy is in sugar?', correctAnswer: 'Little' },
  ];
  const { teacher } = await aPublishedQuiz(aWorld(), { questions });
  expect(await found(teacher, { words: 'chlorophyll' })).toEqual([questions[1]?.text, questions[0]?.text]);
});

test('type, tag, quiz, folder and time of use narrow a search', async () => {
  const stage = await aStage('released');
  const { teacher, questionIds, quizId } = stage;
  await teacher.mutate('bank.setTags', { questionId: questionIds[1], tags: ['gases'] });
  await teacher.mutate('quizzes.setFolder', { quizId, folder: 'Biology' });
  expect(await found(teacher, { type: 'long' })).toEqual([long.text]);
  expect(await found(teacher, { tag: 'gases' })).toEqual([msq.text]);
  expect(await found(teacher, { quizId: 'another' })).toEqual([]);
  expect(await found(teacher, { folder: 'Biology' })).toHaveLength(5);
  expect(await found(teacher, { folder: 'Physics' })).toEqual([]);
  const { lastUsedAt } = (await search(teacher)).questions[0];
  expect(await found(teacher, { usedFrom: lastUsedAt, usedTo: lastUsedAt })).toHaveLength(5);
  expect(await found(teacher, { usedFrom: lastUsedAt + 1 })).toEqual([]);
  expect(await found(teacher, { notIn: quizId })).toEqual([]);
});

test('copies in other quizzes are one result that names each quiz', async () => {
  const stage = await aStage('released');
  const { title } = await copyOf(stage);
  const { questions, total } = await search(stage.teacher, { words: 'organelle' });
  expect(total).toBe(1);
  const titles = questions[0].quizzes.map((quiz: { title: string }) => quiz.title);
  expect(titles.sort()).toEqual(['Cells', title].sort());
});

test('questions of a trashed quiz are found and marked so; deleted ones are not found', async () => {
  const { teacher, quizId, questionIds } = await aStage('published');
  await teacher.mutate('questions.remove', { quizId, questionId: questionIds[0] });
  await teacher.rest('DELETE', `/quiz/${quizId}`);
  const { questions, total } = await search(teacher);
  expect(total).toBe(4);
  expect(questions[0].quizzes).toMatchObject([{ isInTrash: true }]);
  await teacher.rest('POST', `/quiz/${quizId}/restore`);
  await teacher.mutate('questions.restore', { quizId, questionId: questionIds[0] });
  expect((await search(teacher)).total).toBe(5);
});

test('pages follow without a gap, and an invalid cursor is refused', async () => {
  const questions = Array.from({ length: 90 }, (_, at) => ({ ...short, text: `Question ${at}` }));
  const { teacher } = await aPublishedQuiz(aWorld(), { questions });
  const texts: string[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await search(teacher, { words: 'question', ...(cursor && { cursor }) });
    expect(page.total).toBe(90);
    texts.push(...page.questions.map(({ question }: { question: { text: string } }) => question.text));
    cursor = page.cursor;
  } while (cursor);
  expect(texts).toEqual(questions.map(({ text }) => text).reverse());
  expect((await teacher.query('bank.search', { cursor: 'x' })).status).toBe(400);
});

test('facility equals that of the results, also after a changed mark and a corrected key', async () => {
  const stage = await aStage('evaluated');
  const { teacher, questionIds } = stage;
  const agree = async () => {
    const items = new Map(analyseItems(await results(stage)).map((item) => [item.questionId, item]));
    for (const { question, students, facility } of (await search(teacher)).questions) {
      expect(students).toBe(items.get(question._id)?.students);
      expect(facility).toBeCloseTo(items.get(question._id)?.facility?.value ?? -1, 12);
    }
  };
  await agree();
  await giveMarks(stage, 3, 1.5);
  await agree();
  await teacher.mutate('questions.applyCorrection', { questionId: questionIds[0], ...toNucleus });
  await agree();
  expect(await found(teacher, { facilityTo: 0 })).toEqual([mcq.text]);
});

test('a tag in another case becomes the existing one, and a blank one none', async () => {
  const { teacher, questionIds } = await aStage('published');
  const set = (at: number, tags: string[]) =>
    teacher.mutate('bank.setTags', { questionId: questionIds[at], tags });
  await set(0, ['Énergie', ' ']);
  expect((await set(1, ['energie', 'ENERGIE', 'cells  and  atoms'])).body.tags).toEqual([
    'cells and atoms',
    'Énergie',
  ]);
  expect((await teacher.query('bank.tags')).body).toEqual([
    { tag: 'cells and atoms', count: 1 },
    { tag: 'Énergie', count: 2 },
  ]);
  expect((await set(0, Array.from({ length: 21 }, String))).status).toBe(400);
});

test('questions are added to another quiz with rubric, tags and family, all or none', async () => {
  const stage = await aStage('released');
  const { teacher, otherTeacher, questionIds } = stage;
  await teacher.mutate('bank.setTags', { questionId: questionIds[0], tags: ['cells'] });
  const { _id: quizId } = (await teacher.rest('POST', '/quiz/', { title: 'Atoms' })).body;
  const add = (ids: readonly unknown[]) => teacher.mutate('bank.addToQuiz', { quizId, questionIds: ids });
  expect((await add([questionIds[0], 'nothing'])).status).toBe(404);
  const { body } = await add([questionIds[1], questionIds[0]]);
  expect(body.quiz.questions.map(({ text }: { text: string }) => text)).toEqual([msq.text, mcq.text]);
  expect(body.addedIds).toEqual(body.quiz.order);
  expect((await teacher.query('bank.tagsOf', { questionId: body.addedIds[1] })).body.tags).toEqual(['cells']);
  expect(await copiesOf(stage)).toMatchObject([
    { title: 'Atoms', differs: [], hasStarted: false, refusal: null },
  ]);
  const own = await otherTeacher.rest('POST', '/quiz/', { title: 'Stolen' });
  const taken = await otherTeacher.mutate('bank.addToQuiz', {
    quizId: own.body._id,
    questionIds: [questionIds[0]],
  });
  expect(taken).toMatchObject({ status: 404, body: { error: messages.questionNotFound } });
});

test('nothing is added to a quiz that students have started', async () => {
  const { teacher, quizId, questionIds } = await aStage('running');
  expect((await teacher.mutate('bank.addToQuiz', { quizId, questionIds })).status).toBe(409);
});
