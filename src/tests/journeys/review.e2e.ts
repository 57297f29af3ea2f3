import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { type Caller, signIn } from '../../../scripts/demo/caller';
import { teacherPaths } from '../../shared/teacher-paths';
import { aDomain } from './a-domain';
import { buildQuiz, buyPlan, evaluate, type PublishedQuiz, publish, takeQuiz } from './screens/classroom';
import { enter, openQuestion, visit } from './screens/page-acts';
import { aVisitor, useBrowser } from './visitor';

useBrowser();

/** The key of the first is wrong, as somebody may have ticked it in a hurry. */
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

/** Twelve students: what each chose and wrote. The first three say the same in three wordings. */
const CLASS = [
  ['Asha', 'Jupiter', 'Chlorophyll', 'Chlorophyll reflects green light.'],
  ['Ben', 'Jupiter', 'chlorophyll', 'The chlorophyll reflects the green light'],
  ['Chiara', 'Jupiter', 'Chlorophyll.', 'chlorophyll is reflecting green light'],
  ['Dev', 'Jupiter', 'chlorophyll', 'Green light is reflected by the leaf'],
  ['Elif', 'Jupiter', 'the chlorophyll', 'Leaves reflect green light into our eyes'],
  ['Farah', 'Jupiter', 'chlorophyll', 'Because leaves reflect green'],
  ['Goran', 'Jupiter', 'chloroplast', 'Chlorophyll does not absorb green light, so it is reflected'],
  ['Hana', 'Saturn', 'chlorophyll', 'It absorbs red and blue light and reflects green light'],
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

/** A class that has taken a quiz of its own teacher. */
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

/** The group of answers that has this one. */
const groupOf = (page: Page, answer: string) =>
  page.getByRole('list', { name: /^Answers to question/ }).locator('> li', { hasText: answer });

const decisionsLeft = async (page: Page): Promise<number> =>
  Number.parseInt((await page.getByRole('region', { name: 'Review' }).textContent()) ?? '', 10);

test('one mark for a group teaches the rest of the class by name, and undoing it leaves all as it was', async () => {
  const { teacher, quiz } = await aClass('Leaves and light');
  const { page, leave } = await aVisitor();
  await enter(page, teacher);
  await results(page, quiz, { tab: 'questions', question: quiz.questionIds[2] ?? null });
  expect(await page.getByText('Use AI for this quiz').count()).toBe(0);
  await page.getByRole('button', { name: 'Start evaluation' }).click();
  await page.getByText('Evaluation completed').waitFor();

  const group = groupOf(page, 'Chlorophyll reflects green light.');
  await group.getByText('3 wordings').waitFor();
  await group.getByText('chlorophyll is reflecting green light').waitFor();
  const mark = group.getByRole('spinbutton');
  const suggested = await mark.inputValue();
  const moved = groupOf(page, 'Because leaves reflect green').getByRole('spinbutton');
  const unmoved = await moved.inputValue();
  const left = await decisionsLeft(page);

  const acts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') acts.push(new URL(request.url()).pathname);
  });
  // By key alone: N goes from group to group, the digit and the arrow give the mark.
  for (let at = 0; at < left && !(await hasFocus(group)); at += 1) await page.keyboard.press('n');
  const places = await placesOf(page);
  await page.keyboard.press('3');
  await page.keyboard.press('ArrowRight');
  await group.getByText('3 answers set to 3.5.').waitFor();
  await group.getByText('Marked by You').waitFor();

  const line = page.getByRole('status').filter({ hasText: /^Your marks changed \d+ other suggestion/ });
  await line.filter({ hasText: `Farah ${unmoved} → ` }).waitFor();
  expect(await moved.inputValue()).not.toBe(unmoved);
  expect(await mark.inputValue()).toBe('3.5');
  expect(await placesOf(page)).toEqual(places);
  await page.getByText(/^Show (the change|all \d+ changes)$/).click();
  await page.getByText(/most recently 3.5 for (Asha|Ben|Chiara)\./).waitFor();

  await group.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Undone. 3 answers are as they were.').waitFor();
  await group.getByText('To review').waitFor();
  await group.getByText('Marked by Built-in').waitFor();
  expect(await mark.inputValue()).toBe(suggested);
  await expect.poll(() => moved.inputValue()).toBe(unmoved);
  expect(await decisionsLeft(page)).toBe(left);
  expect(acts).toEqual(['/trpc/evaluation.setMarks', '/trpc/evaluation.undoMarks']);
  await leave();
});

/** Where each group of answers stands on the page. */
const placesOf = (page: Page): Promise<number[]> =>
  page
    .locator('ol[aria-label^="Answers to question"] > li')
    .evaluateAll((groups) => groups.map((group) => group.getBoundingClientRect().top + scrollY));

const hasFocus = (group: ReturnType<typeof groupOf>): Promise<boolean> =>
  group.evaluate((element) => element === document.activeElement);

test('a key corrected after release shows first who gains and loses, tells the students, and can be undone', async () => {
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
