import { read, utils } from '@e965/xlsx';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { messages } from '../../../shared/messages';
import { accounts } from '../../db/accounts-schema';
import { auditLog } from '../../db/records-schema';
import { countStatements } from '../../testing/count-statements';
import { aPublishedQuiz, aSubmitter, evaluate } from '../../testing/factories';
import { answersFor, goodAnswers, poorAnswers, sampleQuestions } from '../../testing/sample-questions';
import { aStage } from '../../testing/stage';
import { aWorld } from '../../testing/world';

const decode = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

test('the results name each student with answers, focus losses, score and percentage', async () => {
  const { teacher, student, quizId, questionIds, attemptId } = await aStage('evaluated');
  const { body } = await teacher.rest('GET', `/quiz/${quizId}/results`);
  expect(body).toMatchObject({ quizId, title: 'Cells', totalAttempts: 1, scoresReleased: false });
  expect(body.questions).toHaveLength(5);
  expect(body.results).toMatchObject([
    {
      attemptId,
      studentId: student.accountId,
      studentName: 'Sam',
      studentEmail: 'sam@school.example',
      isEvaluated: true,
      focusLostCount: 0,
      score: 10,
      maxScore: 10,
      percentage: 100,
      answers: answersFor(questionIds, goodAnswers),
    },
  ]);
});

test('before the evaluation there are answers without scores', async () => {
  const { teacher, quizId } = await aStage('submitted');
  const { body } = await teacher.rest('GET', `/quiz/${quizId}/results`);
  expect(body).toMatchObject({ evaluationStatus: 'pending', evaluationProgress: 0 });
  expect(body.results).toMatchObject([
    { isEvaluated: false, score: null, percentage: null, evaluationResults: [] },
  ]);
});

test('after the release a student sees each question as asked, with the current correct answer', async () => {
  const { teacher, student, quizId, questionIds } = await aStage('released');
  const [, , short = ''] = questionIds;
  await teacher.mutate('questions.update', { questionId: short, text: 'Corrected?', correctAnswer: 'CO2' });
  const { body } = await student.rest('GET', `/quiz/${quizId}/evaluated`);
  expect(Object.keys(body.evaluatedQuizData)).toEqual(questionIds);
  expect(body.evaluatedQuizData[short]).toMatchObject({
    questionText: sampleQuestions[2].text,
    studentAnswer: 'carbon dioxide',
    correctAnswer: 'CO2',
    maximumMarks: 1,
  });
});

test('a running attempt shows nothing yet', async () => {
  const { student, quizId } = await aStage('running');
  expect((await student.rest('GET', `/quiz/${quizId}/evaluated`)).status).toBe(404);
});

test('all data contains every score by email, 0 if missing, and only of own quizzes', async () => {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world, { questions: sampleQuestions.slice(0, 2) });
  const answers = answersFor(quiz.questionIds, goodAnswers.slice(0, 2));
  await aSubmitter(world, quiz, { name: 'Sam', answers });
  await evaluate(world, quiz);
  await aSubmitter(world, quiz, { name: 'Tia', answers });
  const { body } = await quiz.teacher.rest('GET', '/teacher/allData');
  const students = [
    { email: 'sam@school.example', score: 2 },
    { email: 'tia@school.example', score: 0 },
  ];
  expect(body.quizzes).toEqual([
    {
      quizId: quiz.quizId,
      title: 'Cells',
      questions: quiz.questionIds.map((questionId, at) => ({
        questionId,
        text: sampleQuestions[at]?.text,
        students,
      })),
    },
  ]);
  const other = await world.signIn('teacher', 'Bob');
  expect((await other.rest('GET', '/teacher/allData')).body).toEqual({ quizzes: [] });
});

