import { expect, test } from 'vitest';
import { dotPng } from '../../testing/dot-png';
import { aPublishedQuiz, aStarter, aSubmitter, evaluate } from '../../testing/factories';
import { aClock } from '../../testing/manual-clock';
import { questionForm, sampleQuestions } from '../../testing/sample-questions';
import { aWorld, type World } from '../../testing/world';
import { removeOrphanImages } from '../questions/images';
import { listDeletedQuizzes, restoreQuiz } from '../quizzes/undelete';
import { tidyUp } from './tidy';

const DAY_MS = 24 * 60 * 60 * 1000;

const count = ({ deps }: World, table: string) =>
  deps.db.$client.prepare(`select count(*) from ${table}`).pluck().get();

test('a deleted quiz can be restored for 30 days, then is purged with attempts and images', async () => {
  // File times follow the machine's clock.
  const clock = aClock(Date.now());
  const world = aWorld({ clock });
  const quiz = await aPublishedQuiz(world, { settings: { title: 'Cells' } });
  const { teacher, quizId } = quiz;
  const draft = await teacher.rest('POST', '/quiz/', { title: 'With a picture' });
  const form = questionForm(sampleQuestions[0], draft.body._id);
  form.set('image', dotPng());
  const { body: question } = await teacher.rest('POST', '/question/', form);
  expect((await world.nobody.rest('GET', question.imageUrl)).status).toBe(200);
  const { student } = await aSubmitter(world, quiz);
  await evaluate(world, quiz);
  await teacher.rest('POST', `/quiz/${quizId}/release-scores`);
  const [questionId] = quiz.questionIds;
  await student.mutate('appeals.ask', { quizId, questionId, text: 'Why?' });
  expect(count(world, 'appeals')).toBe(1);
  await teacher.rest('DELETE', `/quiz/${quizId}`);
  await teacher.rest('DELETE', `/quiz/${draft.body._id}`);

  clock.advance(30 * DAY_MS);
  expect(await tidyUp(world.deps, null)).toMatchObject({ quizzes: 0 });
  await removeOrphanImages(world.deps);
  expect((await world.nobody.rest('GET', question.imageUrl)).status).toBe(200);
  expect(listDeletedQuizzes(world.deps, 'ANN@school.example')).toHaveLength(2);

  clock.advance(1);
  expect(await tidyUp(world.deps, null)).toEqual({
    ...{ quizzes: 2, attempts: 0, students: 0, classes: 0, members: 0, practiceAnswers: 0 },
  });
  expect(
    ['quizzes', 'questions', 'papers', 'attempts', 'answers', 'results', 'appeals'].map((each) =>
      count(world, each),
    ),
  ).toEqual([0, 0, 0, 0, 0, 0, 0]);
  await removeOrphanImages(world.deps);
  expect((await world.nobody.rest('GET', question.imageUrl)).status).toBe(404);
  expect((await student.rest('GET', '/student/')).status).toBe(401);
  expect(world.errors).toEqual([]);
});

test('a restored quiz has its attempts, and another title if its own is in use', async () => {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world, { settings: { title: 'Cells' } });
  const { student } = await aSubmitter(world, quiz);
  await quiz.teacher.rest('DELETE', `/quiz/${quiz.quizId}`);
  await quiz.teacher.rest('POST', '/quiz/', { title: 'Cells' });
  expect(restoreQuiz(world.deps, quiz.quizId)).toEqual({
    title: 'Cells (restored)',
    email: 'ann@school.example',
  });
  const { body } = await quiz.teacher.rest('GET', '/teacher/');
  expect(body.quizzes.map(({ title }: { title: string }) => title).sort()).toEqual([
    'Cells',
    'Cells (restored)',
  ]);
  expect((await quiz.teacher.rest('GET', `/quiz/${quiz.quizId}/results`)).status).toBe(200);
  expect(Object.keys((await student.rest('GET', '/student/')).body.attempts)).toHaveLength(1);
  expect(() => restoreQuiz(world.deps, quiz.quizId)).toThrow('No deleted quiz');
});

test('with a retention the attempts of closed quizzes are purged after its months, and then their students', async () => {
  const world = aWorld();
  const closed = await aPublishedQuiz(world, { settings: { title: 'Closed' } });
  const open = await aPublishedQuiz(world, { settings: { title: 'Open' } });
  await aSubmitter(world, closed, { name: 'Sam' });
  await aSubmitter(world, open, { name: 'Eve' });
  await closed.teacher.rest('PUT', `/quiz/${closed.quizId}/toggle-responses`, { acceptingResponses: false });

  // From 15 January to 15 April, to the day.
  world.clock.advance(90 * DAY_MS);
  expect(await tidyUp(world.deps, 3)).toMatchObject({ attempts: 0 });
  expect(await tidyUp(world.deps, null)).toMatchObject({ attempts: 0 });
  world.clock.advance(DAY_MS);
  expect(await tidyUp(world.deps, 3)).toMatchObject({ quizzes: 0, attempts: 1, students: 1 });
  const left = await world.signIn('teacher', 'Ann');
  expect((await left.rest('GET', '/teacher/')).body.quizzes).toHaveLength(2);
  expect((await left.rest('GET', `/quiz/${closed.quizId}/results`)).body.results).toEqual([]);
  expect([
    count(world, 'attempts'),
    count(world, "accounts where role = 'student'"),
    count(world, 'quizzes'),
  ]).toEqual([1, 1, 2]);
});

test('a running attempt is never purged, and records have their fixed retention', async () => {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  await aStarter(world, quiz);
  await aSubmitter(world, quiz, { name: 'Eve' });
  await quiz.teacher.rest('PUT', `/quiz/${quiz.quizId}/toggle-responses`, { acceptingResponses: false });
  const audits = count(world, 'audit_log');
  world.clock.advance(8 * DAY_MS);
  await tidyUp(world.deps, 1);
  expect([count(world, 'sessions'), count(world, 'mail_outbox'), count(world, 'audit_log')]).toEqual([
    0,
    2,
    audits,
  ]);
  world.clock.advance(83 * DAY_MS);
  await tidyUp(world.deps, 1);
  expect([count(world, 'attempts'), count(world, 'mail_outbox'), count(world, 'audit_log')]).toEqual([
    1,
    0,
    audits,
  ]);
  world.clock.advance(640 * DAY_MS);
  await tidyUp(world.deps, null);
  expect(count(world, 'audit_log')).toBe(0);
});
