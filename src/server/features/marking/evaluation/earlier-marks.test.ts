import { expect, test } from 'vitest';
import { auditLog } from '../../../db/records-schema';
import { LEAVES, resultsOf } from '../../../testing/ai-class';
import { aSubmitter, evaluate, type PublishedQuiz } from '../../../testing/factories';
import { anEvaluatedClass, type EvaluatedClass } from '../../../testing/leaf-class';
import type { Person } from '../../../testing/person';
import { questionForm } from '../../../testing/sample-questions';
import { buyPlan } from '../../../testing/stage';
import { aWorld } from '../../../testing/world';
import { erasePerson } from '../../privacy/erase';

const LAMP = 'Because the lamp was painted by somebody';
const BIRD = 'A bird sat on it';
const LAST_YEAR = 'Because the lamp was painted by somebody!';

/** Last year's class, marked by its teacher: one odd answer is right, others are wrong. */
async function lastYear() {
  const leaves = await anEvaluatedClass(aWorld(), [LAST_YEAR, BIRD, 'Too cold for it', '']);
  await leaves.mark(LAST_YEAR, 4);
  await leaves.mark(BIRD, 0);
  await leaves.idle();
  leaves.world.clock.advance(366 * 24 * 3600 * 1000);
  const teacher = await leaves.world.signIn('teacher', 'Ann');
  await buyPlan(teacher);
  return { ...leaves, teacher };
}

/** Publishes a quiz, takes it and evaluates it. */
async function given(
  { world }: Pick<EvaluatedClass, 'world'>,
  teacher: Person,
  quizId: string,
  answers: readonly string[] = [LAMP, 'The sun in the sky is why'],
): Promise<PublishedQuiz> {
  const { body: quiz } = await teacher.rest('GET', `/quiz/${quizId}`);
  const { body: published } = await teacher.rest('POST', `/quiz/${quizId}/publish`);
  const questionIds = quiz.questions.map(({ _id }: { _id: string }) => _id);
  const now = { teacher, quizId, shareId: published.shareId, questionIds };
  for (const [at, answer] of answers.entries()) {
    await aSubmitter(world, now, { name: `New ${at}`, answers: { [questionIds[0]]: answer } });
  }
  await evaluate(world, now);
  return now;
}

const duplicated = async ({ teacher, quizId }: PublishedQuiz): Promise<string> =>
  (await teacher.rest('POST', `/quiz/${quizId}/duplicate`)).body._id;

/** The suggestion for the answer equal to one marked last year. */
const lampOf = async (quiz: PublishedQuiz) => {
  const { results } = await resultsOf(quiz);
  const [questionId = ''] = quiz.questionIds;
  const student = results.find(({ answers }: { answers: object }) => Object.values(answers)[0] === LAMP);
  return student.evaluationResults.find((result: { questionId: string }) => result.questionId === questionId);
};
const earlierOf = async (quiz: PublishedQuiz) =>
  (await resultsOf(quiz)).earlierMarks[quiz.questionIds[0] ?? ''];

test("last year's marks are suggested this year, and the results show their number", async () => {
  const before = await lastYear();
  const now = await given(before, before.teacher, await duplicated(before));
  expect(await lampOf(now)).toMatchObject({ score: 4, needsReview: true });
  const year = new Date(before.world.clock.now()).getUTCFullYear() - 1;
  expect(await earlierOf(now)).toEqual({ count: 2, firstYear: year, lastYear: year });
  expect(await resultsOf(now)).toMatchObject({ useEarlierMarks: true });
});

test('they count for the same question elsewhere, with another maximum and from a trashed quiz too', async () => {
  const before = await lastYear();
  const { teacher } = before;
  const { body } = await teacher.rest('POST', '/quiz/', { title: 'Leaves again' });
  const question = { ...LEAVES, text: ` why do LEAVES look  green?`, maximumMarks: 2 };
  await teacher.rest('POST', '/question/', questionForm(question, body._id));
  await teacher.rest('DELETE', `/quiz/${before.quizId}`);
  const now = await given(before, teacher, body._id);
  expect(await lampOf(now)).toMatchObject({ score: 2 });
  expect(await earlierOf(now)).toMatchObject({ count: 2 });
});

