import { expect, test } from 'vitest';
import { aPublishedQuiz, aStarter, aSubmitter, evaluate } from '../../testing/factories';
import { questionForm, sampleQuestions } from '../../testing/sample-questions';
import { aWorld } from '../../testing/world';

const [mcq, ...others] = sampleQuestions;
const WRONG = 'That is where the *plans* are kept.';
const RIGHT = 'Yes: it burns sugar.';
const feedback = { Nucleus: WRONG, Mitochondria: RIGHT };

async function aQuizWithFeedback() {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world, { questions: [{ ...mcq, feedback }, ...others] });
  const [questionId = ''] = quiz.questionIds;
  return { world, quiz, questionId };
}

test('a student sees the feedback on the chosen option once correct answers are shown', async () => {
  const { world, quiz, questionId } = await aQuizWithFeedback();
  const { teacher, quizId } = quiz;
  const sam = await aSubmitter(world, quiz, { answers: { [questionId]: 'Nucleus' } });
  const tia = await aStarter(world, quiz, 'Tia');
  for (const text of [WRONG, RIGHT]) expect(JSON.stringify([sam.quiz, tia.quiz])).not.toContain(text);
  await evaluate(world, quiz);
  await teacher.rest('POST', `/quiz/${quizId}/release-scores`);
  const seen = async () =>
    (await sam.student.rest('GET', `/quiz/${quizId}/evaluated`)).body.evaluatedQuizData[questionId];
  expect(await seen()).not.toHaveProperty('feedback');
  await tia.student.rest('POST', '/quiz/submit', { quizId, attempt: { answers: {} } });
  expect((await seen()).feedback).toEqual({ Nucleus: WRONG });
});

test('feedback may change after a start, without re-marking', async () => {
  const { world, quiz, questionId } = await aQuizWithFeedback();
  await aStarter(world, quiz);
  const changed = await quiz.teacher.rest(
    'PUT',
    `/question/${questionId}`,
    questionForm({ feedback: { Nucleus: 'Look again.' } }),
  );
  expect(changed).toMatchObject({ status: 200, body: { feedback: { Nucleus: 'Look again.' } } });
  const correction = await quiz.teacher.query('questions.lastCorrection', { questionId });
  expect(correction.body).toBeNull();
});

test('feedback stays when other fields change, and is deleted with its option', async () => {
  const world = aWorld();
  const teacher = await world.signIn('teacher', 'Ann');
  const { _id: quizId } = (await teacher.rest('POST', '/quiz/', { title: 'Cells' })).body;
  const { body } = await teacher.rest('POST', '/question/', { quizId, ...mcq, feedback });
  expect(body.feedback).toEqual(feedback);
  const change = async (fields: object) =>
    (await teacher.rest('PUT', `/question/${body._id}`, questionForm(fields))).body.feedback;
  expect(await change({ text: 'Where is sugar burnt?' })).toEqual(feedback);
  expect(await change({ options: mcq.options.filter((option) => option !== 'Nucleus') })).toEqual({
    Mitochondria: RIGHT,
  });
});

test('a copied quiz contains the feedback', async () => {
  const { quiz } = await aQuizWithFeedback();
  const copy = await quiz.teacher.rest('POST', `/quiz/${quiz.quizId}/duplicate`);
  expect(copy.body.questions[0].feedback).toEqual(feedback);
});