test('the CSV suits a spreadsheet: byte order mark, one line per student, no formula', async () => {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world, { questions: [sampleQuestions[2]] });
  await aSubmitter(world, quiz, { answers: answersFor(quiz.questionIds, ['=1+1']) });
  await evaluate(world, quiz);
  const csv = await quiz.teacher.rest('GET', `/quiz/${quiz.quizId}/results.csv`);
  expect(csv.status).toBe(200);
  expect(csv.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(csv.headers.get('Content-Disposition')).toContain('Cells-results.csv');
  const text = decode(csv.body);
  expect(text.startsWith('\uFEFFStudent Name,Email,')).toBe(true);
  expect(text.trimEnd().split('\r\n')).toHaveLength(2);
  expect(text).not.toMatch(/(^|,)=/m);
});

test('students are sorted by name as people expect, in every export and on every screen', async () => {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world, { questions: [sampleQuestions[2]] });
  for (const name of ['Zoe', 'Emile', 'Pupil 10', 'Pupil 2', 'ada']) await aSubmitter(world, quiz, { name });
  world.deps.db.update(accounts).set({ name: 'émile' }).where(eq(accounts.name, 'Emile')).run();
  const wanted = ['ada', 'émile', 'Pupil 2', 'Pupil 10', 'Zoe'];
  const namesOf = (lines: { studentName: string }[]) => lines.map(({ studentName }) => studentName);
  const { quizId, teacher } = quiz;
  const { body } = await teacher.rest('GET', `/quiz/${quizId}/results`);
  expect(namesOf(body.results)).toEqual(wanted);
  const live = await teacher.query('supervision.live', { quizId });
  expect(namesOf(live.body.students)).toEqual(wanted);
  const lines = decode((await teacher.rest('GET', `/quiz/${quizId}/results.csv`)).body)
    .trimEnd()
    .split('\r\n');
  expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(wanted);
  const all = (await teacher.rest('GET', '/teacher/allData')).body;
  const emails = all.quizzes[0].questions[0].students.map(({ email }: { email: string }) => email);
  expect(emails.indexOf('pupil.2@school.example')).toBeLessThan(emails.indexOf('pupil.10@school.example'));
});

test('the exports also work over tRPC, and every export is audited', async () => {
  const { world, teacher, quizId } = await aStage('evaluated');
  const csv = await teacher.query('results.csv', { quizId });
  await teacher.query('results.xlsx', { quizId });
  const workbook = await teacher.query('results.workbook');
  const overRest = await teacher.rest('GET', '/teacher/allData.xlsx');
  expect(decode(Buffer.from(csv.body.base64, 'base64'))).toContain('sam@school.example');
  expect(workbook.body).toMatchObject({ fileName: 'quiz-data-2026-01-15.xlsx' });
  expect(Buffer.from(workbook.body.base64, 'base64').subarray(0, 2).toString()).toBe('PK');
  expect(decode(overRest.body.subarray(0, 2))).toBe('PK');
  const exports = world.deps.db
    .select()
    .from(auditLog)
    .all()
    .filter(({ action }) => action === 'export');
  expect(exports.map(({ subject }) => subject)).toEqual([
    quizId,
    quizId,
    teacher.accountId,
    teacher.accountId,
  ]);
});

test('the workbook keeps a text that looks like a formula as text', async () => {
  const question = { ...sampleQuestions[2], text: '=1+1 is what?' };
  const { teacher } = await aPublishedQuiz(aWorld(), { questions: [question] });
  const { body } = await teacher.rest('GET', '/teacher/allData.xlsx');
  const cell = read(body).Sheets.Cells?.A2;
  expect(cell).toMatchObject({ t: 's', v: '=1+1 is what?' });
  expect(cell).not.toHaveProperty('f');
});

