import { read, utils } from '@e965/xlsx';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPublishedQuiz, aSubmitter, evaluate } from '../../../server/testing/factories';
import { aWorld } from '../../../server/testing/world';
import { QUESTION_TYPES, type QuestionType } from '../../../shared/question-types/registry';
import { isTextType } from '../../../shared/question-types/traits';
import { chemistry } from './chemistry';
import { computing } from './computing';
import { languages } from './languages';
import { mathematics } from './mathematics';
import { answerOf, fieldsOf, type Paper, type PaperQuestion, PUPILS } from './paper';

const papers = [mathematics, chemistry, languages, computing];
const PUPIL_NUMBERS = PUPILS.map((_, pupil) => pupil);

const isThere = ({ type }: PaperQuestion): boolean => new Set<string>(QUESTION_TYPES).has(type);

/** The paper after the class has taken it, the teacher has marked the texts, and the results are released. */
async function taken({ title, questions }: Paper) {
  const asked = questions.filter(isThere);
  const world = aWorld();
  const quiz = await aPublishedQuiz(world, {
    settings: { title },
    questions: asked.map((question) => {
      const { type, text, maximumMarks, explanation = '' } = question;
      return { type, text, maximumMarks, explanation, ...fieldsOf(question) };
    }),
  });
  const { teacher, quizId, questionIds } = quiz;
  const students = [];
  for (const [pupil, name] of PUPILS.entries()) {
    const given = asked.map((question, at) => [questionIds[at] ?? '', answerOf(question, pupil)] as const);
    const answers = Object.fromEntries(given.filter(([, answer]) => answer !== null));
    students.push((await aSubmitter(world, quiz, { name, answers })).student);
  }
  await evaluate(world, quiz);
  const marked = (await teacher.rest('GET', `/quiz/${quizId}/results`)).body;
  for (const [at, { type, marks }] of asked.entries()) {
    if (!isTextType(type as QuestionType)) continue;
    for (const pupil of PUPIL_NUMBERS) {
      const studentIds = [students[pupil]?.accountId];
      const decision = { questionId: questionIds[at], studentIds, marks: marks[pupil] };
      await teacher.rest('PUT', `/quiz/${quizId}/marks`, decision);
    }
  }
  await teacher.rest('POST', `/quiz/${quizId}/release-scores`);
  const results = (await teacher.rest('GET', `/quiz/${quizId}/results`)).body;
  return { world, quiz, asked, students, marked, results };
}

interface Line {
  readonly studentName: string;
  readonly score: number;
  readonly evaluationResults: readonly { readonly questionId: string; readonly score: number }[];
}

describe.each(papers.map((paper) => [paper.title, paper] as const))('%s', (_, paper) => {
  let done: Awaited<ReturnType<typeof taken>>;
  beforeAll(async () => {
    done = await taken(paper);
  });

  const marksOf = (lines: readonly Line[], at: number) =>
    PUPILS.map((name) => {
      const line = lines.find(({ studentName }) => studentName === name);
      const id = done.quiz.questionIds[at];
      return line?.evaluationResults.find(({ questionId }) => questionId === id)?.score ?? 0;
    });

  test('has the length of a paper, with an answer and marks for every pupil', () => {
    expect(paper.questions.length).toBeGreaterThanOrEqual(8);
    expect(paper.questions.length).toBeLessThanOrEqual(12);
    for (const { answers, marks } of paper.questions)
      expect([answers.length, marks.length]).toEqual([PUPILS.length, PUPILS.length]);
  });

  test('every question that a computer marks earns the marks worked out by hand', () => {
    for (const [at, question] of done.asked.entries()) {
      if (isTextType(question.type as QuestionType)) continue;
      expect([question.text, marksOf(done.marked.results, at)]).toEqual([question.text, question.marks]);
    }
  });

  test('the released scores are the sums worked out by hand', () => {
    const sums = PUPIL_NUMBERS.map((pupil) =>
      done.asked.reduce((sum, { marks }) => sum + (marks[pupil] ?? 0), 0),
    );
    const scores = PUPILS.map(
      (name) => done.results.results.find(({ studentName }: Line) => studentName === name)?.score,
    );
    expect(scores).toEqual(sums);
  });

  test('a pupil reads their own results with the explanations', async () => {
    const { quiz, students, asked } = done;
    const { body } = (await students[0]?.rest('GET', `/quiz/${quiz.quizId}/evaluated`)) ?? {};
    const seen = quiz.questionIds.map((id) => body.evaluatedQuizData[id]);
    expect(seen.map(({ score }) => score)).toEqual(asked.map(({ marks }) => marks[0]));
    expect(seen.map(({ explanation }) => explanation ?? '')).toEqual(
      asked.map(({ explanation = '' }) => explanation),
    );
    for (const { correctAnswer } of seen) expect(JSON.stringify(correctAnswer)).not.toBe('null');
  });

  test('both files contain the texts unchanged', async () => {
    const { teacher, quizId } = done.quiz;
    const csv = Buffer.from((await teacher.rest('GET', `/quiz/${quizId}/results.csv`)).body).toString();
    for (const name of PUPILS) expect(csv).toContain(name);
    const workbook = read((await teacher.rest('GET', '/teacher/allData.xlsx')).body);
    const [sheet] = Object.values(workbook.Sheets);
    const cells = utils.sheet_to_json<unknown[]>(sheet ?? {}, { header: 1 }).flat();
    for (const { text } of done.asked) expect(cells).toContain(text);
  });
});

test('the papers together use every type several times', () => {
  const types = papers.flatMap(({ questions }) => questions.map(({ type }) => type as string));
  for (const type of QUESTION_TYPES) {
    const count = types.filter((asked) => asked === type).length;
    expect([type, count >= 2]).toEqual([type, true]);
  }
});
