import { expect, test } from 'vitest';
import { messages } from '../../../shared/messages';
import { practiceMessages } from '../../rules/practice/messages';
import { aClass, aMember } from '../../testing/a-class';
import { aPublishedQuiz, aStarter, aSubmitter, evaluate } from '../../testing/factories';
import { aPractice, aReleasedQuiz, practising } from '../../testing/practice';
import { questionForm, sampleQuestions } from '../../testing/sample-questions';
import { aWorld } from '../../testing/world';

const DAY_MS = 24 * 60 * 60_000;
const [mcq, msq, short] = sampleQuestions;
const titlesOf = ({ body }: { body: { sets: { title: string }[] } }) => body.sets.map(({ title }) => title);

test('a quiz without classes is practised only by students who have seen its results', async () => {
  const { world, quizId, student, setId } = await aPractice();
  const tia = await world.signIn('student', 'Tia');
  expect(titlesOf(await student.rest('GET', '/student/practice'))).toEqual(['Cells']);
  expect(titlesOf(await tia.rest('GET', '/student/practice'))).toEqual([]);
  const refused = await tia.rest('GET', `/student/practice/${setId}/next`);
  expect([refused.status, refused.body.error]).toEqual([404, practiceMessages.notFound]);
  expect(quizId).toBeTypeOf('string');
});

test('with classes it is practised by their current members', async () => {
  const practice = await aPractice();
  const { world, teacher, student } = practice;
  const tia = await world.signIn('student', 'Tia');
  const classId = aClass(world, { teacher });
  const memberId = aMember(world, { classId, student: tia, name: 'Tia' });
  expect((await practice.setClasses(classId)).body.classes).toEqual([
    { _id: classId, name: '7b', isDeleted: false },
  ]);
  expect(titlesOf(await student.rest('GET', '/student/practice'))).toEqual([]);
  expect(titlesOf(await tia.rest('GET', '/student/practice'))).toEqual(['Cells']);
  const tias = practising(tia, practice.setId);
  expect((await tias.answer(null)).status).toBe(200);
  const { question, showing } = await tias.next();
  await teacher.rest('DELETE', `/class/${classId}/members/${memberId}`);
  expect(titlesOf(await tia.rest('GET', '/student/practice'))).toEqual([]);
  expect((await tias.send({ questionId: question._id, showing, answer: null })).status).toBe(404);
});

test('a tag in any case is practised by its classes', async () => {
  const world = aWorld();
  const { teacher, questionIds, student } = await aReleasedQuiz(world, { questions: [mcq, msq, short] });
  await teacher.mutate('bank.setTags', { questionId: questionIds[1], tags: ['Gases'] });
  const refusal = async (sent: object) => {
    const { status, body } = await teacher.rest('POST', '/practice', sent);
    return [status, body.error];
  };
  expect(await refusal({ tag: 'gases' })).toEqual([400, practiceMessages.classesNeeded]);
  expect(await refusal({ tag: 'bases' })).toEqual([404, practiceMessages.tagNotFound]);
  expect(await refusal({ tag: 'gases', classIds: ['x'] })).toEqual([404, practiceMessages.classNotFound]);
  expect(await refusal({})).toEqual([400, practiceMessages.oneSubject]);
  expect(await refusal({ quizId: 'x' })).toEqual([404, messages.quizNotFound]);
  const classId = aClass(world, { teacher });
  aMember(world, { classId, student });
  const { body: set } = await teacher.rest('POST', '/practice', { tag: 'gases', classIds: [classId] });
  expect(set).toMatchObject({ tag: 'Gases', quizId: null, title: 'Gases', usableCount: 1 });
  expect((await practising(student, set._id).next()).question.text).toBe(msq.text);
  expect(await refusal({ tag: 'GASES', classIds: [classId] })).toEqual([409, practiceMessages.alreadyOpen]);
});

