import { expect, test } from 'vitest';
import { aClass, aMember } from '../../testing/a-class';
import { aReportedClass, markAndRelease, OTHERS } from '../../testing/a-reported-class';
import { sharing } from '../../testing/colleagues';
import { aPublishedQuiz, aStarter, aSubmitter } from '../../testing/factories';

const HOUR_MS = 60 * 60 * 1000;
type Row = { title: string; state: string; score: number | null };
const linesOf = ({ quizzes }: { quizzes: Row[] }) =>
  quizzes.map(({ title, state, score }) => [title, state, score]);

test('a report contains marks and comments only after the release', async () => {
  const { world, quiz, teacher, asha, reportOf, tag } = await aReportedClass();
  const { quizId, questionIds } = quiz;
  await tag(questionIds[0], 'Cells', 'Energy');
  const studentIds = [asha.student.accountId];
  await teacher.mutate('comments.writeOnSubmission', {
    quizId,
    studentId: studentIds[0],
    text: 'Well done.',
  });
  const [, , third] = questionIds;
  await teacher.mutate('comments.write', { quizId, questionId: third, studentIds, text: 'See page 9.' });
  const before = await reportOf(asha.memberId);
  expect(linesOf(before)).toEqual([['Cells', 'waiting', null]]);
  expect(before.quizzes[0]).toMatchObject({ maxScore: null, comment: null, answerComments: [] });
  expect(before.topics).toEqual([]);

  await markAndRelease(world, quiz);
  const report = await reportOf(asha.memberId);
  expect(report).toMatchObject({ name: 'Asha Rao', className: '7b', schoolName: 'Classroom Quiz' });
  expect(report.quizzes).toMatchObject([{ state: 'released', maxScore: 10, comment: 'Well done.' }]);
  const evaluated = (await asha.student.rest('GET', `/quiz/${quizId}/evaluated`)).body.evaluatedQuizData;
  const numbers = Object.keys(evaluated);
  expect(report.quizzes[0].answerComments).toEqual([
    { number: numbers.indexOf(third ?? '') + 1, text: 'See page 9.' },
  ]);
  const earned = Object.values<{ score: number }>(evaluated).map(({ score }) => score);
  expect(report.quizzes[0].score).toBe(earned.reduce((sum, score) => sum + score, 0));
  expect(report.topics.map(({ topic }: { topic: string }) => topic)).toEqual(['Cells', 'Energy']);
});

test('a report contains nothing about the rest of the class', async () => {
  const { world, quiz, teacher, at, asha, ben, cem, reportOf, tag } = await aReportedClass();
  const { quizId, questionIds } = quiz;
  await tag(questionIds[0], 'Cells');
  const others = [ben, cem].map(({ student }) => student.accountId);
  for (const questionId of questionIds) {
    await teacher.mutate('comments.write', { quizId, questionId, studentIds: others, text: `Oh ${OTHERS}` });
  }
  for (const studentId of others) {
    await teacher.mutate('comments.writeOnSubmission', { quizId, studentId, text: `So ${OTHERS}` });
  }
  await markAndRelease(world, quiz);
  const text = JSON.stringify(await reportOf(asha.memberId));
  expect(text).not.toContain(OTHERS);
  expect(text).not.toContain(OTHERS.toLowerCase());
  expect(text).not.toContain('school.example');
  for (const { memberId, student } of [ben, cem]) {
    expect(text).not.toContain(memberId);
    expect(text).not.toContain(student.accountId);
  }
  // Others' results do not affect it.
  const [questionId] = questionIds;
  await teacher.rest('PUT', `/quiz/${quizId}/marks`, { questionId, studentIds: others, marks: 2 });
  expect(JSON.stringify(await reportOf(asha.memberId))).toBe(text);
  // The class's sheets contain the same reports.
  const { reports } = (await teacher.rest('GET', `${at}/reports`)).body;
  expect(reports).toHaveLength(3);
  expect(JSON.stringify(reports[0])).toBe(text);
});

