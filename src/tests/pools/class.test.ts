import { read, utils } from '@e965/xlsx';
import { beforeAll, expect, test } from 'vitest';
import { benchOf } from '../../client/rules/results/bench-rows';
import { drawFigures } from '../../client/rules/results/draws';
import { analyseItems } from '../../client/rules/results/item-analysis';
import { optionCounts } from '../../client/rules/results/option-counts';
import { poolMessages } from '../../shared/quiz/pool-messages';
import { liveAnswersSchema, liveQuizSchema } from '../../shared/supervision/schema';
import { aDrawnClass, DRAW, STUDENTS } from './a-drawn-class';

let drawn: Awaited<ReturnType<typeof aDrawnClass>>;
beforeAll(async () => {
  drawn = await aDrawnClass();
});

const askedOf = (questionId: string) => drawn.students.filter(({ asked }) => asked.includes(questionId));

test('each student gets the number of drawn questions, and not all the same ones', () => {
  for (const { pooled, asked } of drawn.students) {
    expect([pooled.length, asked.length]).toEqual([DRAW, DRAW + 1]);
  }
  expect(new Set(drawn.students.map(({ pooled }) => pooled.toSorted().join())).size).toBeGreaterThan(6);
});

test('a student has results only for the questions they got', async () => {
  const { results, pools } = await drawn.results();
  expect(pools).toMatchObject([{ name: 'Hidden name', draw: DRAW }]);
  for (const { name, asked } of drawn.students) {
    const line = results.find(({ studentName }) => studentName === name);
    expect(line?.evaluationResults.map(({ questionId }) => questionId).toSorted()).toEqual(asked.toSorted());
    expect(line?.notAsked.toSorted()).toEqual(
      drawn.quiz.questionIds.filter((id) => !asked.includes(id)).toSorted(),
    );
    expect(line).toMatchObject({ score: 3, maxScore: 7, percentage: 42.86 });
  }
});

test('statistics, groups and counts of a question include only the students who got it', async () => {
  const results = await drawn.results();
  for (const [at, item] of analyseItems(results).entries()) {
    const { questionId } = item;
    const asked = askedOf(questionId);
    const question = results.questions[at];
    expect(item.students).toBe(asked.length);
    const { rows, unmarked } = benchOf(results, questionId);
    expect(unmarked).toEqual([]);
    expect(rows.reduce((sum, { members }) => sum + members.length, 0)).toBe(asked.length);
    if (question?.type !== 'mcq') continue;
    const blank = asked.filter(({ answers }) => answers[questionId] === undefined);
    const counts = optionCounts(results, question);
    expect([counts.students, counts.unanswered?.studentIds.length ?? 0]).toEqual([
      asked.length,
      blank.length,
    ]);
  }
});

test('the draws of a class are compared by the results of all who got each question', async () => {
  const figures = drawFigures(await drawn.results());
  expect(figures?.students).toHaveLength(STUDENTS.length);
  expect(figures?.lowest).toBeLessThanOrEqual(figures?.mean ?? 0);
  expect(figures?.highest).toBeGreaterThanOrEqual(figures?.mean ?? 1);
});

test('in the table of results cells of undrawn questions are empty, and each line has its own maximum', async () => {
  const { teacher, quizId, questionIds } = drawn.quiz;
  const csv = await teacher.rest('GET', `/quiz/${quizId}/results.csv`);
  const rows = utils.sheet_to_json<(string | number)[]>(
    Object.values(read(new TextDecoder().decode(csv.body), { type: 'string' }).Sheets)[0] ?? {},
    { header: 1, defval: '' },
  );
  for (const { name, asked } of drawn.students) {
    const row = rows.find(([student]) => student === name) ?? [];
    const marks = questionIds.map((_, at) => row[3 + 2 * at]);
    expect(questionIds.filter((_, at) => marks[at] !== '')).toEqual(
      questionIds.filter((id) => asked.includes(id)),
    );
    expect(row.slice(-2)).toEqual([3, 7]);
  }
});

