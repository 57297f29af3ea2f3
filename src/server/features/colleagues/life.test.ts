import { expect, test } from 'vitest';
import { addressOf, newClass } from '../../testing/colleagues';
import { signedInPupil } from '../../testing/pupils';
import { sampleQuestions } from '../../testing/sample-questions';
import { buyPlan } from '../../testing/stage';
import { aWorld } from '../../testing/world';

/** Ann's empty quiz, shared with Edna to edit; Ann has the plan. */
async function aQuizForEdna() {
  const world = aWorld();
  const [ann, edna] = [await world.signIn('teacher', 'Ann'), await world.signIn('teacher', 'Edna')];
  await buyPlan(ann);
  const quizId: string = (await ann.rest('POST', '/quiz/', { title: 'Cells' })).body._id;
  await ann.rest('PUT', `/quiz/${quizId}/colleagues`, { email: addressOf('Edna'), right: 'edit' });
  return { world, ann, edna, quizId, path: `/quiz/${quizId}` };
}

test("a colleague who edits takes a quiz from its first question to the release, on the owner's plan", async () => {
  const { world, ann, edna, quizId, path } = await aQuizForEdna();
  await edna.mutate('questions.createMany', { quizId, questions: sampleQuestions });
  await edna.rest('PUT', path, { title: 'Cells and organelles' });
  const { shareId } = (await edna.rest('POST', `${path}/publish`)).body;
  const classId = await newClass(edna, '7b');
  const { body: member } = await edna.rest('POST', `/class/${classId}/members`, {
    name: 'Asha Rao',
    number: '12',
  });
  await edna.rest('PUT', `${path}/assignment`, { classIds: [classId] });

  const asha = signedInPupil(world, member._id);
  expect((await asha.rest('GET', '/student/')).body.available).toMatchObject([
    { title: 'Cells and organelles' },
  ]);
  await asha.rest('POST', '/student/attempt', { shareId });
  const live = await edna.query('supervision.live', { quizId });
  expect(live.body.students).toMatchObject([{ studentName: 'Asha Rao', studentClass: '7b, no. 12' }]);
  await edna.mutate('timekeeping.pause', { quizId });
  await edna.mutate('timekeeping.continue', { quizId });
  expect((await edna.rest('POST', `${path}/collect`)).body.collected).toBe(1);
  await edna.rest('POST', `${path}/evaluate`);
  await world.deps.background.idle();
  const { questions } = (await edna.rest('GET', path)).body;
  const marked = { studentId: asha.accountId, quizId, questionId: questions[0]._id, marks: 1 };
  expect((await edna.rest('PUT', '/quiz/question/update-marks', marked)).status).toBe(200);
  expect((await edna.rest('POST', `${path}/release-scores`)).status).toBe(200);

  expect((await asha.rest('GET', `${path}/evaluated`)).status).toBe(200);
  const actors = world.deps.db.$client
    .prepare("select distinct actor_id from audit_log where subject = ? and action <> 'share'")
    .pluck()
    .all(quizId);
  expect(actors).toEqual([edna.accountId]);
  expect((await ann.rest('GET', '/teacher/')).body.quizzes).toMatchObject([
    { title: 'Cells and organelles', right: 'own', scoresReleased: true, classNames: ['7b'] },
  ]);
  expect((await ann.rest('GET', `${path}/results.csv`)).body).toEqual(
    (await edna.rest('GET', `${path}/results.csv`)).body,
  );
});

test("without the owner's plan a colleague cannot publish, even with a plan", async () => {
  const { world, edna } = await aQuizForEdna();
  const cleo = await world.signIn('teacher', 'Cleo');
  const quizId = (await cleo.rest('POST', '/quiz/', { title: 'Atoms' })).body._id;
  await cleo.rest('PUT', `/quiz/${quizId}/colleagues`, { email: addressOf('Edna'), right: 'edit' });
  await edna.mutate('questions.createMany', { quizId, questions: sampleQuestions });
  await buyPlan(edna);
  expect((await edna.rest('POST', `/quiz/${quizId}/publish`)).status).toBe(402);
});

test('work by PIN for a colleague is included when the accounts are joined', async () => {
  const { world, ann, edna, quizId, path } = await aQuizForEdna();
  await ann.mutate('questions.createMany', { quizId, questions: sampleQuestions });
  const { shareId } = (await ann.rest('POST', `${path}/publish`)).body;
  const classId = await newClass(edna, '7b');
  const { body: member } = await edna.rest('POST', `/class/${classId}/members`, { name: 'Sam' });
  await edna.rest('PUT', `${path}/assignment`, { classIds: [classId] });
  const pupil = signedInPupil(world, member._id);
  await pupil.rest('POST', '/student/attempt', { shareId });
  await pupil.rest('POST', '/quiz/submit', { quizId, attempt: { answers: {} } });
  const sam = await world.signIn('student', 'Sam');
  const joined = await edna.rest('POST', `/class/${classId}/members/${member._id}/join`, {
    email: addressOf('Sam'),
  });
  expect(joined).toMatchObject({ status: 200, body: { movedAttempts: 1 } });
  expect(Object.values((await sam.rest('GET', '/student/')).body.attempts)).toMatchObject([{ quizId }]);
});