test('a quiz can be opened once its results are released', async () => {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  const open = async () => {
    const { status, body } = await quiz.teacher.rest('POST', '/practice', { quizId: quiz.quizId });
    return [status, body.error];
  };
  expect(await open()).toEqual([409, practiceMessages.notReleased]);
  await aSubmitter(world, quiz);
  await evaluate(world, quiz);
  expect(await open()).toEqual([409, practiceMessages.notReleased]);
  await quiz.teacher.rest('POST', `/quiz/${quiz.quizId}/release-scores`);
  expect(await open()).toEqual([200, undefined]);
});

test('a closed set is gone for students, and reopens with its classes and their memory', async () => {
  const practice = await aPractice({ questions: [mcq] });
  const { world, teacher, student, quizId } = practice;
  const classId = aClass(world, { teacher });
  aMember(world, { classId, student });
  await practice.setClasses(classId);
  await practice.answer('Mitochondria');
  expect((await practice.close()).body.closedAt).toBe(world.clock.now());
  expect((await practice.close()).status).toBe(200);
  expect((await student.rest('GET', '/student/practice')).body.sets).toEqual([]);
  expect((await practice.answer(null)).status).toBe(404);
  expect((await teacher.rest('GET', '/practice/')).body).toMatchObject({
    open: [],
    ended: [{ studentCount: 1 }],
  });
  expect((await practice.reopen()).body).toMatchObject({ closedAt: null, classes: [{ _id: classId }] });
  expect(await practice.next()).toMatchObject({ question: null, dueCount: 0, newCount: 0 });
  await practice.close();
  const again = await teacher.rest('POST', '/practice', { quizId });
  expect(again.body).toMatchObject({ _id: practice.setId, closedAt: null, classes: [], studentCount: 1 });
  const acts = world.deps.db.$client
    .prepare("select action from audit_log where action like 'practice-%' order by id")
    .pluck()
    .all();
  expect(acts).toEqual(
    ['open', 'classes', 'close', 'reopen', 'close', 'open'].map((act) => `practice-${act}`),
  );
});

test('a teacher sees how many practise and how much, but not who or how well', async () => {
  const practice = await aPractice({ questions: [mcq, msq] });
  const { world, student } = practice;
  await practice.answer('Nucleus');
  world.clock.advance(DAY_MS / 2);
  await practice.answer(null);
  const seen = await practice.seen();
  expect(seen).toMatchObject({ studentCount: 1, answersLastWeek: 2 });
  expect(JSON.stringify(seen)).not.toContain(student.accountId);
  expect(JSON.stringify(seen)).not.toMatch(/sam|score|Nucleus/i);
  world.clock.advance(7 * DAY_MS - 1);
  const teacher = await world.signIn('teacher', 'Ann');
  const { body } = await teacher.rest('GET', '/practice/');
  expect(body.open).toMatchObject([{ studentCount: 1, answersLastWeek: 1 }]);
});

test("a student sees due, new and today's questions, and the next due time", async () => {
  const practice = await aPractice({ questions: [mcq, msq, short] });
  const { world, student, setId } = practice;
  const { body } = await practice.answer('Mitochondria');
  const list = async (query = '') => (await student.rest('GET', `/student/practice${query}`)).body;
  expect(await list()).toEqual({
    sets: [
      {
        ...{ _id: setId, title: 'Cells', teacherName: 'Ann', questionCount: 3 },
        ...{ dueCount: 0, newCount: 2, answeredToday: 1, nextDueAt: body.nextDueAt },
      },
    ],
    serverNow: world.clock.now(),
  });
  expect((await list(`?since=${world.clock.now() + 1}`)).sets).toMatchObject([{ answeredToday: 0 }]);
  world.clock.advance(body.nextDueAt - world.clock.now());
  expect((await list()).sets).toMatchObject([{ dueCount: 1, newCount: 2, nextDueAt: null }]);
});

