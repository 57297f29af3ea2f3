import { expect, test } from 'vitest';
import { markingMessages } from '../../../../shared/marking/messages';
import { messages } from '../../../../shared/messages';
import { auditLog, mailOutbox } from '../../../db/records-schema';
import { aSubmitter, evaluate } from '../../../testing/factories';
import { aStage, type Stage } from '../../../testing/stage';

const giveMarks = ({ teacher, student, quizId, questionIds }: Stage, marks: unknown, change: object = {}) =>
  teacher.rest('PUT', '/quiz/question/update-marks', {
    studentId: student.accountId,
    quizId,
    questionId: questionIds[3],
    marks,
    ...change,
  });
const resultsOf = async ({ teacher, quizId }: Stage) =>
  (await teacher.rest('GET', `/quiz/${quizId}/results`)).body;
const auditOf = ({ world }: Stage, action: string) =>
  world.deps.db
    .select()
    .from(auditLog)
    .all()
    .filter((line) => line.action === action);

test("the teacher's mark counts, needs no review and is audited with the one before", async () => {
  const stage = await aStage('evaluated');
  await giveMarks(stage, 1.5);
  const { results } = await resultsOf(stage);
  expect(results[0].evaluationResults[3]).toMatchObject({
    score: 1.5,
    isCorrect: false,
    source: 'teacher',
    needsReview: false,
  });
  expect(results[0].score).toBe(7.5);
  const [line] = auditOf(stage, 'marks');
  expect(JSON.parse(line?.before ?? '')).toMatchObject({
    ...{ score: 4, source: 'built-in', confidence: 1, maximumMarks: 4 },
    rationale: markingMessages.markingEqual,
  });
  expect(JSON.parse(line?.after ?? '')).toMatchObject({ score: 1.5, source: 'teacher' });
});

test("a later evaluation and a correction never move the teacher's mark", async () => {
  const stage = await aStage('evaluated');
  await giveMarks(stage, 1.5);
  const { world, quizId, teacher, shareId, questionIds } = stage;
  const quiz = { quizId, teacher, shareId, questionIds };
  await aSubmitter(world, quiz, { name: 'Tia' });
  await evaluate(world, quiz);
  await teacher.mutate('questions.update', { questionId: questionIds[3], maximumMarks: 3 });
  const { results } = await resultsOf(stage);
  expect(results[0].evaluationResults[3]).toMatchObject({
    score: 1.5,
    maximumMarks: 3,
    isCorrect: true,
    source: 'teacher',
  });
});

test('after the release the student sees the new mark', async () => {
  const stage = await aStage('released');
  await giveMarks(stage, 0.5);
  const { body } = await stage.student.rest('GET', '/student/');
  expect(body.attempts[stage.attemptId].score).toBe(6.5);
});

test.each(['1', null, undefined, 4.5, -0.5, 0.25, [1]])('%j are no marks of 4', async (marks) => {
  const refused = await giveMarks(await aStage('evaluated'), marks);
  expect(refused).toMatchObject({ status: 400, body: { error: messages.marksInvalid(4) } });
});

test.each([
  [{ quizId: 'unknown' }, 404],
  [{ studentId: 'unknown' }, 404],
  [{ questionId: 'unknown' }, 404],
  [{ quizId: 7 }, 400],
  [{ studentId: null }, 400],
  [{ questionId: ['x'] }, 400],
])('marks with %j answer %i', async (change, status) => {
  expect((await giveMarks(await aStage('evaluated'), 1, change)).status).toBe(status);
});

test('an unevaluated attempt accepts no marks', async () => {
  const refused = await giveMarks(await aStage('submitted'), 1);
  expect(refused).toMatchObject({ status: 409, body: { error: messages.notEvaluatedYet } });
});

test('a release tells each student by mail once, and is audited once', async () => {
  const stage = await aStage('released');
  const { world, teacher, quizId } = stage;
  expect((await teacher.rest('POST', `/quiz/${quizId}/release-scores`)).status).toBe(200);
  await world.deps.groupCommit(() => {});
  const subjects = world.deps.db
    .select()
    .from(mailOutbox)
    .all()
    .map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject === 'Scores released: Cells')).toHaveLength(1);
  expect(auditOf(stage, 'release')).toHaveLength(1);
});

test('a submission after the release waits for the next one; nothing is withdrawn', async () => {
  const stage = await aStage('released');
  const { world, teacher, quizId, shareId, questionIds } = stage;
  await teacher.rest('PUT', `/quiz/${quizId}/toggle-responses`, { acceptingResponses: true });
  const quiz = { quizId, teacher, shareId, questionIds };
  await aSubmitter(world, quiz, { name: 'Tia' });
  await evaluate(world, quiz);
  const before = await resultsOf(stage);
  expect(before.scoresReleased).toBe(false);
  expect(before.results.map((one: { scoresReleased: boolean }) => one.scoresReleased)).toEqual([true, false]);
  await teacher.rest('POST', `/quiz/${quizId}/release-scores`);
  expect((await resultsOf(stage)).scoresReleased).toBe(true);
});
