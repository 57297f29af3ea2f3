import { expect, test } from 'vitest';
import { messages } from '../../../shared/messages';
import { questionForm, sampleQuestions } from '../../testing/sample-questions';
import { aStage, type Stage } from '../../testing/stage';

const [mcq] = sampleQuestions;

const correct = ({ teacher, questionIds }: Stage, at: number, change: object) =>
  teacher.rest('PUT', `/question/${questionIds[at]}`, questionForm(change));
const resultOf = async ({ teacher, quizId, questionIds }: Stage, at: number) => {
  const { body } = await teacher.rest('GET', `/quiz/${quizId}/results`);
  return body.results[0].evaluationResults.find(
    ({ questionId }: { questionId: string }) => questionId === questionIds[at],
  );
};

test('once a student has started, the whole question may be sent back with corrections', async () => {
  const stage = await aStage('running');
  const correction = { ...mcq, text: 'Which one makes ATP?', correctAnswer: 'Nucleus', maximumMarks: 3 };
  expect(await correct(stage, 0, correction)).toMatchObject({ status: 200, body: correction });
});

test.each([
  ['the type', 0, { type: 'short', correctAnswer: 'ATP' }],
  ['the options', 0, { options: [...mcq.options].reverse() }],
  ['the range', 4, { max: 21 }],
  ['the time', 2, { timeLimit: 30 }],
])('once a student has started, %s cannot be changed', async (_, at, change) => {
  const refused = await correct(await aStage('running'), at, change);
  expect(refused).toMatchObject({ status: 409, body: { error: messages.attemptsFreezeQuestions } });
});

test('once a student has started, a deleted question stays deleted', async () => {
  const { teacher, student, quizId, questionIds, shareId } = await aStage('published');
  const input = { quizId, questionId: questionIds[0] };
  await teacher.mutate('questions.remove', input);
  await student.rest('POST', '/student/attempt', { shareId });
  expect((await teacher.mutate('questions.restore', input)).status).toBe(409);
});

test('a corrected answer changes the marks for it', async () => {
  const stage = await aStage('evaluated');
  expect(await resultOf(stage, 0)).toMatchObject({ isCorrect: true, score: 2 });
  expect((await correct(stage, 0, { correctAnswer: 'Nucleus' })).status).toBe(200);
  expect(await resultOf(stage, 0)).toMatchObject({ isCorrect: false, score: 0 });
});

test('a corrected maximum changes the marks for it', async () => {
  const stage = await aStage('evaluated');
  expect((await correct(stage, 0, { maximumMarks: 5 })).status).toBe(200);
  expect(await resultOf(stage, 0)).toMatchObject({ score: 5, maximumMarks: 5 });
});

test("a maximum below a teacher's own mark is refused, and the question stays as it is", async () => {
  const stage = await aStage('evaluated');
  const { teacher, student, quizId, questionIds } = stage;
  const marks = { studentId: student.accountId, quizId, questionId: questionIds[3], marks: 3.5 };
  await teacher.rest('PUT', '/quiz/question/update-marks', marks);
  const refused = await correct(stage, 3, { maximumMarks: 3 });
  expect(refused).toMatchObject({ status: 409, body: { error: messages.maximumBelowTeacherMarks(3.5) } });
  expect(await resultOf(stage, 3)).toMatchObject({ score: 3.5, maximumMarks: 4, source: 'teacher' });
});

test("a correction leaves a teacher's own mark alone", async () => {
  const stage = await aStage('evaluated');
  const { teacher, student, quizId, questionIds } = stage;
  const marks = { studentId: student.accountId, quizId, questionId: questionIds[0], marks: 0.5 };
  await teacher.rest('PUT', '/quiz/question/update-marks', marks);
  await correct(stage, 0, { correctAnswer: 'Nucleus' });
  expect(await resultOf(stage, 0)).toMatchObject({ score: 0.5, source: 'teacher' });
});
