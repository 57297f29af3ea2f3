import { read, utils } from '@e965/xlsx';
import { expect, test } from 'vitest';
import { displayAnswer } from '../../client/rules/results/display';
import { csvSafe } from '../../server/rules/export/csv-safe';
import { resultsTable } from '../../server/rules/export/results-table';
import { aPublishedQuiz, aStarter, aSubmitter, evaluate } from '../../server/testing/factories';
import { aWorld } from '../../server/testing/world';
import { answerTextTo } from '../../shared/question-types/answer-text-to';
import { QUESTION_TYPES, type QuestionType, questionTypeOf } from '../../shared/question-types/registry';
import { isTextType } from '../../shared/question-types/traits';
import { quizResultsSchema } from '../../shared/results/schema';
import { liveAnswersSchema } from '../../shared/supervision/schema';
import { exampleOf } from './typed-quiz';

const PER_TYPE = 'right wrong misfit'.split(' ');

/** Students with a correct, a wrong and an invalid answer, and one whose correct answer came after the end. */
async function aReleasedQuiz(type: QuestionType) {
  const world = aWorld();
  const { example, question } = exampleOf(type);
  const quiz = await aPublishedQuiz(world, { questions: [question] });
  const { teacher, quizId, questionIds } = quiz;
  const [questionId = ''] = questionIds;
  const given: Record<string, unknown> = {
    right: example.right,
    wrong: example.wrong,
    misfit: example.misfit,
  };
  const students = [];
  for (const name of PER_TYPE) {
    students.push(await aSubmitter(world, quiz, { name, answers: { [questionId]: given[name] } }));
  }
  const live = liveAnswersSchema.parse((await teacher.query('supervision.liveAnswers', { quizId })).body);
  const { student, attemptId } = await aStarter(world, quiz, 'late');
  const save = { attemptId, revision: 1, answers: { [questionId]: example.wrong } };
  await student.mutate('attempts.saveAnswers', save);
  world.clock.advance(1860 * 1000 + 1);
  await student.rest('POST', '/quiz/submit', {
    quizId,
    attempt: { answers: { [questionId]: example.right } },
  });
  const { late } = (await teacher.query('supervision.live', { quizId })).body;
  await evaluate(world, quiz);
  await teacher.rest('POST', `/quiz/${quizId}/release-scores`);
  const results = quizResultsSchema.parse((await teacher.rest('GET', `/quiz/${quizId}/results`)).body);
  const csv = await teacher.rest('GET', `/quiz/${quizId}/results.csv`);
  const workbook = await teacher.rest('GET', '/teacher/allData.xlsx');
  const responses = await Promise.all(
    students.map(async (each) => (await each.student.rest('GET', `/quiz/${quizId}/evaluated`)).body),
  );
  return { ...{ quiz, questionId, example, live, late, results, csv, workbook, responses } };
}

const made = new Map<QuestionType, ReturnType<typeof aReleasedQuiz>>();
function released(type: QuestionType) {
  const promise = made.get(type) ?? aReleasedQuiz(type);
  made.set(type, promise);
  return promise;
}

test.each(QUESTION_TYPES)('%s: every answer is displayed as readable text', async (type) => {
  const { results, example } = await released(type);
  const [question] = results.questions;
  if (!question) throw new Error('There is a question.');
  const lines = [
    ...[example.right, example.wrong, ...(example.part ? [example.part.answer] : [])].map(displayAnswer),
    questionTypeOf(question).keyText(question),
  ];
  for (const line of lines) {
    expect(line).toMatch(/[\p{L}\p{N}]/u);
    expect(line).not.toMatch(/\[object|undefined|null|NaN|^\[|^\{/);
  }
});

test.each(QUESTION_TYPES)(
  '%s: no export and no call of the teacher contains a stringified object',
  async (type) => {
    const { live, late, results, csv, workbook, responses } = await released(type);
    const table = new TextDecoder().decode(csv.body);
    const sheets = read(workbook.body).Sheets;
    const cells = Object.values(sheets).flatMap((sheet) => utils.sheet_to_json(sheet, { header: 1 }));
    for (const said of [live, late, results, responses, table, cells]) {
      expect(JSON.stringify(said)).not.toContain('[object');
    }
  },
);

test.each(QUESTION_TYPES)('%s: no cell of the table with an answer is a formula', async (type) => {
  const { results, example, questionId } = await released(type);
  const { rows } = resultsTable(results);
  const answers = rows.slice(1).map(([name, , answer]) => [name, answer]);
  expect(Object.fromEntries(answers)).toMatchObject({
    right: csvSafe(typeof example.right === 'number' ? example.right : answerTextTo({ type }, example.right)),
  });
  for (const cell of rows.flat()) expect(String(cell)).not.toMatch(/^\s*[=+@]/);
  const [first] = results.results;
  if (!first) throw new Error('There are students.');
  for (const formula of formulasIn(example.right)) {
    const student = { ...first, answers: { [questionId]: formula } };
    const [, row] = resultsTable({ ...results, results: [student] }).rows;
    expect(String(row?.[2])).toMatch(/^(?:'|\d+: )=1\+1/);
  }
});

/** An answer of the same shape that begins like a formula; undefined for numbers. */
function formulasIn(answer: unknown) {
  if (typeof answer === 'number') return [];
  if (typeof answer === 'string') return ['=1+1'];
  return [Array.isArray(answer) ? ['=1+1', ''] : { '=1+1': '=1+1' }];
}

test.each(QUESTION_TYPES)('%s: the live view counts the answers, and the correct ones', async (type) => {
  const { live } = await released(type);
  const [question] = live.questions;
  if (!question) throw new Error('There is a question.');
  expect(live.studentCount).toBe(3);
  // An invalid answer counts too, under the other answers where not all options are listed.
  expect(question).toMatchObject({ type, answeredCount: 3, rightCount: isTextType(type) ? null : 1 });
  for (const [group, rows] of Map.groupBy(question.given, (row) => row.group)) {
    expect(
      rows.some(({ isKey, count }) => isKey && count >= 1),
      `the key of ${group}`,
    ).toBe(true);
    const count = rows.reduce((sum, row) => sum + row.count, 0);
    if (group !== undefined) expect([count, question.otherCount]).toEqual([2, 1]);
    else expect(count + question.otherCount).toBeGreaterThanOrEqual(2);
  }
});

test.each(QUESTION_TYPES)(
  '%s: a late submission shows the stored answer next to the late one',
  async (type) => {
    const { late, example } = await released(type);
    expect(late).toHaveLength(1);
    expect(late[0].changes).toMatchObject([
      { questionNumber: 1, stored: example.wrong, late: example.right },
    ]);
  },
);

test.each(QUESTION_TYPES)('%s: the released results contain the key as text', async (type) => {
  const { responses, results, example, questionId } = await released(type);
  const [question] = results.questions;
  if (!question) throw new Error('There is a question.');
  const [right, wrong, misfit] = responses.map(({ evaluatedQuizData }) => evaluatedQuizData[questionId]);
  const text = questionTypeOf(question).keyText(question);
  expect(right).toMatchObject({ studentAnswer: example.right, correctAnswerText: text });
  expect(wrong).toMatchObject({ studentAnswer: example.wrong, correctAnswerText: text });
  expect(misfit).toMatchObject({ score: 0, isCorrect: false, correctAnswerText: text });
});
