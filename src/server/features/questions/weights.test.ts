import { expect, test } from 'vitest';
import { aPublishedQuiz, aStarter, aSubmitter, evaluate } from '../../testing/factories';
import { questionForm, sampleQuestions } from '../../testing/sample-questions';
import { aWorld } from '../../testing/world';

const [mcq] = sampleQuestions;

test('a half right option earns half the marks; students do not see which before the release', async () => {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world, {
    questions: [{ ...mcq, maximumMarks: 2, weights: { Nucleus: 50 } }],
  });
  const [questionId = ''] = quiz.questionIds;
  const sam = await aSubmitter(world, quiz, { answers: { [questionId]: 'Nucleus' } });
  expect(JSON.stringify(sam.quiz)).not.toContain('weights');
  await evaluate(world, quiz);
  const { body } = await quiz.teacher.rest('GET', `/quiz/${quiz.quizId}/results`);
  expect(body.results[0].evaluationResults).toMatchObject([
    { score: 1, isCorrect: false, needsReview: false },
  ]);
});

test('after a start the worth of an option is corrected like a key', async () => {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world, { questions: [{ ...mcq, maximumMarks: 2 }] });
  const [questionId = ''] = quiz.questionIds;
  await aSubmitter(world, quiz, { answers: { [questionId]: 'Nucleus' } });
  await aStarter(world, quiz, 'Tia');
  await evaluate(world, quiz);
  const changed = await quiz.teacher.rest(
    'PUT',
    `/question/${questionId}`,
    questionForm({ weights: { Nucleus: 50 } }),
  );
  expect(changed).toMatchObject({ status: 200, body: { weights: { Nucleus: 50 } } });
  const { body } = await quiz.teacher.rest('GET', `/quiz/${quiz.quizId}/results`);
  expect(body.results[0].score).toBe(1);
});

test.each([{ weights: 7 }, { weights: 'half' }, { weights: { Nucleus: 'half' } }])(
  'weights that are none are refused: %j',
  async (fields) => {
    const world = aWorld();
    const teacher = await world.signIn('teacher', 'Ann');
    const { _id: quizId } = (await teacher.rest('POST', '/quiz/', { title: 'Cells' })).body;
    const { status } = await teacher.rest('POST', '/question/', { quizId, ...mcq, ...fields });
    expect(status).toBe(400);
  },
);
