import { expect, test } from 'vitest';
import { DELETED_QUIZ_KEPT_DAYS } from '../../../shared/constants';
import { messages } from '../../../shared/messages';
import { questionDrafts } from '../../db/quizzes-schema';
import { sampleQuestions } from '../../testing/sample-questions';
import { aStage, buyPlan, type Stage } from '../../testing/stage';
import { newIdOf, readQuiz, write } from '../../testing/unfinished';
import { exportPerson } from '../privacy/export';
import { tidyUp } from '../privacy/tidy';

const [mcq, , short] = sampleQuestions;
const CANARY = 'Xanthippe';
const ID = newIdOf(1);
const half = { newId: ID, type: 'short', text: `${CANARY}?` };

const publish = async ({ teacher, quizId }: Stage) => {
  const { status, body } = await teacher.rest('POST', `/quiz/${quizId}/publish`);
  return [status, body.error];
};

test('a quiz with an unfinished question is not published; the refusal gives its number and gaps', async () => {
  const stage = await aStage('ready');
  const { teacher, quizId, questionIds } = stage;
  await write(stage, { ...half, after: questionIds[1] });
  expect(await publish(stage)).toEqual([402, messages.planRequired]);
  await buyPlan(teacher);
  const third = 'Question 3 is not finished: Provide a model answer.';
  expect(await publish(stage)).toEqual([400, third]);
  await write(stage, { questionId: questionIds[0], options: ['Nucleus', ''] });
  expect(await publish(stage)).toEqual([
    400,
    `Question 1 is not finished: Option text cannot be empty. ${third}`,
  ]);
  await teacher.mutate('questions.revert', { quizId, questionId: questionIds[0] });
  await write(stage, { questionId: ID, ...short });
  expect(await publish(stage)).toEqual([200, undefined]);
});

test('a quiz of only unfinished questions is refused too, and an empty one asks for questions', async () => {
  const stage = await aStage('draft');
  await buyPlan(stage.teacher);
  expect(await publish(stage)).toEqual([400, messages.questionsRequired]);
  await write(stage, half);
  expect(await publish(stage)).toEqual([400, 'Question 1 is not finished: Provide a model answer.']);
  await stage.teacher.mutate('questions.remove', { quizId: stage.quizId, questionId: ID });
  expect(await publish(stage)).toEqual([400, messages.questionsRequired]);
});

test('the list of quizzes counts unfinished questions separately', async () => {
  const stage = await aStage('ready');
  const { teacher, questionIds } = stage;
  await write(stage, half);
  await write(stage, { questionId: questionIds[0], text: '' });
  await teacher.mutate('quizzes.create', { title: 'Empty' });
  const { quizzes } = (await teacher.rest('GET', '/teacher/')).body;
  const factsOf = ({ title, questions, draftCount }: Record<string, unknown>) => [
    title,
    questions,
    draftCount,
  ];
  expect(quizzes.map(factsOf)).toEqual([
    ['Empty', [], 0],
    ['Cells', questionIds, 2],
  ]);
});

test('a copied quiz contains unfinished questions in order, and changes beside their questions', async () => {
  const stage = await aStage('ready');
  const { teacher, quizId, questionIds } = stage;
  await write(stage, { ...half, after: questionIds[0] });
  await write(stage, { questionId: questionIds[2], correctAnswer: '' });
  const source = await readQuiz(stage);
  const { body: copy } = await teacher.rest('POST', `/quiz/${quizId}/duplicate`);
  expect(copy.order).toHaveLength(6);
  expect(copy.order.filter((id: string) => source.order.includes(id))).toEqual([]);
  expect(copy.drafts).toMatchObject([
    { _id: copy.order[1], isChange: false, draft: { text: `${CANARY}?` } },
    { _id: copy.order[3], isChange: true, draft: { correctAnswer: '' } },
  ]);
  expect(copy.questions).toMatchObject(sampleQuestions);
  expect(await readQuiz(stage)).toEqual(source);
});

test('unfinished questions reach no student, export or mark', async () => {
  const stage = await aStage('published');
  const { teacher, student, otherStudent, shareId, quizId, questionIds } = stage;
  await write(stage, half);
  await write(stage, { questionId: questionIds[0], text: '', options: [CANARY] });
  const joined = await student.rest('POST', '/student/attempt', { shareId });
  expect(joined.body.quiz.questions).toHaveLength(questionIds.length);
  await student.rest('POST', '/quiz/submit', { quizId, attempt: { answers: {} } });
  await teacher.rest('POST', `/quiz/${quizId}/evaluate`);
  await stage.world.deps.background.idle();
  await teacher.rest('POST', `/quiz/${quizId}/release-scores`);
  const seen = [
    joined,
    await otherStudent.rest('GET', `/quiz/share/${shareId}`),
    await student.rest('GET', '/student/'),
    await student.rest('GET', `/quiz/${quizId}/evaluated`),
    await teacher.rest('GET', `/quiz/${quizId}/results`),
    await teacher.rest('GET', `/quiz/${quizId}/results.csv`),
    await teacher.rest('GET', '/teacher/allData'),
  ];
  expect(seen.map(({ status }) => status)).toEqual(seen.map(() => 200));
  for (const { body } of seen) {
    const text = body instanceof Uint8Array ? Buffer.from(body).toString() : JSON.stringify(body);
    expect(text).not.toContain(CANARY);
    expect(text).not.toContain(ID);
  }
  const { $client } = stage.world.deps.db;
  expect(JSON.stringify($client.prepare('select content from papers').all())).not.toContain(CANARY);
});

test('an unfinished question is trashed, restored and purged with its quiz', async () => {
  const stage = await aStage('draft');
  const { teacher, quizId, world } = stage;
  await write(stage, half);
  const before = await readQuiz(stage);
  await teacher.rest('DELETE', `/quiz/${quizId}`);
  expect((await write(stage, { questionId: ID, ...mcq })).status).toBe(404);
  expect((await teacher.rest('POST', `/quiz/${quizId}/restore`)).body).toEqual(before);
  await teacher.rest('DELETE', `/quiz/${quizId}`);
  world.clock.advance((DELETED_QUIZ_KEPT_DAYS + 1) * 24 * 60 * 60 * 1000);
  await tidyUp(world.deps, null);
  expect(world.deps.db.select().from(questionDrafts).all()).toEqual([]);
});

test('an export of a teacher contains unfinished questions', async () => {
  const stage = await aStage('draft');
  await write(stage, half);
  const { tables } = exportPerson(stage.world.deps, 'ann@school.example');
  expect(tables.question_drafts).toMatchObject([{ id: ID, quiz_id: stage.quizId }]);
});
