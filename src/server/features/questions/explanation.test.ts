import { expect, test } from 'vitest';
import { aPublishedQuiz, aStarter, aSubmitter, evaluate } from '../../testing/factories';
import { sampleQuestions } from '../../testing/sample-questions';
import { aWorld } from '../../testing/world';

const WHY = 'Mitochondria burn sugar.';

async function anExplainedQuiz() {
  const world = aWorld();
  const [first, ...others] = sampleQuestions;
  const quiz = await aPublishedQuiz(world, {
    questions: [{ ...first, explanation: ` ${WHY}\n` }, ...others],
  });
  const [questionId = ''] = quiz.questionIds;
  return { world, quiz, questionId };
}

test('the explanation of a question comes with the released results, together with the key', async () => {
  const { world, quiz, questionId } = await anExplainedQuiz();
  const { teacher, quizId } = quiz;
  const sam = await aSubmitter(world, quiz);
  const tia = await aStarter(world, quiz, 'Tia');
  expect(JSON.stringify([sam.quiz, tia.quiz])).not.toContain(WHY);
  await evaluate(world, quiz);
  await teacher.rest('POST', `/quiz/${quizId}/release-scores`);
  const seen = async () =>
    (await sam.student.rest('GET', `/quiz/${quizId}/evaluated`)).body.evaluatedQuizData[questionId];
  expect(await seen()).not.toHaveProperty('explanation');
  await tia.student.rest('POST', '/quiz/submit', { quizId, attempt: { answers: {} } });
  expect((await seen()).explanation).toBe(WHY);
  await teacher.mutate('questions.update', { questionId, explanation: '' });
  expect(await seen()).not.toHaveProperty('explanation');
});

test('an explanation may change after a start, without re-marking', async () => {
  const { world, quiz, questionId } = await anExplainedQuiz();
  const { student } = await aStarter(world, quiz);
  const changed = await quiz.teacher.mutate('questions.update', { questionId, explanation: 'Better words.' });
  expect(changed).toMatchObject({
    status: 200,
    body: { explanation: 'Better words.', text: sampleQuestions[0].text },
  });
  const correction = await quiz.teacher.query('questions.lastCorrection', { questionId });
  expect(correction.body).toBeNull();
  const again = await student.rest('POST', '/student/attempt', { shareId: quiz.shareId });
  expect(JSON.stringify(again.body)).not.toContain('Better words.');
});

test('a copied quiz contains the explanations', async () => {
  const { quiz } = await anExplainedQuiz();
  const copy = await quiz.teacher.rest('POST', `/quiz/${quiz.quizId}/duplicate`);
  expect(copy.body.questions[0].explanation).toBe(WHY);
});
