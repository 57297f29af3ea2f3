import { expect, test } from 'vitest';
import { rubricMarks } from '../../../db/feedback-schema';
import { aPublishedQuiz, aStarter, aSubmitter, evaluate } from '../../../testing/factories';
import { answersFor, goodAnswers } from '../../../testing/sample-questions';
import { aWorld } from '../../../testing/world';
import { erasePerson } from '../../privacy/erase';
import { exportPerson } from '../../privacy/export';

const ITEMS = [
  { id: 'cause', text: 'Names the cause', points: 3 },
  { id: 'spelling', text: 'Many mistakes', points: -0.5 },
];
const SEEN = [
  { text: 'Names the cause', points: 3, isGiven: true },
  { text: 'Many mistakes', points: -0.5, isGiven: false },
];

/** A quiz with rubrics on its short and its long question; Sam's and Eve's long answers are marked by it. */
async function aMarkedClass() {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  const { teacher, quizId, questionIds } = quiz;
  const answers = answersFor(questionIds, goodAnswers);
  const sam = await aSubmitter(world, quiz, { name: 'Sam', answers });
  const eve = await aSubmitter(world, quiz, { name: 'Eve', answers });
  await evaluate(world, quiz);
  const [, , short = '', long = ''] = questionIds;
  const write = async (questionId: string, items: readonly object[]) => {
    const own = { quizId, questionId, items };
    const { seen } = (await teacher.mutate('rubrics.preview', own)).body;
    return teacher.mutate('rubrics.write', { ...own, seen });
  };
  await write(short, ITEMS);
  await write(long, ITEMS);
  const studentIds = [sam.student.accountId, eve.student.accountId];
  await teacher.mutate('rubrics.apply', { quizId, questionId: long, studentIds, itemIds: ['cause'] });
  return {
    ...{ world, quiz, sam, eve, short, long, write },
    release: () => teacher.rest('POST', `/quiz/${quizId}/release-scores`),
    read: (questionId: string) =>
      sam.student
        .rest('GET', `/quiz/${quizId}/evaluated`)
        .then(({ status, body }) => (status === 200 ? body.evaluatedQuizData[questionId].rubric : status)),
  };
}

test('after the release a student sees given and other items of an answer marked by them', async () => {
  const { read, release, short, long } = await aMarkedClass();
  expect(await read(long)).toBe(403);
  await release();
  expect(await read(long)).toEqual(SEEN);
  expect(await read(short)).toBeUndefined();
});

test('while another student is writing, the rubric is withheld like the key', async () => {
  const { world, quiz, read, release, long } = await aMarkedClass();
  const { teacher, quizId } = quiz;
  await teacher.rest('PUT', `/quiz/${quizId}/toggle-responses`, { acceptingResponses: true });
  await aStarter(world, quiz, 'Tia');
  await release();
  expect(await read(long)).toBeUndefined();
});

test('a copied quiz has separate copies of the rubrics', async () => {
  const { quiz, long, write } = await aMarkedClass();
  const { teacher, quizId } = quiz;
  const copy = (await teacher.rest('POST', `/quiz/${quizId}/duplicate`)).body;
  const rubricsOf = async (id: string) => (await teacher.rest('GET', `/quiz/${id}/results`)).body.rubrics;
  expect(Object.entries(await rubricsOf(copy._id))).toEqual([
    [copy.questions[2]._id, ITEMS],
    [copy.questions[3]._id, ITEMS],
  ]);
  await write(long, ITEMS.slice(0, 1));
  expect((await rubricsOf(copy._id))[copy.questions[3]._id]).toEqual(ITEMS);
});

test('an export contains the items given to a student, and an erasure deletes them everywhere', async () => {
  const { world, sam, eve, long, write } = await aMarkedClass();
  await write(long, [{ ...ITEMS[0], points: 2 }]);
  const { tables } = exportPerson(world.deps, 'sam@school.example');
  const given = { attempt_id: sam.attemptId, question_id: long, item_ids: '["cause"]' };
  expect(tables.rubric_marks).toEqual([given]);
  expect(exportPerson(world.deps, 'ann@school.example').tables.rubrics).toHaveLength(2);
  erasePerson(world.deps, 'sam@school.example');
  expect(world.deps.db.select().from(rubricMarks).all()).toMatchObject([{ attemptId: eve.attemptId }]);
  const lines = world.deps.db.$client.prepare("select * from audit_log where action = 'rubric'").all();
  expect(JSON.stringify(lines)).not.toContain(sam.attemptId);
  expect(JSON.stringify(lines)).toContain(eve.attemptId);
});

test('a question without a text answer has no rubric', async () => {
  const { quiz } = await aMarkedClass();
  const own = { quizId: quiz.quizId, questionId: quiz.questionIds[0], items: ITEMS };
  expect((await quiz.teacher.mutate('rubrics.preview', own)).status).toBe(400);
});
