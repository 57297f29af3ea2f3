import { describe, expect, test } from 'vitest';
import { STORED_WITHOUT_PLAN_MAXIMUM } from '../../../shared/constants';
import { messages } from '../../../shared/messages';
import { questionDrafts, questions } from '../../db/quizzes-schema';
import { sampleQuestions } from '../../testing/sample-questions';
import { aStage, type Stage } from '../../testing/stage';
import { newIdOf, readQuiz, write } from '../../testing/unfinished';

const [mcq, msq, short, long] = sampleQuestions;
const [ID, OTHER_ID] = [newIdOf(1), newIdOf(2)];
const half = { newId: ID, type: 'short', text: 'Why?' };

const act = ({ teacher, quizId }: Stage, name: string, questionId: unknown, more: object = {}) =>
  teacher.mutate(`questions.${name}`, { quizId, questionId, ...more });
const move = ({ teacher, quizId }: Stage, questionId: unknown, after: unknown) =>
  teacher.mutate('questions.move', { quizId, places: [{ questionId, after }] });
const orderOf = async (stage: Stage): Promise<string[]> => (await readQuiz(stage)).order;

/** A ready quiz with an unfinished question below its first. */
async function aHalfWrittenQuiz() {
  const stage = await aStage('ready');
  const [first = '', ...others] = stage.questionIds;
  await write(stage, { ...half, after: first });
  return { stage, first, others };
}

describe('once a student has started', () => {
  test.each([
    ['a new question', () => ({ newId: ID, ...short })],
    ['a new one that is not finished', () => ({ newId: ID, type: 'short' })],
    ['another type', (at: Stage) => ({ questionId: at.questionIds[0], type: 'short' })],
    [
      'fewer options',
      (at: Stage) => ({ questionId: at.questionIds[0], options: ['Nucleus', 'Mitochondria'] }),
    ],
    ['a time', (at: Stage) => ({ questionId: at.questionIds[0], timeLimit: 30 })],
    ['another range', (at: Stage) => ({ questionId: at.questionIds[4], max: 21 })],
  ])('%s is refused', async (_what, fieldsOf) => {
    const stage = await aStage('running');
    const refused = await write(stage, fieldsOf(stage));
    expect([refused.status, refused.body.error]).toEqual([409, messages.attemptsFreezeQuestions]);
    expect((await readQuiz(stage)).draftCount).toBe(0);
  });

  test.each([
    ['another key', 0, { correctAnswer: 'Nucleus' }],
    ['another maximum', 1, { maximumMarks: 5 }],
    ['another text of what is marked by it', 3, { text: 'Why are leaves green?' }],
  ])('%s goes through the preview of corrections', async (_what, at, fields) => {
    const stage = await aStage('running');
    const refused = await write(stage, { questionId: stage.questionIds[at], ...fields });
    expect([refused.status, refused.body.error]).toEqual([409, messages.correctionNeedsPreview]);
    expect((await readQuiz(stage)).questions).toMatchObject(sampleQuestions);
  });

  test('a text without effect on marks can be written, and a half-written one is kept until reverted', async () => {
    const stage = await aStage('running');
    const [first] = stage.questionIds;
    const { body } = await write(stage, { questionId: first, text: 'Which one makes ATP?' });
    expect(body).toMatchObject({ isFinished: true });
    const broken = await write(stage, { questionId: first, text: '' });
    expect(broken.body).toMatchObject({ isFinished: false, quiz: { draftCount: 1 } });
    expect((await act(stage, 'revert', first)).body.quiz).toEqual(body.quiz);
  });

  test('an earlier unfinished question can be deleted and restored, but not finished, copied or moved', async () => {
    const stage = await aStage('published');
    const { student, shareId, questionIds } = stage;
    await write(stage, half);
    await student.rest('POST', '/student/attempt', { shareId });
    const refused = [
      await write(stage, { questionId: ID, ...short }),
      await act(stage, 'duplicate', ID),
      await move(stage, ID, ''),
    ];
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 409]);
    expect((await move(stage, ID, questionIds.at(-1))).status).toBe(200);
    await act(stage, 'remove', ID);
    expect(await orderOf(stage)).toEqual(questionIds);
    expect((await act(stage, 'restore', ID)).body.quiz.order).toEqual([...questionIds, ID]);
  });
});