test('the preview shows held-back questions with reasons, and the quizzes practice would reveal', async () => {
  const world = aWorld();
  const { teacher, quizId, student } = await aReleasedQuiz(world, { questions: [mcq, msq, short] });
  const copyOf = async (at: number) => {
    const { body } = await teacher.rest('POST', `/quiz/${quizId}/duplicate`);
    for (const [index, id] of body.order.entries()) {
      if (index !== at) await teacher.rest('DELETE', `/question/${id}`, { quizId: body._id });
    }
    return { ...body, quizId: body._id as string };
  };
  const planned = await copyOf(0);
  const open = await copyOf(1);
  const { body: published } = await teacher.rest('POST', `/quiz/${open.quizId}/publish`);
  const preview = async () => (await teacher.rest('GET', `/practice/preview?quizId=${quizId}`)).body;
  expect(await preview()).toEqual({
    ...{ quizId, tag: null, title: 'Cells', usableCount: 2, whyNot: null, setId: null },
    heldBack: [
      { reason: 'can-start', questionCount: 1, quizzes: [{ quizId: open.quizId, title: open.title }] },
    ],
    notGiven: { questionCount: 1, quizzes: [{ quizId: planned.quizId, title: planned.title }] },
  });
  await student.rest('POST', '/student/attempt', { shareId: published.shareId });
  expect((await preview()).heldBack).toMatchObject([{ reason: 'running', questionCount: 1 }]);
  await student.rest('POST', '/quiz/submit', { quizId: open.quizId, attempt: { answers: {} } });
  const accept = { acceptingResponses: false };
  await teacher.rest('PUT', `/quiz/${open.quizId}/toggle-responses`, accept);
  expect((await preview()).heldBack).toMatchObject([{ reason: 'not-released', questionCount: 1 }]);
  await teacher.rest('POST', `/quiz/${open.quizId}/evaluate`);
  await world.deps.background.idle();
  await teacher.rest('POST', `/quiz/${open.quizId}/release-scores`);
  expect(await preview()).toMatchObject({ heldBack: [], usableCount: 3 });
});

test('unfinished and deleted questions, and those of a trashed quiz, are not practised', async () => {
  const world = aWorld();
  const { teacher, quizId, student } = await aReleasedQuiz(world, { questions: [mcq] });
  const { body: draft } = await teacher.rest('POST', '/quiz/', { title: 'More' });
  const add = async (text: string) =>
    (await teacher.rest('POST', '/question/', questionForm({ ...mcq, text }, draft._id))).body._id;
  const [kept, deleted] = [await add('Kept'), await add('Deleted')];
  const { body: unfinished } = await teacher.mutate('questions.add', { quizId: draft._id, type: 'mcq' });
  for (const questionId of [kept, deleted, unfinished?._id ?? kept]) {
    await teacher.mutate('bank.setTags', { questionId, tags: ['cells'] });
  }
  await teacher.rest('DELETE', `/question/${deleted}`, { quizId: draft._id });
  const classId = aClass(world, { teacher });
  aMember(world, { classId, student });
  const { body: set } = await teacher.rest('POST', '/practice', { tag: 'cells', classIds: [classId] });
  expect(set).toMatchObject({ usableCount: 1, heldBack: [] });
  const { answer, next } = practising(student, set._id);
  expect((await next()).question.text).toBe('Kept');
  await teacher.rest('DELETE', `/quiz/${draft._id}`);
  expect((await answer(null)).asked).toMatchObject({ question: null, newCount: 0 });
  expect(quizId).toBeTypeOf('string');
});

test('a question held back after it was asked reveals nothing, and is asked again later', async () => {
  const practice = await aPractice({ questions: [mcq] });
  const { world, teacher, quizId, shareId } = practice;
  const { question, showing } = await practice.next();
  const accept = (acceptingResponses: boolean) =>
    teacher.rest('PUT', `/quiz/${quizId}/toggle-responses`, { acceptingResponses });
  await accept(true);
  const sent = { questionId: question._id, showing, answer: 'Nucleus' };
  const refused = await practice.send(sent);
  expect([refused.status, refused.body.error]).toEqual([409, practiceMessages.heldBack]);
  expect(await practice.next()).toMatchObject({ question: null, newCount: 0 });
  await accept(false);
  expect((await practice.send(sent)).status).toBe(200);
  await accept(true);
  expect((await practice.send(sent)).status).toBe(409);
  await aStarter(world, { teacher, quizId, shareId, questionIds: [] }, 'Tia');
  await accept(false);
  expect((await practice.send(sent)).status).toBe(409);
});