test('an assigned quiz without an attempt is missed, running or still open', async () => {
  const { world, quiz, teacher, classId, reportOf } = await aReportedClass();
  const student = await world.signIn('student', 'Dana');
  const memberId = aMember(world, { classId, student, name: 'Dana Ode' });
  const another = async (title: string) => await aPublishedQuiz(world, { settings: { title } });
  const assign = (quizId: string, window: object) =>
    teacher.rest('PUT', `/quiz/${quizId}/assignment`, { classIds: [classId], ...window });
  const now = world.clock.now();
  await assign(quiz.quizId, { closesAt: now + HOUR_MS });
  const open = await another('Leaves');
  await assign(open.quizId, {});
  const later = await another('Roots');
  await assign(later.quizId, { opensAt: now + 9 * HOUR_MS });
  expect(linesOf(await reportOf(memberId))).toEqual([
    ['Cells', 'open', null],
    ['Leaves', 'open', null],
  ]);
  world.clock.advance(2 * HOUR_MS);
  const report = await reportOf(memberId);
  expect(linesOf(report)).toEqual([
    ['Leaves', 'open', null],
    ['Cells', 'absent', null],
  ]);
  expect(report.quizzes[1].at).toBe(now + HOUR_MS);

  await aStarter(world, open, 'Dana');
  expect(linesOf(await reportOf(memberId))).toEqual([
    ['Leaves', 'running', null],
    ['Cells', 'absent', null],
  ]);
});

test('a member who joins later has missed nothing before', async () => {
  const { world, quiz, teacher, classId, reportOf } = await aReportedClass();
  const from = aClass(world, { teacher, name: '7c' });
  const memberId = aMember(world, { classId: from, name: 'Dana Ode' });
  const closesAt = world.clock.now() + HOUR_MS;
  await teacher.rest('PUT', `/quiz/${quiz.quizId}/assignment`, { classIds: [classId], closesAt });
  world.clock.advance(2 * HOUR_MS);
  await teacher.rest('POST', `/class/${from}/members/${memberId}/move`, { toClassId: classId });
  expect(linesOf(await reportOf(memberId))).toEqual([]);
});

test('a former member keeps their work, and misses nothing later', async () => {
  const { world, quiz, teacher, at, classId, asha, reportOf } = await aReportedClass();
  await markAndRelease(world, quiz);
  const other = await aPublishedQuiz(world, { settings: { title: 'Leaves' } });
  const closesAt = world.clock.now() + HOUR_MS;
  await teacher.rest('PUT', `/quiz/${other.quizId}/assignment`, { classIds: [classId], closesAt });
  await teacher.rest('DELETE', `${at}/members/${asha.memberId}`);
  world.clock.advance(2 * HOUR_MS);
  expect(linesOf(await reportOf(asha.memberId))).toMatchObject([['Cells', 'released', expect.any(Number)]]);
});

test("work in another class of the teacher is included, another teacher's quiz is not", async () => {
  const { world, quiz, teacher, asha, reportOf } = await aReportedClass();
  await markAndRelease(world, quiz);
  const otherClass = aClass(world, { teacher, name: 'Chess' });
  aMember(world, { classId: otherClass, student: asha.student, name: 'Asha' });
  const chess = await aPublishedQuiz(world, { settings: { title: 'Chess' } });
  await teacher.rest('PUT', `/quiz/${chess.quizId}/assignment`, { classIds: [otherClass] });
  await aSubmitter(world, chess, { name: 'Asha Rao' });
  const foreign = await aPublishedQuiz(world, { teacherName: 'Bob', settings: { title: 'Latin' } });
  await aSubmitter(world, foreign, { name: 'Asha Rao' });
  await markAndRelease(world, foreign);
  const titles = (await reportOf(asha.memberId)).quizzes.map(({ title }: Row) => title);
  expect(titles.toSorted()).toEqual(['Cells', 'Chess']);
});