test('the workbook of a quiz keeps texts as written, and its numbers are numbers', async () => {
  const world = aWorld();
  const [, msq, short, , slider] = sampleQuestions;
  const quiz = await aPublishedQuiz(world, {
    questions: [short, msq, slider].filter((each) => each !== undefined),
  });
  const odd = [
    '00042',
    '2E7',
    '3/4',
    '4929123412341234',
    '=HYPERLINK("x")',
    '+1',
    '@A1',
    '1.50',
    '=1+1\n=2',
    'TRUE',
  ];
  for (const [at, text] of odd.entries()) {
    const answers = answersFor(quiz.questionIds, [text, msq?.options?.slice(0, 2) ?? [], 7]);
    await aSubmitter(world, quiz, { name: `Pupil ${at + 1}`, answers });
  }
  await evaluate(world, quiz);
  const { body, headers } = await quiz.teacher.rest('GET', `/quiz/${quiz.quizId}/results.xlsx`);
  expect(headers.get('Content-Disposition')).toContain('Cells-results.xlsx');
  const sheet = read(body).Sheets.Cells;
  const csv = decode((await quiz.teacher.rest('GET', `/quiz/${quiz.quizId}/results.csv`)).body);
  const heads = utils.sheet_to_json<string[]>(sheet ?? {}, { header: 1 })[0];
  expect(heads).toEqual(csv.slice(1).split('\r\n')[0]?.split(','));
  for (const [at, text] of odd.entries()) {
    expect(sheet?.[`C${at + 2}`]).toMatchObject({ t: 's', v: text });
    expect(sheet?.[`C${at + 2}`]).not.toHaveProperty('f');
    expect(sheet?.[`E${at + 2}`]).toMatchObject({ t: 's', v: msq?.options?.slice(0, 2).join('\n') });
    expect([`D${at + 2}`, `G${at + 2}`, `J${at + 2}`].map((cell) => sheet?.[cell]?.t)).toEqual([
      'n',
      'n',
      'n',
    ]);
  }
});

test("a text beyond Excel's cell limit is cut, and the workbook is made", async () => {
  const long = 'ä'.repeat(9000);
  const rows = [['Answer'], [Array.from({ length: 5 }, () => long).join('\n')]];
  const book = read(await aWorld().deps.tables.workbook([{ name: 'Cells', rows }]));
  expect(String(book.Sheets.Cells?.A2?.v)).toHaveLength(32_767);
});

test("the workbook is named after the school's local date", async () => {
  const timeZone = 'Pacific/Kiritimati';
  const world = aWorld({ siteDetails: { ...aWorld().deps.siteDetails, timeZone } });
  const teacher = await world.signIn('teacher', 'Ann');
  expect(new Date(world.clock.now()).toLocaleString('en-GB', { timeZone })).toBe('15/01/2026, 23:00:00');
  world.clock.advance(3_600_000);
  const { headers } = await teacher.rest('GET', '/teacher/allData.xlsx');
  expect(headers.get('Content-Disposition')).toContain('quiz-data-2026-01-16.xlsx');
});

test("another teacher's exports do not exist", async () => {
  const { otherTeacher, quizId } = await aStage('evaluated');
  expect(await otherTeacher.rest('GET', `/quiz/${quizId}/results.csv`)).toMatchObject({
    status: 404,
    body: { error: messages.quizNotFound },
  });
});

test('results and dashboards take the same number of statements for three students as for one', async () => {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  const countReads = async () => {
    const { reads } = await countStatements(world, async () => {
      await quiz.teacher.rest('GET', `/quiz/${quiz.quizId}/results`);
      await quiz.teacher.rest('GET', '/teacher/allData');
    });
    return reads;
  };
  await aSubmitter(world, quiz, { answers: answersFor(quiz.questionIds, poorAnswers) });
  await evaluate(world, quiz);
  const forOne = await countReads();
  for (const name of ['Tia', 'Uma']) {
    await aSubmitter(world, quiz, { name, answers: answersFor(quiz.questionIds, goodAnswers) });
  }
  await evaluate(world, quiz);
  expect(await countReads()).toBe(forOne);
  expect(forOne).toBeGreaterThan(0);
});
