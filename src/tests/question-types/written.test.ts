import { expect, test } from 'vitest';
import { readTyped } from '../../server/rules/import/typed/read-typed';
import { serverModuleOf } from '../../server/rules/question-types/registry';
import { aStage, type Stage } from '../../server/testing/stage';
import { newIdOf, readQuiz, write } from '../../server/testing/unfinished';
import type { Question } from '../../shared/question/schema';
import { QUESTION_TYPES } from '../../shared/question-types/registry';
import { exampleOf } from './typed-quiz';

const contentOf = ({ _id, ...content }: Question) => content;

async function written(stage: Stage, fields: object): Promise<Question> {
  const { body } = await write(stage, { newId: newIdOf(1), ...fields });
  expect(body).toMatchObject({ isFinished: true, issues: [] });
  return body.quiz.questions[0];
}

test.each(QUESTION_TYPES)('%s: a question is stored as sent', async (type) => {
  const stage = await aStage('draft');
  const { question } = exampleOf(type);
  expect(await written(stage, question)).toMatchObject(question);
  expect((await readQuiz(stage)).questions).toMatchObject([question]);
});

test.each(QUESTION_TYPES)('%s: the pasted example becomes a stored question', async (type) => {
  const stage = await aStage('draft');
  const { questions, skipped } = readTyped(`1. ${serverModuleOf({ type }).pasted.example}`);
  expect([skipped, questions.flatMap(({ problems }) => problems)]).toEqual([[], []]);
  const { teacher, quizId } = stage;
  const added = await teacher.mutate('questions.createMany', {
    quizId,
    questions: questions.map(({ draft }) => draft),
  });
  expect(added.status).toBe(200);
  expect((await readQuiz(stage)).questions).toMatchObject([{ type, text: questions[0]?.draft.text }]);
});

test.each(QUESTION_TYPES)(
  '%s: copies of a question, and of its quiz, have the same content',
  async (type) => {
    const stage = await aStage('draft');
    const source = await written(stage, exampleOf(type).question);
    const { teacher, quizId } = stage;
    await teacher.mutate('questions.duplicate', { quizId, questionId: source._id });
    const { questions } = await readQuiz(stage);
    expect(questions.map(contentOf)).toEqual([contentOf(source), contentOf(source)]);
    const copied = await teacher.rest('POST', `/quiz/${quizId}/duplicate`);
    expect(copied.body.questions.map(contentOf)).toEqual(questions.map(contentOf));
  },
);

test.each(QUESTION_TYPES)('%s: an unfinished question is stored unchanged, then finished', async (type) => {
  const stage = await aStage('draft');
  const { question } = exampleOf(type);
  const { text, ...unnamed } = question as { text?: unknown };
  const half = await write(stage, { newId: newIdOf(1), ...unnamed });
  expect(half.body).toMatchObject({ isFinished: false, quiz: { draftCount: 1 } });
  expect((await readQuiz(stage)).drafts).toMatchObject([{ draft: unnamed }]);
  const whole = await write(stage, { questionId: newIdOf(1), text });
  expect(whole.body).toMatchObject({ isFinished: true, quiz: { draftCount: 0 } });
  expect((await readQuiz(stage)).questions).toMatchObject([question]);
});

test.each(QUESTION_TYPES)('%s: a question without a key is unfinished', async (type) => {
  const stage = await aStage('draft');
  const { correctAnswer: _, ...keyless } = exampleOf(type).question as { correctAnswer?: unknown };
  const { body } = await write(stage, { newId: newIdOf(1), ...keyless });
  expect(body).toMatchObject({ isFinished: false });
  expect(body.issues.length).toBeGreaterThan(0);
});