describe('moving', () => {
  test('questions and unfinished ones move freely among each other', async () => {
    const { stage, first, others } = await aHalfWrittenQuiz();
    const [second = '', ...last] = others;
    expect((await move(stage, ID, '')).body.order).toEqual([ID, first, ...others]);
    const { body } = await move(stage, second, last.at(-1));
    expect(body.order).toEqual([ID, first, ...last, second]);
    expect(await readQuiz(stage)).toEqual(body);
  });

  test.each([6, null, undefined, ['a']])('below %j is refused', async (after) => {
    const { stage, first, others } = await aHalfWrittenQuiz();
    expect((await move(stage, first, after)).status).toBe(400);
    expect(await orderOf(stage)).toEqual([first, ID, ...others]);
  });

  test('a new order of the questions includes the unfinished ones, and deleted ones keep their positions', async () => {
    const { stage, first, others } = await aHalfWrittenQuiz();
    const { teacher, quizId } = stage;
    const [b = '', c = '', d = '', e = ''] = others;
    await act(stage, 'remove', e);
    const { body } = await teacher.rest('PUT', `/quiz/${quizId}`, { questions: [d, c, b, first] });
    expect(body.order).toEqual([d, c, b, first, ID]);
    await act(stage, 'restore', e);
    expect(await orderOf(stage)).toEqual([d, c, b, first, ID, e]);
    expect(
      (await teacher.rest('PUT', `/quiz/${quizId}`, { questions: [d, c, b, first, e, ID] })).status,
    ).toBe(400);
  });
});

describe('copying', () => {
  test('an unfinished question is copied below itself', async () => {
    const { stage, first, others } = await aHalfWrittenQuiz();
    const { _id, quiz } = (await act(stage, 'duplicate', ID)).body;
    expect(quiz.order).toEqual([first, ID, _id, ...others]);
    const [one, copy] = quiz.drafts;
    expect(copy).toEqual({ ...one, _id });
  });

  test('a question is copied with its unfinished change', async () => {
    const { stage, first, others } = await aHalfWrittenQuiz();
    await write(stage, { questionId: first, options: ['Nucleus'] });
    const { _id, quiz } = (await act(stage, 'duplicate', first)).body;
    expect(quiz.order).toEqual([first, _id, ID, ...others]);
    expect(quiz.questions[1]).toEqual({ ...quiz.questions[0], _id });
    expect(quiz.drafts[1]).toMatchObject({ _id, isChange: true, draft: { options: ['Nucleus'] } });
  });
});

describe('deleting', () => {
  test('a question is deleted and restored with its unfinished change', async () => {
    const { stage, first, others } = await aHalfWrittenQuiz();
    await write(stage, { questionId: first, text: '' });
    const before = await readQuiz(stage);
    await act(stage, 'remove', first);
    expect(await readQuiz(stage)).toMatchObject({ order: [ID, ...others], draftCount: 1 });
    expect((await write(stage, { questionId: first, text: 'x' })).status).toBe(404);
    expect((await act(stage, 'restore', first)).body).toEqual({ _id: first, quiz: before });
    expect((await act(stage, 'restore', first)).body).toEqual({ _id: first, quiz: before });
  });

  test('a published quiz keeps its last finished question', async () => {
    const stage = await aStage('published');
    const [last, ...others] = stage.questionIds;
    await write(stage, half);
    for (const id of others) await act(stage, 'remove', id);
    expect((await act(stage, 'remove', last)).body.error).toBe(messages.publishedNeedsQuestion);
    expect((await act(stage, 'remove', ID)).status).toBe(200);
  });

  test('a new unfinished question cannot be reverted', async () => {
    const { stage } = await aHalfWrittenQuiz();
    expect((await act(stage, 'revert', ID)).status).toBe(404);
    expect((await readQuiz(stage)).draftCount).toBe(1);
  });
});