test('a period and a choice of quizzes apply to marks and topics alike', async () => {
  const { world, quiz, asha, reportOf, tag } = await aReportedClass();
  const [first] = quiz.questionIds;
  await tag(first, 'Cells');
  await markAndRelease(world, quiz);
  const middle = world.clock.now() + HOUR_MS;
  world.clock.advance(2 * HOUR_MS);
  const later = await aPublishedQuiz(world, { settings: { title: 'Leaves' } });
  await tag(later.questionIds[0], 'Leaves');
  await aSubmitter(world, later, { name: 'Asha Rao' });
  await markAndRelease(world, later);
  const shown = async (query: string) => {
    const { quizzes, topics, choices } = await reportOf(asha.memberId, query);
    return [quizzes, topics, choices].map((all) =>
      all.map((one: { topic?: string; title?: string }) => one.topic ?? one.title),
    );
  };
  expect(await shown('')).toEqual([
    ['Leaves', 'Cells'],
    ['Cells', 'Leaves'],
    ['Leaves', 'Cells'],
  ]);
  expect(await shown(`?to=${middle}`)).toEqual([['Cells'], ['Cells'], ['Cells']]);
  expect(await shown(`?from=${middle}`)).toEqual([['Leaves'], ['Leaves'], ['Leaves']]);
  expect(await shown(`?without=${later.quizId},none`)).toEqual([['Cells'], ['Cells'], ['Leaves', 'Cells']]);
});

test('a deleted quiz is in no report', async () => {
  const { world, quiz, teacher, asha, reportOf } = await aReportedClass();
  await markAndRelease(world, quiz);
  await teacher.rest('DELETE', `/quiz/${quiz.quizId}`);
  expect((await reportOf(asha.memberId)).quizzes).toEqual([]);
});

test('a colleague with the class sees only visible quizzes of its pupils', async () => {
  const { world, quiz, teacher, at, classId, asha, tag } = await aReportedClass();
  await tag(quiz.questionIds[0], 'Cells');
  await teacher.rest('PUT', `/quiz/${quiz.quizId}/assignment`, { classIds: [classId] });
  await markAndRelease(world, quiz);
  const own = await aPublishedQuiz(world, { settings: { title: 'Leaves' } });
  await tag(own.questionIds[0], 'Leaves');
  await aSubmitter(world, own, { name: 'Asha Rao' });
  await markAndRelease(world, own);
  const bob = await world.signIn('teacher', 'Bob');
  const read = async (path: string) => (await bob.rest('GET', `${at}/${path}`)).body;
  expect((await bob.rest('GET', `${at}/topics`)).status).toBe(404);
  await sharing(teacher, quiz.quizId).shareClass(classId, 'look');
  expect((await read(`pupils/${asha.memberId}/report`)).quizzes).toMatchObject([{ title: 'Cells' }]);
  expect((await read('topics')).topics).toMatchObject([{ topic: 'Cells' }]);
});

test('the teacher sees all second looks of a student, a colleague those of visible quizzes', async () => {
  const { world, quiz, teacher, classId, at, asha, ben } = await aReportedClass();
  const { quizId, questionIds } = quiz;
  await markAndRelease(world, quiz);
  const ask = (student: typeof asha.student, place: number) =>
    student.mutate('appeals.ask', { quizId, questionId: questionIds[place], text: `About ${place + 1}` });
  await ask(asha.student, 3);
  await ask(ben.student, 1);
  await teacher.mutate('appeals.answer', {
    ...{ quizId, questionId: questionIds[3], studentId: asha.student.accountId, answer: 'It stays.' },
  });
  world.clock.advance(HOUR_MS);
  await ask(asha.student, 2);
  const looksOf = async (who: typeof teacher) =>
    (await who.query('reports.secondLooks', { classId, memberId: asha.memberId })).body.secondLooks;
  expect(await looksOf(teacher)).toMatchObject([
    { quizId, title: 'Cells', number: 3, text: 'About 3', answer: null },
    { quizId, title: 'Cells', number: 4, text: 'About 4', answer: 'It stays.' },
  ]);
  const bob = await world.signIn('teacher', 'Bob');
  await sharing(teacher, quizId).shareClass(classId, 'look');
  expect((await bob.rest('GET', `${at}/topics`)).status).toBe(200);
  expect(await looksOf(bob)).toEqual([]);
  await teacher.rest('DELETE', `/quiz/${quizId}`);
  expect(await looksOf(teacher)).toEqual([]);
});
