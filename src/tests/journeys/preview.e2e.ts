import { beforeEach, expect, inject, test } from 'vitest';
import { type Caller, signIn } from '../../../scripts/demo/caller';
import type { Role } from '../../shared/actor';
import { teacherPaths } from '../../shared/teacher-paths';
import { aDomain } from './a-domain';
import { chooseFor } from './desk-acts';
import { axeFindings } from './screens/axe';
import { buildQuiz, buyPlan, evaluate, publish, takeQuiz } from './screens/classroom';
import { enter, visit } from './screens/page-acts';
import { allTypes } from './screens/paper';
import { aVisitor, useBrowser } from './visitor';

let domain: string;
useBrowser();
beforeEach(() => {
  domain = aDomain();
});

const person = (role: Role, name: string): Promise<Caller> =>
  signIn(inject('baseUrl'), role, name, `${name.toLowerCase().replaceAll(' ', '.')}@${domain}`);

const build = (teacher: Caller, title: string) =>
  buildQuiz(
    teacher,
    { title, totalTimeSeconds: 600, allowNavigation: true, allowTabChange: false, blindMarking: false },
    allTypes,
  );

test('a teacher tries a draft as a student, and no data leaves the page', async () => {
  const teacher = await person('teacher', 'Preview Teacher');
  await build(teacher, 'Tried out');
  const { page, leave } = await aVisitor();
  await enter(page, teacher);
  await visit(page, '/teacher', /Welcome/);
  await chooseFor(page, 'Tried out', 'Preview as student');
  await seeQuestion(1);
  await page.waitForLoadState('networkidle');
  expect(await axeFindings(page)).toEqual([]);

  const keysBefore = await page.evaluate(() => Object.keys(localStorage));
  const calls: string[] = [];
  page.on('request', (request) => {
    // The page's own assets carry no data.
    if (!new URL(request.url()).pathname.startsWith('/assets/')) calls.push(request.url());
  });
  expect(await page.getByRole('timer').textContent()).toBe('10:00');
  await page.getByRole('button', { name: 'Start timer' }).click();
  await page.getByRole('timer').getByText('09:58').waitFor();
  await page.getByRole('radio').first().check();
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  for (const number of [2, 3, 4, 5]) {
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await seeQuestion(number);
  }
  await page.getByRole('button', { name: 'Submit Quiz' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit Quiz' }).click();
  await page.getByText('Nothing was sent').waitFor();
  expect(calls).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(keysBefore);

  await page.getByRole('alertdialog').getByRole('button', { name: 'Back' }).click();
  await page.getByRole('heading', { name: 'Edit Quiz' }).waitFor();
  await leave();

  async function seeQuestion(number: number) {
    await page.getByText(`Question ${number} of 5`).first().waitFor();
  }
});

test('the timer can be hidden, and reappears for the last five minutes', async () => {
  const teacher = await person('teacher', 'Timer Teacher');
  const { quizId } = await build(teacher, 'Against the clock');
  const { page, leave } = await aVisitor();
  await page.clock.install();
  await enter(page, teacher);
  await visit(page, teacherPaths.preview(quizId), 'Against the clock');
  await page.getByRole('button', { name: 'Start timer' }).click();
  const timer = page.getByRole('timer');
  const toggle = page.getByRole('button', { name: /^(Hide|Show) timer$/ });
  await toggle.focus();
  await page.keyboard.press('Enter');
  expect(await timer.count()).toBe(0);
  expect(await page.locator(':focus').textContent()).toBe('Show timer');
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await timer.waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  expect(await timer.count()).toBe(0);
  await page.clock.fastForward(5 * 60 * 1000 + 1000);
  await timer.waitFor();
  expect(await toggle.count()).toBe(0);
  await leave();
});

test('an evaluated quiz is printed with one slip per student', async () => {
  const teacher = await person('teacher', 'Slips Teacher');
  await buyPlan(teacher);
  const quiz = await publish(teacher, await build(teacher, 'Handed back'));
  const answers = ['9.8 m/s² downwards', ['Kinetic', 'Potential', 'Thermal'], '½mv²', undefined, 1.5];
  for (const name of ['Slip Bo', 'Slip Amy']) await takeQuiz(await person('student', name), quiz, answers);
  await evaluate(teacher, quiz);

  const { page, leave } = await aVisitor();
  await enter(page, teacher);
  // Keeps the browser's print dialog from opening until the page has been checked.
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await visit(page, teacherPaths.marks(quiz.quizId), 'Quiz Evaluation');
  await page.getByRole('button', { name: 'Print results' }).click();
  await page.locator('article').first().waitFor({ state: 'attached' });
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('heading').allTextContents()).toEqual(['Slip Amy', 'Slip Bo']);
  const slip = page.getByRole('article').first();
  expect(await slip.getByText('7/11').count()).toBe(1);
  expect(await slip.getByRole('row').count()).toBe(5);

  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.locator('article').first().waitFor({ state: 'detached' });
  await leave();
});
