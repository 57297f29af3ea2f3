import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { type Caller, signIn } from '../../../scripts/demo/caller';
import { teacherPaths } from '../../shared/teacher-paths';
import { aDomain } from './a-domain';
import { aGradebookClass } from './a-gradebook-class';
import { axeFindings } from './screens/axe';
import { buildQuiz, buyPlan, evaluate, publish, takeQuiz } from './screens/classroom';
import { enter, visit } from './screens/page-acts';
import { aVisitor, useBrowser } from './visitor';

useBrowser();

/** A laptop, plus the height of the demo sign-in's banner, which a real school does not have. */
const LAPTOP = { width: 1366, height: 768 + 29 };
const PHONE = { width: 360, height: 740 };
const QUESTIONS = Array.from({ length: 14 }, (_, at) => ({
  ...{ type: 'mcq', text: `Which is right, number ${at + 1}?`, maximumMarks: 2 },
  ...{ options: ['This one', 'That one'], correctAnswer: 'This one' },
}));

async function aTeacher() {
  const domain = aDomain();
  const teacher = await signIn(inject('baseUrl'), 'teacher', 'Meera Rao', `meera@${domain}`);
  await buyPlan(teacher);
  let people = 0;
  const newStudent = (name: string) => {
    people += 1;
    return signIn(inject('baseUrl'), 'student', name, `pupil.${people}@${domain}`);
  };
  return { teacher, newStudent };
}

/** A marked quiz of 14 questions by three students, the first the strongest. */
async function aMarkedQuiz() {
  const { teacher, newStudent } = await aTeacher();
  const settings = { title: 'Cells', totalTimeSeconds: 1200, blindMarking: false };
  const quiz = await publish(teacher, await buildQuiz(teacher, settings, QUESTIONS));
  for (const [who, name] of ['Zoe Ek', 'Ada Rao', 'Ben Ode'].entries()) {
    const answers = QUESTIONS.map((_, at) => (at >= who * 4 ? 'This one' : 'That one'));
    await takeQuiz(await newStudent(name), quiz, answers);
  }
  await evaluate(teacher, quiz);
  return { teacher, quizId: quiz.quizId };
}

async function open(teacher: Caller, address: string, heading: string, viewport = LAPTOP) {
  const { page, leave } = await aVisitor({ viewport });
  await enter(page, teacher);
  await visit(page, address, heading);
  return { page, leave };
}

/** The number of grid rows entirely visible between head and foot. */
const wholeRows = (page: Page) =>
  page.getByRole('grid').evaluate((grid) => {
    const bottom = Math.min(grid.querySelector('tfoot')?.getBoundingClientRect().top ?? 0, innerHeight);
    const rows = [...grid.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect());
    return rows.filter((row) => row.bottom <= bottom + 1).length;
  });

test('the matrix scrolls sideways under fixed names, and its cells open answers by key and by mouse', async () => {
  const { teacher, quizId } = await aMarkedQuiz();
  const { page, leave } = await open(
    teacher,
    teacherPaths.marks(quizId, { tab: 'matrix' }),
    'Quiz Evaluation',
  );
  const grid = page.getByRole('grid');
  await grid.waitFor();
  expect(await grid.getByRole('rowheader').allTextContents()).toEqual([
    'Zoe Ek',
    'Ada Rao',
    'Ben Ode',
    'Mean of 3',
  ]);
  const leftOfName = async () => (await grid.getByRole('button', { name: 'Zoe Ek' }).boundingBox())?.x;
  const before = await leftOfName();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.getByText('question 14, single choice').waitFor();
  expect(await leftOfName()).toBe(before);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Zoe Ek' });
  await drawer.getByText('14. Which is right, number 14?').waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  await page.keyboard.press('s');
  await grid.locator('th[aria-sort]', { hasText: '14' }).waitFor();
  await leave();
});

test('a row of students opens where it is pressed; a phone offers no matrix', async () => {
  const { teacher, quizId } = await aMarkedQuiz();
  const address = teacherPaths.marks(quizId, { tab: 'students' });
  const laptop = await open(teacher, address, 'Quiz Evaluation');
  const { x, y } = (await laptop.page.getByText('12/28').boundingBox()) ?? { x: 0, y: 0 };
  await laptop.page.mouse.click(x + 4, y + 4);
  await laptop.page.getByRole('dialog', { name: 'Ben Ode' }).waitFor();
  await laptop.leave();
  const phone = await open(teacher, teacherPaths.marks(quizId, { tab: 'matrix' }), 'Quiz Evaluation', PHONE);
  await phone.page.getByRole('tab', { name: 'Students', selected: true }).waitFor();
  expect(await phone.page.getByRole('tab').allTextContents()).toEqual(['Students', 'Questions']);
  expect(await axeFindings(phone.page)).toEqual([]);
  await phone.leave();
});

test('eighteen students of a gradebook stand whole on a laptop, with each maximum', async () => {
  const people = await aTeacher();
  const names = Array.from({ length: 20 }, (_, at) => `Pupil ${String.fromCharCode(65 + at)}`);
  const right = names.map((_, at) => at % 6);
  const { teacher, classId } = await aGradebookClass(people, {
    names,
    quizzes: [{ title: 'Cells', state: 'released', right }],
  });
  const { page, leave } = await open(teacher, teacherPaths.gradebook(classId), 'Gradebook of 8b');
  await page.getByRole('button', { name: 'Cells /10' }).waitFor();
  expect(await wholeRows(page)).toBeGreaterThanOrEqual(18);
  await page
    .getByRole('link', { name: /^10 of 10/ })
    .first()
    .click();
  await page.getByRole('dialog', { name: 'Pupil' }).waitFor();
  await leave();
});
