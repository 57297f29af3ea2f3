import { expect, test } from 'vitest';
import { colleagueMessages } from '../../../../shared/marking/colleague-messages';
import { messages } from '../../../../shared/messages';
import { auditLog } from '../../../db/records-schema';
import { shareQuiz } from '../../../testing/a-colleague';
import { aStage, type Stage } from '../../../testing/stage';

const MINUTE_MS = 60_000;

/** A page loaded before a colleague gave an evaluated answer 2 marks a minute ago. */
async function aMarkByBob() {
  const stage = await aStage('evaluated');
  const seenAt = (await markOf(stage)).markedAt;
  shareQuiz(stage.world, { quizId: stage.quizId, email: 'bob@school.example' });
  stage.world.clock.advance(MINUTE_MS);
  await give({ ...stage, teacher: stage.otherTeacher }, { marks: 2 });
  return { ...stage, seenAt: { [stage.student.accountId]: seenAt } };
}

const give = ({ teacher, student, quizId, questionIds }: Stage, body: object) =>
  teacher.rest('PUT', `/quiz/${quizId}/marks`, {
    ...{ questionId: questionIds[3], studentIds: [student.accountId] },
    ...body,
  });
const markOf = async ({ teacher, quizId }: Stage) =>
  (await teacher.rest('GET', `/quiz/${quizId}/results`)).body.results[0].evaluationResults[3];
const linesOf = ({ world }: Stage) =>
  world.deps.db
    .select()
    .from(auditLog)
    .all()
    .filter(({ action }) => action === 'marks').length;

test('the results show the teacher and time of a mark, and none for a suggestion', async () => {
  const stage = await aStage('evaluated');
  expect((await markOf(stage)).markedBy).toBeNull();
  stage.world.clock.advance(MINUTE_MS);
  await give(stage, { marks: 2 });
  expect(await markOf(stage)).toMatchObject({
    markedBy: { name: 'Ann', isYou: true },
    markedAt: stage.world.deps.clock.now(),
  });
});

test("a colleague's newer decision is not replaced: the refusal names it and its author, and nothing is stored", async () => {
  const stage = await aMarkByBob();
  const lines = linesOf(stage);
  const refused = await give(stage, { marks: 1, seenAt: stage.seenAt });
  expect(refused).toMatchObject({
    status: 409,
    body: {
      error: colleagueMessages.gave({ name: 'Bob', marks: 2, agoMs: 0 }),
      stands: [{ studentId: stage.student.accountId, marks: 2, by: { name: 'Bob', isYou: false } }],
    },
  });
  expect((await markOf(stage)).score).toBe(2);
  expect(linesOf(stage)).toBe(lines);
});

test('a teacher who has seen it may replace it', async () => {
  const stage = await aMarkByBob();
  const { markedAt } = await markOf(stage);
  const taken = await give(stage, { marks: 1, seenAt: { [stage.student.accountId]: markedAt } });
  expect(taken.body).toEqual({ message: messages.marksUpdated, changed: 1 });
  expect(await markOf(stage)).toMatchObject({ score: 1, markedBy: { name: 'Ann' } });
});

test("an equal mark by both stays the colleague's", async () => {
  const stage = await aMarkByBob();
  const lines = linesOf(stage);
  const taken = await give(stage, { marks: 2, seenAt: stage.seenAt });
  expect(taken.body).toEqual({ message: messages.marksUpdated, changed: 0 });
  expect((await markOf(stage)).markedBy.name).toBe('Bob');
  expect(linesOf(stage)).toBe(lines);
});

test('a call without the marks seen replaces them unchecked', async () => {
  const stage = await aMarkByBob();
  expect((await give(stage, { marks: 1 })).status).toBe(200);
  expect((await markOf(stage)).score).toBe(1);
});

test("repeating one's own act is no conflict", async () => {
  const stage = await aStage('evaluated');
  const seenAt = { [stage.student.accountId]: (await markOf(stage)).markedAt };
  for (const _ of ['first', 'again']) {
    expect((await give(stage, { marks: 1, seenAt })).status).toBe(200);
  }
});

test('marks in the same millisecond are distinguished', async () => {
  const stage = await aStage('evaluated');
  const { markedAt } = await markOf(stage);
  await give(stage, { marks: 1 });
  const first = (await markOf(stage)).markedAt;
  await give(stage, { marks: 2 });
  expect(new Set([markedAt, first, (await markOf(stage)).markedAt]).size).toBe(3);
});

test("a pile with a colleague's decision is refused whole, by the same rule as a single answer", async () => {
  const stage = await aMarkByBob();
  const { teacher, student, quizId, questionIds, seenAt } = stage;
  const own = { quizId, questionId: questionIds[3] };
  const given = [{ marks: 4, studentIds: [student.accountId] }];
  expect((await teacher.mutate('evaluation.keepMarks', { ...own, given, seenAt })).status).toBe(409);
  const single = { ...own, studentId: student.accountId, marks: 4, seenAt: seenAt[student.accountId] };
  expect((await teacher.mutate('evaluation.updateMarks', single)).status).toBe(409);
  expect((await markOf(stage)).score).toBe(2);
});
