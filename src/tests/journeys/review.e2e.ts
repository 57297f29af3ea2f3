import type { Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { type Caller, signIn } from '../../../scripts/demo/caller';
import { teacherPaths } from '../../shared/teacher-paths';
import { aDomain } from './a-domain';
import { decisionsLeft, settled } from './bench-hands';
import { buildQuiz, buyPlan, evaluate, type PublishedQuiz, publish, takeQuiz } from './screens/classroom';
import { enter, openQuestion, visit } from './screens/page-acts';
import { aVisitor, useBrowser } from './visitor';

useBrowser();

/** The first key is wrong, as if ticked in a hurry. */
const QUESTIONS = [
  {
    type: 'mcq',
    text: 'Which planet is the largest?',
    options: ['Earth', 'Jupiter', 'Saturn', 'Venus'],
    correctAnswer: 'Saturn',
    maximumMarks: 2,
  },
  {
    type: 'short',
    text: 'Name the green pigment in leaves.',
    correctAnswer: 'Chlorophyll',
    maximumMarks: 1,
  },
  {
    type: 'long',
    text: 'Explain why leaves look green.',
    correctAnswer: 'Chlorophyll absorbs red and blue light and reflects green light, which reaches our eyes.',
    maximumMarks: 4,
  },
];

/** Twelve students' choices and texts. The first three write the same text in different ways. */
const CLASS = [
  ['Asha', 'Jupiter', 'Chlorophyll', 'Chlorophyll reflects green light.'],
  ['Ben', 'Jupiter', 'chlorophyll', 'Chlorophyll reflects green light!'],
  ['Chiara', 'Jupiter', 'Chlorophyll.', 'Chlorophyll reflects green, light'],
  ['Dev', 'Jupiter', 'chlorophyll', 'Green light is reflected by the leaf'],
  ['Elif', 'Jupiter', 'the chlorophyll', 'Leaves reflect green light into our eyes'],
  ['Farah', 'Jupiter', 'chlorophyll', 'Because leaves reflect green'],
  ['Goran', 'Jupiter', 'chloroplast', 'Chlorophyll does not absorb green light, so it is reflected'],
  ['Hana', 'Saturn', 'carotene', 'It is the colour of the sun'],
  ['Imani', 'Saturn', 'carotene', 'Plants are green because of the sun'],
  ['Jonas', 'Earth', 'leaf green', 'The sun makes them green'],
  ['Kim', 'Venus', "I don't know", 'They need water and sunlight to grow'],
  ['Lena', 'Earth', undefined, undefined],
] as const;

interface Taught {
  readonly teacher: Caller;
  readonly quiz: PublishedQuiz;
  readonly asha: Caller;
}

/** A class with a separate teacher, after a quiz. */
async function aClass(title: string): Promise<Taught> {
  const domain = aDomain();
  const enrol = (role: 'teacher' | 'student', name: string) =>
    signIn(inject('baseUrl'), role, name, `${name.toLowerCase()}@${domain}`);
  const teacher = await enrol('teacher', 'Reviewer');
  await buyPlan(teacher);
  const quiz = await publish(teacher, await buildQuiz(teacher, { title }, QUESTIONS));
  const students = await Promise.all(
    CLASS.map(async ([name, ...answers]) => {
      const student = await enrol('student', name);
      await takeQuiz(student, quiz, answers);
      return student;
    }),
  );
  const [asha] = students;
  if (!asha) throw new Error('The class is empty.');
  return { teacher, quiz, asha };
}

const results = (
  page: Page,
  { quizId }: PublishedQuiz,
  query: Parameters<typeof teacherPaths.marks>[1] = {},
) => visit(page, teacherPaths.marks(quizId, query), 'Quiz Evaluation');

const rowWith = (page: Page, answer: string) => page.locator('[data-row]', { hasText: answer });

const marksOf = (row: Locator) => row.locator('[aria-pressed="true"]').getAttribute('aria-label');

const stateOf = (row: Locator) => row.getAttribute('data-state');

const keysInOrder = (page: Page) =>
  page.locator('[data-row]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-row')));