test('in the workbook cells of undrawn questions are empty', async () => {
  const { teacher, questionIds } = drawn.quiz;
  const workbook = read((await teacher.rest('GET', '/teacher/allData.xlsx')).body);
  const rows = utils.sheet_to_json<(string | number)[]>(workbook.Sheets.Pooled ?? {}, {
    header: 1,
    defval: '',
  });
  expect(rows[0]).toHaveLength(STUDENTS.length + 1);
  questionIds.forEach((id, at) => {
    const filled = rows[at + 1]?.slice(1).filter((cell) => cell !== '') ?? [];
    expect(filled).toHaveLength(askedOf(id).length);
  });
});

test("the live view counts a question's answers only among the students who got it", async () => {
  const { teacher, quizId } = drawn.quiz;
  const { questions } = liveAnswersSchema.parse(
    (await teacher.query('supervision.liveAnswers', { quizId })).body,
  );
  expect(questions.map(({ askedCount }) => askedCount)).toEqual(
    drawn.quiz.questionIds.map((id) => askedOf(id).length),
  );
  const { students } = liveQuizSchema.parse((await teacher.query('supervision.live', { quizId })).body);
  const total = drawn.quiz.questionIds.length;
  expect(students.map(({ notAskedNumbers }) => notAskedNumbers.length)).toEqual(
    STUDENTS.map(() => total - DRAW - 1),
  );
  expect(students.map(({ answeredCount, questionCount }) => [answeredCount, questionCount])).toEqual(
    STUDENTS.map(() => [DRAW, DRAW + 1]),
  );
});

test('a mark or comment on an answer to an undrawn question is refused', async () => {
  const { teacher, quizId } = drawn.quiz;
  const [line] = (await drawn.results()).results;
  const on = { quizId, questionId: line?.notAsked[0], studentId: line?.studentId };
  const marked = await teacher.rest('PUT', '/quiz/question/update-marks', { ...on, marks: 1 });
  expect([marked.status, marked.body.error]).toEqual([404, poolMessages.notAsked]);
  const { questionId, studentId } = on;
  const many = { quizId, questionId, studentIds: [studentId], marks: 1 };
  expect((await teacher.mutate('evaluation.setMarks', many)).status).toBe(404);
});

test('a correction changes the marks of the students who got the question, and undo restores them', async () => {
  const { teacher } = drawn.quiz;
  const [, questionId = ''] = drawn.quiz.questionIds;
  const before = await drawn.results();
  const asked = askedOf(questionId);
  const correction = { questionId, policy: 'full', correctAnswer: 'Wrong' };
  const preview = await teacher.mutate('questions.previewCorrection', correction);
  const { gains, losses, unchangedCount } = preview.body;
  expect(gains.length + losses.length + unchangedCount).toBe(asked.length);
  const applied = await teacher.mutate('questions.applyCorrection', {
    ...correction,
    seen: preview.body.seen,
  });
  expect(applied.status).toBe(200);
  const marked = (await drawn.results()).results.filter(({ evaluationResults }) =>
    evaluationResults.some((result) => result.questionId === questionId && result.score === 2),
  );
  expect(marked).toHaveLength(asked.length);
  const { body } = await teacher.query('questions.lastCorrection', { questionId });
  await teacher.mutate('questions.undoCorrection', { questionId, correctionId: body._id });
  expect(await drawn.results()).toEqual({ ...before, marksRevision: expect.any(Number) });
});

test('after the release a student sees their own questions and maximum', async () => {
  const { teacher, quizId } = drawn.quiz;
  await teacher.rest('PUT', `/quiz/${quizId}/toggle-responses`, { acceptingResponses: false });
  await teacher.rest('POST', `/quiz/${quizId}/release-scores`);
  for (const { student, asked, attemptId } of drawn.students.slice(0, 4)) {
    const { attempts } = (await student.rest('GET', '/student/')).body;
    expect(attempts[attemptId]).toMatchObject({ score: 3, maxScore: 7 });
    const { evaluatedQuizData } = (await student.rest('GET', `/quiz/${quizId}/evaluated`)).body;
    expect(Object.keys(evaluatedQuizData).toSorted()).toEqual(asked.toSorted());
    const appeal = { quizId, questionId: drawn.pooledIds.find((id) => !asked.includes(id)), text: 'Why?' };
    expect((await student.mutate('appeals.ask', appeal)).status).toBe(404);
  }
});
