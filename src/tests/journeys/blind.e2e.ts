import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { type Caller, signIn } from '../../../scripts/demo/caller';
import type { QuizResults } from '../../shared/results/schema';
import { teacherPaths } from '../../shared/teacher-paths';
import { aDomain } from './a-domain';
import { buildQuiz, buyPlan, evaluate, type PublishedQuiz, publish, takeQuiz } from './screens/classroom';
import { enter, visit } from './screens/page-acts';
import { aVisitor, useBrowser } from './visitor';

useBrowser();

const QUESTIONS = [
  {
    type: 'long',
    text: 'Explain why leaves look green.',
    correctAnswer: 'Chlorophyll absorbs red and blue light and reflects green light, which reaches our eyes.',
    maximumMarks: 2,
  },
  { type: 'short', text: 'What do roots take up?', correctAnswer: 'Water and minerals', maximumMarks: 2 },
];

const CLASS = [
  ['Ottoline', 'The sun paints them', 'Earth and stones'],
  ['Peregrine', 'Because of the rain', 'Something from below'],
  ['Quintessa', 'Green is a calm colour', 'Whatever is there'],
] as const;

async function aClass() {
  const domain = aDomain();
  const teacher = await signIn(inject('baseUrl'), 'teacher', 'Marker', `marker@${domain}`);
  await buyPlan(teacher);
  const quiz = await publish(teacher, await buildQuiz(teacher, { title: 'Blind leaves' }, QUESTIONS));
  for (const [name, ...answers] of CLASS) {
    const student = await signIn(inject('baseUrl'), 'student', name, `${name.toLowerCase()}@${domain}`);
    await takeQuiz(student, quiz, answers);
  }
  await evaluate(teacher, quiz);
  return { teacher, quiz };
}

const readResults = (teacher: Caller, { quizId }: PublishedQuiz) =>
  teacher.call<QuizResults>('GET', `/api/quiz/${quizId}/results`);

/** What of the students stands in the page or its address: their names, addresses and ids, also where nobody reads. */
async function namedOn(page: Page, { results }: QuizResults): Promise<string[]> {
  const all = `${await page.content()} ${page.url()}`.toLowerCase();
  return results
    .flatMap(({ studentName, studentEmail, studentId, attemptId }) => [
      ...[studentName, studentEmail, studentId, attemptId],
    ])
    .filter((said) => all.includes(said.toLowerCase()));
}

test('a class is marked without a name on any page until the teacher asks for the names', async () => {
  const { teacher, quiz } = await aClass();
  const results = await readResults(teacher, quiz);
  const { page, leave } = await aVisitor();
  await enter(page, teacher);
  for (const questionId of quiz.questionIds) {
    await visit(
      page,
      teacherPaths.marks(quiz.quizId, { tab: 'questions', question: questionId }),
      'Quiz Evaluation',
    );
    await page.getByText('Names hidden').first().waitFor();
    expect(await namedOn(page, results)).toEqual([]);
  }

  // A decision teaches the grader, and what it moves is told without a name too.
  const undecided = page.getByRole('row', { name: 'Whatever is there' });
  await undecided
    .getByRole('button', { name: /^1 of 2/ })
    .or(undecided)
    .first()
    .click();
  await page.keyboard.press('1');
  await expect
    .poll(async () => {
      const now = await readResults(teacher, quiz);
      return now.results.some(({ evaluationResults }) => evaluationResults[1]?.source === 'teacher');
    })
    .toBe(true);
  expect(await namedOn(page, results)).toEqual([]);

  const [first] = results.results;
  await visit(
    page,
    teacherPaths.marks(quiz.quizId, { tab: 'students', student: first?.studentId ?? null }),
    'Quiz Evaluation',
  );
  await page.getByText('You see no names until every answer is marked').waitFor();
  await expect.poll(() => namedOn(page, results)).toEqual([]);
  await visit(page, teacherPaths.statistics(quiz.quizId), 'Quiz Evaluation');
  await page.getByText('Total students').first().waitFor();
  expect(await namedOn(page, results)).toEqual([]);

  await visit(page, teacherPaths.marks(quiz.quizId, { tab: 'students' }), 'Quiz Evaluation');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Show names?' });
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Show names' }).click();
  await download;
  await page.getByRole('table', { name: 'Students' }).getByText('Peregrine').first().waitFor();
  expect((await readResults(teacher, quiz)).namesShownAt).not.toBeNull();
  await leave();
});