test('with another model answer it is another question', async () => {
  const before = await lastYear();
  const quizId = await duplicated(before);
  const { body } = await before.teacher.rest('GET', `/quiz/${quizId}`);
  const correctAnswer = 'Because of the green light that chlorophyll reflects';
  await before.teacher.mutate('questions.update', { questionId: body.questions[0]._id, correctAnswer });
  const now = await given(before, before.teacher, quizId);
  expect(await earlierOf(now)).toBeUndefined();
  expect((await lampOf(now)).score).toBeLessThan(4);
});

test("another teacher's marks on the same question do not count", async () => {
  const before = await lastYear();
  const other = await before.world.signIn('teacher', 'Bob');
  await buyPlan(other);
  const { body } = await other.rest('POST', '/quiz/', { title: 'Cells' });
  await other.rest('POST', '/question/', questionForm(LEAVES, body._id));
  const now = await given(before, other, body._id);
  expect((await resultsOf(now)).earlierMarks).toEqual({});
  expect((await lampOf(now)).score).toBeLessThan(4);
});

test("an erased student's answers are forgotten immediately", async () => {
  const before = await lastYear();
  const now = await given(before, before.teacher, await duplicated(before));
  const { results } = await resultsOf(before);
  const lamp = results.find(({ answers }: { answers: object }) => Object.values(answers)[0] === LAST_YEAR);
  erasePerson(before.world.deps, lamp.studentEmail);
  expect(await earlierOf(now)).toMatchObject({ count: 1 });
  await before.teacher.mutate('evaluation.setMemory', { quizId: now.quizId, useEarlierMarks: false });
  await before.teacher.mutate('evaluation.setMemory', { quizId: now.quizId, useEarlierMarks: true });
  await before.world.deps.background.idle();
  expect((await lampOf(now)).score).toBeLessThan(4);
});

test('the switch moves all suggestions in both directions, is reported and audited', async () => {
  const before = await lastYear();
  const now = await given(before, before.teacher, await duplicated(before));
  const [with_, { teacher, quizId }] = [await lampOf(now), now];
  const use = async (useEarlierMarks: boolean) => {
    await teacher.mutate('evaluation.setMemory', { quizId, useEarlierMarks });
    await before.world.deps.background.idle();
    return resultsOf(now);
  };
  const off = await use(false);
  expect(off).toMatchObject({ useEarlierMarks: false, rescored: {} });
  expect(off.earlierMarks).toMatchObject({ [now.questionIds[0] ?? '']: { count: 2 } });
  expect((await lampOf(now)).score).toBeLessThan(4);
  await use(true);
  expect(await lampOf(now)).toEqual(with_);
  const lines = before.world.deps.db.select().from(auditLog).all();
  expect(lines.filter(({ action }) => action === 'use-earlier-marks')).toHaveLength(2);
  const copy = await duplicated({ ...now, quizId: (await use(false)) && quizId });
  await teacher.rest('POST', `/quiz/${copy}/publish`);
  expect((await teacher.rest('GET', `/quiz/${copy}/results`)).body).toMatchObject({ useEarlierMarks: false });
});

test('a mark of today outranks one of last year on the same words', async () => {
  const before = await lastYear();
  const now = await given(before, before.teacher, await duplicated(before));
  const { results } = await resultsOf(now);
  const lamp = results.find(({ answers }: { answers: object }) => Object.values(answers)[0] === LAMP);
  const [questionId] = now.questionIds;
  const body = { quizId: now.quizId, questionId, studentIds: [lamp.studentId], marks: 0 };
  await before.teacher.mutate('evaluation.setMarks', body);
  await before.world.deps.background.idle();
  await aSubmitter(before.world, now, { name: 'Late', answers: { [questionId ?? '']: `${LAMP}?` } });
  await evaluate(before.world, now);
  const late = (await resultsOf(now)).results.find(
    ({ studentName }: { studentName: string }) => studentName === 'Late',
  );
  expect(late.evaluationResults[0]).toMatchObject({ score: 0, needsReview: false });
});
