import { expect, test } from 'vitest';
import { aClass, aMember } from '../../testing/a-class';
import { aPractice, practising } from '../../testing/practice';
import { sampleQuestions } from '../../testing/sample-questions';
import type { World } from '../../testing/world';
import { erasePerson } from './erase';
import { exportPerson } from './export';
import { tidyUp } from './tidy';

const DAY_MS = 24 * 60 * 60 * 1000;
const [mcq, msq] = sampleQuestions;
const TABLES = ['practice_sets', 'practice_set_classes', 'practice_cards', 'practice_answers'];
const rows = ({ deps }: World) =>
  TABLES.map((table) => deps.db.$client.prepare(`select count(*) from ${table}`).pluck().get());

/** Sam and Tia have practised a quiz in a class, and a copy of its first question under a tag. */
async function aPractisedQuiz() {
  const practice = await aPractice({ questions: [mcq, msq] });
  const { world, teacher, student, quizId } = practice;
  const tia = await world.signIn('student', 'Tia');
  const classId = aClass(world, { teacher });
  aMember(world, { classId, student });
  aMember(world, { classId, student: tia, name: 'Tia' });
  await practice.setClasses(classId);
  const { body: copy } = await teacher.rest('POST', `/quiz/${quizId}/duplicate`);
  await teacher.mutate('bank.setTags', { questionId: copy.order[0], tags: ['cells'] });
  const { body: tag } = await teacher.rest('POST', '/practice', { tag: 'cells', classIds: [classId] });
  for (const each of [practice, practising(tia, practice.setId)]) {
    await each.answer('Nucleus');
    await each.answer(null);
  }
  await practising(tia, tag._id).answer('Mitochondria', '?ahead=1');
  expect(rows(world)).toEqual([2, 2, 4, 5]);
  return { ...practice, tia, copyId: copy._id as string };
}

test("an export contains the practice with its subjects, but neither the secret nor others' practice", async () => {
  const { world, setId, student } = await aPractisedQuiz();
  const { tables } = exportPerson(world.deps, 'sam@school.example');
  expect(tables.practice_answers).toHaveLength(2);
  expect(tables.practice_cards).toHaveLength(2);
  expect(tables.practice_sets).toMatchObject([{ id: setId }]);
  expect(tables.practice_sets?.[0]).not.toHaveProperty('secret');
  expect(tables.practice_answers?.every((row) => row.student_id === student.accountId)).toBe(true);
});

test('erasing a student deletes their practice, and no other', async () => {
  const { world } = await aPractisedQuiz();
  erasePerson(world.deps, 'sam@school.example');
  expect(rows(world)).toEqual([2, 2, 2, 3]);
  expect(world.errors).toEqual([]);
});

test('erasing a teacher deletes the practice sets', async () => {
  const { world } = await aPractisedQuiz();
  erasePerson(world.deps, 'ann@school.example');
  expect(rows(world).toSpliced(2, 1)).toEqual([0, 0, 0]);
  expect(world.errors).toEqual([]);
});

test('a quiz is deleted with its practice, and a memory with the last copy of its question', async () => {
  const { world, teacher, quizId, copyId } = await aPractisedQuiz();
  await teacher.rest('DELETE', `/quiz/${quizId}`);
  world.clock.advance(30 * DAY_MS + 1);
  const again = await world.signIn('teacher', 'Ann');
  expect(await tidyUp(world.deps, null)).toMatchObject({ quizzes: 1 });
  expect(rows(world)).toEqual([1, 1, 4, 1]);
  await again.rest('DELETE', `/quiz/${copyId}`);
  world.clock.advance(30 * DAY_MS + 1);
  expect(await tidyUp(world.deps, null)).toMatchObject({ quizzes: 1 });
  expect(rows(world)).toEqual([1, 1, 0, 0]);
});

test('a practice set ends with its last class', async () => {
  const { world, teacher } = await aPractisedQuiz();
  const { body } = await teacher.rest('GET', '/class/');
  await teacher.rest('DELETE', `/class/${body.classes[0]._id}`);
  const deletedAt = world.clock.now();
  world.clock.advance(30 * DAY_MS + 1);
  const again = await world.signIn('teacher', 'Ann');
  expect(await tidyUp(world.deps, null)).toMatchObject({ classes: 1 });
  const { body: sets } = await again.rest('GET', '/practice/');
  expect(sets).toMatchObject({ open: [], ended: [{ closedAt: deletedAt }, { closedAt: deletedAt }] });
});

test('with a retention practice is purged after its months, and then its students', async () => {
  const { world, setId } = await aPractisedQuiz();
  world.clock.advance(40 * DAY_MS);
  const tia = await world.signIn('student', 'Tia');
  expect((await practising(tia, setId).answer(null)).status).toBe(200);
  // From 15 January to 15 April, to the day.
  world.clock.advance(50 * DAY_MS);
  expect(await tidyUp(world.deps, 3)).toMatchObject({ practiceAnswers: 0 });
  world.clock.advance(DAY_MS);
  expect(await tidyUp(world.deps, null)).toMatchObject({ practiceAnswers: 0 });
  expect(await tidyUp(world.deps, 3)).toMatchObject({ practiceAnswers: 5, students: 1 });
  expect(rows(world).slice(2)).toEqual([1, 1]);
  world.clock.advance(40 * DAY_MS);
  expect(await tidyUp(world.deps, 3)).toMatchObject({ practiceAnswers: 1, students: 1 });
  expect(rows(world).slice(2)).toEqual([0, 0]);
  expect(world.errors).toEqual([]);
});

test('practice by PIN moves to the account of the address', async () => {
  const practice = await aPractice({ questions: [mcq, msq] });
  const { world, teacher } = practice;
  const { body: made } = await teacher.rest('POST', '/class', { name: '8a' });
  const { body: member } = await teacher.rest('POST', `/class/${made._id}/members`, { name: 'Asha Rao' });
  await practice.setClasses(made._id);
  const { body: slip } = await teacher.rest('POST', `/class/${made._id}/members/${member._id}/pin`);
  const login = { classCode: made.code, member: 'Asha Rao', pin: slip.pin };
  const { body: pin } = await world.nobody.rest('POST', '/auth/login/class', login);
  const path = `/student/practice/${practice.setId}`;
  const headers = { Authorization: `Bearer ${pin.token}` };
  const { body: asked } = await world.nobody.rest('GET', `${path}/next`, undefined, headers);
  const sent = { questionId: asked.question._id, showing: asked.showing, answer: 'Nucleus' };
  expect((await world.nobody.rest('POST', `${path}/answer`, sent, headers)).status).toBe(200);
  await world.signIn('student', 'Asha');
  const at = { classId: made._id, memberId: member._id, email: 'asha@school.example' };
  expect((await teacher.mutate('classes.joinAccount', at)).status).toBe(200);
  const asha = await world.signIn('student', 'Asha');
  const { body } = await asha.rest('GET', '/student/practice');
  expect(body.sets).toMatchObject([{ newCount: 1, answeredToday: 1 }]);
});