test('saving a question elsewhere discards its unfinished change', async () => {
  const stage = await aStage('running');
  const [first, second] = stage.questionIds;
  for (const questionId of [first, second]) await write(stage, { questionId, text: '' });
  await stage.teacher.rest('PUT', `/question/${first}`, { text: 'Which one?' });
  await stage.teacher.mutate('questions.applyCorrection', {
    questionId: second,
    maximumMarks: 3,
    policy: 'new',
  });
  const { draftCount, questions: saved } = await readQuiz(stage);
  expect(draftCount).toBe(0);
  expect(saved.slice(0, 2)).toMatchObject([{ text: 'Which one?' }, { maximumMarks: 3 }]);
});

test('completeness depends on the question timers, and a complete draft is stored', async () => {
  const { stage, first } = await aHalfWrittenQuiz();
  const { teacher, quizId } = stage;
  await teacher.mutate('questions.setTimeLimits', { quizId, timeLimit: 60 });
  await teacher.rest('PUT', `/quiz/${quizId}`, { useQuestionTimer: true });
  await write(stage, { newId: OTHER_ID, ...msq, after: first });
  const timed = await readQuiz(stage);
  const issuesOf = ({ issues }: { issues: { sentence: string }[] }) => issues.map(({ sentence }) => sentence);
  expect(timed.drafts.map(issuesOf)).toEqual([
    [messages.questionTimeRequired],
    [messages.modelAnswerRequired],
  ]);
  expect(timed.drafts[1].draft.timeLimit).toBe(60);
  const { body: untimed } = await teacher.rest('PUT', `/quiz/${quizId}`, { useQuestionTimer: false });
  expect(untimed).toMatchObject({ order: timed.order, draftCount: 1 });
  expect(untimed.questions[1]).toMatchObject({ _id: OTHER_ID, ...msq });
});

test('an unfinished question without a time limit is named by its number', async () => {
  const { stage } = await aHalfWrittenQuiz();
  const { teacher, quizId } = stage;
  const refused = await teacher.rest('PUT', `/quiz/${quizId}`, { useQuestionTimer: true });
  expect([refused.status, refused.body.error]).toEqual([
    400,
    messages.quizQuestionTimesRequired([1, 3, 4, 5, 6]),
  ]);
});

test('one time limit for all finishes questions that lacked only that', async () => {
  const stage = await aStage('draft');
  const { teacher, quizId } = stage;
  await teacher.rest('PUT', `/quiz/${quizId}`, { useQuestionTimer: true });
  await write(stage, { newId: ID, ...long });
  const { body } = await teacher.mutate('questions.setTimeLimits', { quizId, timeLimit: 45 });
  expect(body).toMatchObject({ draftCount: 0, questions: [{ _id: ID, ...long, timeLimit: 45 }] });
});

test("an unfinished question counts towards the quiz's maximum", async () => {
  const stage = await aStage('draft');
  const { teacher, quizId } = stage;
  const many = Array(STORED_WITHOUT_PLAN_MAXIMUM.questions - 1).fill(mcq);
  const form = new FormData();
  form.append('quizId', quizId);
  form.append('questions', JSON.stringify(many));
  await teacher.mutate('questions.createMany', form);
  expect((await write(stage, half)).status).toBe(200);
  expect((await write(stage, { ...half, newId: OTHER_ID })).status).toBe(409);
  expect((await act(stage, 'duplicate', ID)).status).toBe(409);
  expect((await write(stage, { questionId: ID, ...short })).body.isFinished).toBe(true);
  const { db } = stage.world.deps;
  expect([db.select().from(questions).all(), db.select().from(questionDrafts).all()]).toMatchObject([
    { length: many.length + 1 },
    { length: 0 },
  ]);
});
