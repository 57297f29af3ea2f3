import { expect, test } from 'vitest';
import { messages } from '../../../shared/messages';
import { aPublishedQuiz, aStarter, aSubmitter, evaluate } from '../../testing/factories';
import { answersFor, goodAnswers, sampleQuestions } from '../../testing/sample-questions';
import { aWorld } from '../../testing/world';

/** Sam's submission is marked and released while Tia is still writing. */
async function aReleaseWhileOneWorks() {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  const { teacher, quizId, questionIds } = quiz;
  const sam = await aSubmitter(world, quiz, { answers: answersFor(questionIds, goodAnswers) });
  const tia = await aStarter(world, quiz, 'Tia');
  await evaluate(world, quiz);
  await teacher.rest('POST', `/quiz/${quizId}/release-scores`);
  const seenBySam = async () => {
    const { body } = await sam.student.rest('GET', `/quiz/${quizId}/evaluated`);
    return questionIds.map((id) => body.evaluatedQuizData[id]);
  };
  return {
    ...{ world, quiz, sam, tia, seenBySam },
    keys: async () => (await seenBySam()).map(({ correctAnswer }) => correctAnswer),
    accept: (acceptingResponses: boolean) =>
      teacher.rest('PUT', `/quiz/${quizId}/toggle-responses`, { acceptingResponses }),
    submit: ({ student }: { student: typeof teacher }) =>
      student.rest('POST', '/quiz/submit', { quizId, attempt: { answers: {} } }),
  };
}

const withheld = sampleQuestions.map(() => null);
const shown = sampleQuestions.map(({ correctAnswer }) => correctAnswer);

test('a release closes responses', async () => {
  const { world, quiz } = await aReleaseWhileOneWorks();
  const { teacher, quizId, shareId } = quiz;
  expect((await teacher.rest('GET', `/quiz/${quizId}`)).body.acceptingResponses).toBe(false);
  const uma = await world.signIn('student', 'Uma');
  expect(await uma.rest('POST', '/student/attempt', { shareId })).toMatchObject({
    status: 403,
    body: { error: messages.notAcceptingResponses },
  });
});

test('while a student writes, released ones see marks, and correct answers after the last submission', async () => {
  const { tia, seenBySam, keys, submit } = await aReleaseWhileOneWorks();
  expect(await keys()).toEqual(withheld);
  expect((await seenBySam())[0]).toMatchObject({
    studentAnswer: 'Mitochondria',
    isCorrect: true,
    score: 2,
    maximumMarks: 2,
  });
  await submit(tia);
  expect(await keys()).toEqual(shown);
});

test('while a student may still start, the correct answers are withheld again', async () => {
  const { tia, keys, submit, accept } = await aReleaseWhileOneWorks();
  await submit(tia);
  await accept(true);
  expect(await keys()).toEqual(withheld);
  await accept(false);
  expect(await keys()).toEqual(shown);
});

test('reopening an attempt withholds the correct answers until it is submitted again', async () => {
  const { quiz, tia, keys, submit } = await aReleaseWhileOneWorks();
  await submit(tia);
  const { quizId, teacher } = quiz;
  const { attemptId } = tia;
  expect((await teacher.mutate('supervision.reopen', { quizId, attemptId })).status).toBe(200);
  expect(await keys()).toEqual(withheld);
  await submit(tia);
  expect(await keys()).toEqual(shown);
});

test('an endless attempt is closed by the server, and the correct answers appear', async () => {
  const { world, keys } = await aReleaseWhileOneWorks();
  world.clock.advance(60 * 60_000);
  expect(await keys()).toEqual(shown);
});
