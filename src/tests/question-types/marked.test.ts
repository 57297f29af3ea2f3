import { expect, test } from 'vitest';
import { aPublishedQuiz, aSubmitter, evaluate } from '../../server/testing/factories';
import { aWorld } from '../../server/testing/world';
import { QUESTION_TYPES } from '../../shared/question-types/registry';
import { isTextType } from '../../shared/question-types/traits';
import { type TypeExample, typeExamples } from './examples';

test.each(QUESTION_TYPES.filter((type) => !isTextType(type)))('%s: answers get their marks', async (type) => {
  const { fields, right, wrong, part, misfit }: TypeExample = typeExamples[type];
  const world = aWorld();
  const quiz = await aPublishedQuiz(world, { questions: [{ ...fields, type, maximumMarks: 2 }] });
  const [questionId = ''] = quiz.questionIds;
  const given = { right, wrong, misfit, ...(part && { part: part.answer }) };
  for (const [name, answer] of Object.entries(given)) {
    await aSubmitter(world, quiz, { name, answers: { [questionId]: answer } });
  }
  await evaluate(world, quiz);
  const { body } = await quiz.teacher.rest('GET', `/quiz/${quiz.quizId}/results`);
  const scores = body.results.map((line: { studentName: string; score: number }) => [
    line.studentName,
    line.score,
  ]);
  expect(Object.fromEntries(scores)).toEqual({
    ...{ right: 2, wrong: 0, misfit: 0 },
    ...(part && { part: part.score }),
  });
});
