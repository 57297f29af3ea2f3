import { expect, test } from 'vitest';
import { aPublishedQuiz, aSubmitter, evaluate } from '../../server/testing/factories';
import { aStage } from '../../server/testing/stage';
import { aWorld } from '../../server/testing/world';
import { gapTexts } from '../../shared/question-types/cloze/gap-texts';
import { typeExamples } from './examples';

const question = { ...typeExamples.cloze.fields, type: 'cloze', maximumMarks: 2 };

/** A class of one who has filled some gaps correctly, with released scores. */
async function aReleasedQuiz(answer: unknown = ['blood', 'bones', '']) {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world, { questions: [question] });
  const [questionId = ''] = quiz.questionIds;
  const { student } = await aSubmitter(world, quiz, { answers: { [questionId]: answer } });
  await evaluate(world, quiz);
  await quiz.teacher.rest('POST', `/quiz/${quiz.quizId}/release-scores`);
  const released = async () =>
    (await student.rest('GET', `/quiz/${quiz.quizId}/evaluated`)).body.evaluatedQuizData[questionId];
  return { ...quiz, world, student, questionId, released };
}

test('gaps sent as JSON or as form fields are stored the same', async () => {
  const { teacher, quizId } = await aStage('draft');
  const asForm = new FormData();
  for (const [name, value] of Object.entries({ quizId, ...question })) {
    asForm.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  const [{ body: json }, { body: form }] = [
    await teacher.rest('POST', '/question/', { quizId, ...question }),
    await teacher.rest('POST', '/question/', asForm),
  ];
  expect(json).toMatchObject(question);
  expect({ ...form, _id: '' }).toEqual({ ...json, _id: '' });
});

test('invalid gaps are refused with a message', async () => {
  const { teacher, quizId } = await aStage('draft');
  const post = async (fields: object) => {
    const { status, body } = await teacher.rest('POST', '/question/', { quizId, ...question, ...fields });
    return [status, body.error];
  };
  expect(await post({ gaps: [{ kind: 'text' }], correctAnswer: [['blood']] })).toEqual([
    400,
    gapTexts.gapsMissing(3, 1),
  ]);
  expect((await post({ gaps: [{ kind: 'drag' }] }))[0]).toBe(400);
  expect((await post({ gaps: 'text' }))[0]).toBe(400);
});

test('released gaps show which are right, but not before the key is shown', async () => {
  const { teacher, quizId, released } = await aReleasedQuiz();
  await teacher.rest('PUT', `/quiz/${quizId}/toggle-responses`, { acceptingResponses: true });
  const open = await released();
  expect(open).toMatchObject({ studentAnswer: ['blood', 'bones', ''], correctAnswer: null, score: 0.5 });
  for (const hidden of ['partsRight', 'remark']) expect(open).not.toHaveProperty(hidden);
  await teacher.rest('PUT', `/quiz/${quizId}/toggle-responses`, { acceptingResponses: false });
  expect(await released()).toMatchObject({
    partsRight: [true, false, false],
    correctAnswer: question.correctAnswer,
    correctAnswerText: '1: blood; 2: lungs; 3: 70 ± 20',
    remark: 'Gaps 2 and 3 are not right.',
  });
});

test('another accepted answer re-marks the class, and undo reverts it', async () => {
  const { teacher, quizId, questionId } = await aReleasedQuiz(['water', 'lungs', '72']);
  const score = async () => (await teacher.rest('GET', `/quiz/${quizId}/results`)).body.results[0].score;
  expect(await score()).toBe(1);
  const correctAnswer = [['blood', 'water'], ...question.correctAnswer.slice(1)];
  const put = (fields: object) => teacher.rest('PUT', `/question/${questionId}`, { quizId, ...fields });
  expect((await put({ correctAnswer })).status).toBe(200);
  expect(await score()).toBe(2);
  const last = await teacher.query('questions.lastCorrection', { questionId });
  const undone = await teacher.mutate('questions.undoCorrection', {
    ...{ quizId, questionId, correctionId: last.body._id },
  });
  expect([undone.status, await score()]).toEqual([200, 1]);
  expect((await put({ gaps: [{ kind: 'text' }, { kind: 'text' }, { kind: 'number' }] })).status).toBe(409);
});

test('the table of results labels gaps by number', async () => {
  const { teacher, quizId } = await aReleasedQuiz();
  const { body } = await teacher.rest('GET', `/quiz/${quizId}/results.csv`);
  expect(new TextDecoder().decode(body)).toContain('1: blood, 2: bones, 3: –');
});
