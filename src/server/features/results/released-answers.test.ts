import { expect, test } from 'vitest';
import { aPublishedQuiz, aSubmitter, evaluate } from '../../testing/factories';
import { answersFor, poorAnswers, sampleQuestions } from '../../testing/sample-questions';
import { toldPicture } from '../../testing/told-picture';
import { aWorld } from '../../testing/world';

async function aReleasedSubmission() {
  const world = aWorld();
  const [first, ...others] = sampleQuestions;
  const image = await toldPicture('cell.jpg', 'a cell');
  const questions = [{ ...first, image, imageAlt: 'A cell' }, ...others];
  const quiz = await aPublishedQuiz(world, { questions });
  const { teacher, quizId, questionIds } = quiz;
  const { student } = await aSubmitter(world, quiz, { answers: answersFor(questionIds, poorAnswers) });
  await evaluate(world, quiz);
  await teacher.rest('POST', `/quiz/${quizId}/release-scores`);
  await teacher.rest('PUT', `/quiz/${quizId}/toggle-responses`, { acceptingResponses: false });
  const overRest = await student.rest('GET', `/quiz/${quizId}/evaluated`);
  const overTrpc = await student.query('results.evaluated', { quizId });
  expect(overTrpc.body).toEqual(overRest.body);
  return questionIds.map((id) => overRest.body.evaluatedQuizData[id]);
}

test("a released answer includes its question's picture and options", async () => {
  const [choice, several, short, long, slider] = await aReleasedSubmission();
  expect(choice).toEqual({
    ...{ type: 'mcq', questionText: sampleQuestions[0].text, options: sampleQuestions[0].options },
    ...{ imageUrl: expect.stringMatching(/^\/uploads\//), imageAlt: 'A cell' },
    ...{ studentAnswer: 'Nucleus', correctAnswer: 'Mitochondria', correctAnswerText: 'Mitochondria' },
    ...{ isCorrect: false, score: 0, maximumMarks: 2 },
  });
  expect(several.options).toEqual(sampleQuestions[1].options);
  for (const other of [several, short, long, slider]) expect(other).not.toHaveProperty('imageUrl');
  for (const other of [short, long, slider]) expect(other).not.toHaveProperty('options');
});