test('a mark for a group updates the suggestions for the rest of the class, and undo restores everything', async () => {
  const { teacher, quiz } = await aClass('Leaves and light');
  const { page, leave } = await aVisitor();
  await enter(page, teacher);
  await results(page, quiz, { tab: 'questions', question: quiz.questionIds[2] ?? null });
  expect(await page.getByText('Use AI for this quiz').count()).toBe(0);
  await page.getByRole('button', { name: 'Start evaluation' }).click();

  const row = rowWith(page, '+2 wordings');
  await row.waitFor();
  const moved = rowWith(page, 'Because leaves reflect green');
  const [suggested, unmoved, left] = [await marksOf(row), await marksOf(moved), await decisionsLeft(page)];

  const acts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') acts.push(new URL(request.url()).pathname);
  });
  // By keyboard: arrows move between groups, Shift with a digit gives three and a half.
  for (let at = 0; at < 20 && !(await hasFocus(row)); at += 1) await page.keyboard.press('ArrowUp');
  for (let at = 0; at < 20 && !(await hasFocus(row)); at += 1) await page.keyboard.press('ArrowDown');
  await page.getByRole('complementary', { name: 'This answer' }).getByText('3 wordings').waitFor();
  const order = await keysInOrder(page);
  await page.keyboard.press('Shift+Digit3');
  await settled(page);
  expect([await marksOf(row), await stateOf(row)]).toEqual(['3½ of 4', 'given']);
  await expect.poll(() => marksOf(moved)).not.toBe(unmoved);
  expect(await keysInOrder(page)).toEqual(order);
  await page.getByText(/^\d+ suggestions? changed after your last mark$/).waitFor();

  await page.keyboard.press('u');
  await page.getByText('Undone. 3 answers are as they were.').waitFor();
  await expect.poll(() => stateOf(row)).toBe('to-review');
  expect(await marksOf(row)).toBe(suggested);
  await expect.poll(() => marksOf(moved)).toBe(unmoved);
  expect(await decisionsLeft(page)).toBe(left);
  expect(acts).toEqual(['/trpc/evaluation.setMarks', '/trpc/evaluation.undoMarks']);
  await leave();
});

const hasFocus = (row: Locator): Promise<boolean> =>
  row.evaluate((element) => element === document.activeElement);

test('a key corrected after release previews gains and losses, notifies the students, and can be undone', async () => {
  const { teacher, quiz, asha } = await aClass('Planets');
  await evaluate(teacher, quiz);
  const { page, leave } = await aVisitor();
  await enter(page, teacher);
  await results(page, quiz, { tab: 'questions', question: quiz.questionIds[0] ?? null });
  await page.getByText(/^Is the key right\?/).waitFor();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByText('You dismissed the doubt about this key.').waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Show again' }).click();
  await page.getByText(/^Is the key right\?/).waitFor();

  await page.getByRole('button', { name: 'Release Scores' }).click();
  const release = page.getByRole('alertdialog');
  await release.getByText(/\d+ of them need your review: \d+ decisions\./).waitFor();
  await release.getByRole('button', { name: 'Release Scores' }).click();
  await page.getByRole('alertdialog', { name: 'Release without your review?' }).waitFor();
  await page.getByRole('button', { name: 'Release anyway' }).click();
  await page.getByText('Scores Released').first().waitFor();

  await openQuestion(page, teacherPaths.question(quiz.quizId, quiz.questionIds[0] ?? ''));
  await page.getByLabel('Option 2 is correct').check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Correct the marks?' });
  await dialog.getByText('7 students gain, 2 lose, 3 stay the same.').waitFor();
  await dialog.getByText(/^The class mean goes from [\d.]+ to [\d.]+\.$/).waitFor();
  await dialog.getByRole('radio', { name: 'The old and the new answer' }).check();
  await dialog.getByText('7 students gain, 0 lose, 5 stay the same.').waitFor();
  await dialog.getByRole('radio', { name: 'Full marks for all' }).check();
  await dialog.getByText('10 students gain, 0 lose, 2 stay the same.').waitFor();
  await dialog.getByRole('radio', { name: 'Only the new answer' }).check();
  await dialog.getByText('7 students gain, 2 lose, 3 stay the same.').waitFor();
  await dialog.getByRole('button', { name: 'Apply correction' }).click();
  await page.getByText(/^Corrected on .*: only the new answer\. 7 students gained, 2 lost\.$/).waitFor();

  const student = await aVisitor({ viewport: { width: 360, height: 740 } });
  await enter(student.page, asha);
  await visit(student.page, '/student', /Welcome/);
  await student.page.getByRole('button', { name: 'View Responses' }).click();
  await student.page.getByText(/^Your teacher corrected this question on .*from 0 to 2\.$/).waitFor();

  await page.getByRole('button', { name: 'Undo correction' }).click();
  await page.getByText('The correction was undone. All marks are as they were.').first().waitFor();
  await student.page.reload();
  await student.page.getByRole('button', { name: 'View Responses' }).click();
  await student.page.getByText('Which planet is the largest?').waitFor();
  expect(await student.page.getByText(/^Your teacher corrected/).count()).toBe(0);
  await student.leave();
  await leave();
});
