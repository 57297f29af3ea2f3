import { expect, inject, test } from 'vitest';
import { signIn } from '../../../scripts/demo/caller';
import { GRADE_PRESETS } from '../../shared/gradebook/grades';
import type { Gradebook } from '../../shared/gradebook/schema';
import { teacherPaths } from '../../shared/teacher-paths';
import { aDomain } from './a-domain';
import { aGradebookClass, type WantedQuiz } from './a-gradebook-class';
import { axeFindings } from './screens/axe';
import { buyPlan } from './screens/classroom';
import { enter, visit } from './screens/page-acts';
import { aVisitor, useBrowser } from './visitor';

useBrowser();

const NAMES = ['Asha Rao', 'Ben Ode', 'Cem Kaya'];
const QUIZZES: readonly WantedQuiz[] = [
  { title: 'Cells', state: 'released', folder: 'Plants', right: [5, 1, null] },
  { title: 'Light', state: 'marked', folder: 'Plants', right: [2, 4, 3] },
  { title: 'Stones', state: 'blind', right: [5, 5, 5] },
];

async function aClass() {
  const domain = aDomain();
  let people = 0;
  const teacher = await signIn(inject('baseUrl'), 'teacher', 'Meera Rao', `meera@${domain}`);
  await buyPlan(teacher);
  const newStudent = (name: string) => {
    people += 1;
    return signIn(inject('baseUrl'), 'student', name, `pupil.${people}@${domain}`);
  };
  return aGradebookClass({ teacher, newStudent }, { names: NAMES, quizzes: QUIZZES });
}

test('on a phone the gradebook scrolls within its box, and arrow keys reach every cell', async () => {
  const { teacher, classId } = await aClass();
  const { page, leave } = await aVisitor({ viewport: { width: 360, height: 740 } });
  await enter(page, teacher);
  await visit(page, teacherPaths.gradebook(classId), 'Gradebook of 8b');
  await page.getByRole('link', { name: 'Asha Rao' }).focus();
  await page.keyboard.press('End');
  const stones = page.locator(':focus');
  expect(await stones.getAttribute('aria-label')).toBe('submitted, marks hidden');
  const { x = 0, width = 0 } = (await stones.boundingBox()) ?? {};
  expect(x + width).toBeLessThanOrEqual(360);
  const widths = () => page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  const [page1 = 0, window1 = 0] = await widths();
  expect(page1).toBeLessThanOrEqual(window1);
  await page.keyboard.press('Home');
  expect(await page.locator(':focus').textContent()).toContain('Asha Rao');
  expect(await axeFindings(page)).toEqual([]);
  await leave();
});

test('a column is added and typed down by keyboard alone, and the grades follow', async () => {
  const { teacher, classId } = await aClass();
  await teacher.call('PUT', `/api/class/${classId}/grade-scale`, { gradeScale: GRADE_PRESETS.aToF });
  const { page, leave } = await aVisitor();
  await enter(page, teacher);
  await visit(page, teacherPaths.gradebook(classId), 'Gradebook of 8b');
  await page.getByRole('button', { name: 'Column', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Title').waitFor();
  await page.keyboard.type('Oral');
  await page.keyboard.press('Enter');
  await page.getByLabel('Oral of Asha Rao, out of 10').waitFor();
  await page.getByRole('link', { name: 'Asha Rao' }).focus();
  await page.keyboard.press('End');
  for (const typed of ['9.5', '4', '11']) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
  }
  const refused = page.getByText('Marks go from 0 to 10 in steps of 0.5.');
  const { x = 0, y = 0 } = (await refused.boundingBox()) ?? {};
  // The sentence itself must be visible, not just its row.
  expect(
    await page.evaluate(([left = 0, top = 0]) => document.elementFromPoint(left + 9, top + 9)?.role, [x, y]),
  ).toBe('alert');
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('10');
  await page.keyboard.press('Shift+Enter');
  expect(await page.locator(':focus').getAttribute('aria-label')).toBe('Oral of Ben Ode, out of 10');
  await page
    .getByRole('row', { name: /^Asha Rao/ })
    .getByRole('gridcell')
    .first()
    .getByText('C', { exact: true })
    .waitFor();
  await expect
    .poll(async () => (await teacher.call<Gradebook>('GET', `/api/class/${classId}/gradebook`)).ownColumns)
    .toMatchObject([{ title: 'Oral', scores: [9.5, 4, 10] }]);
  await leave();
});

test('own columns are dragged into an order, and a long note is written where it can be read', async () => {
  const { teacher, classId } = await aClass();
  for (const [title, maxScore] of [
    ['Oral', 10],
    ['Homework', null],
  ] as const)
    await teacher.call('POST', `/api/class/${classId}/columns`, { title, maxScore, date: 0 });
  const { page, leave } = await aVisitor();
  await enter(page, teacher);
  await visit(page, teacherPaths.gradebook(classId), 'Gradebook of 8b');
  const note = page.getByLabel('Homework of Asha Rao');
  await note.focus();
  const { width = 0 } = (await note.boundingBox()) ?? {};
  expect(width).toBeGreaterThan(240);
  await page.keyboard.type('handed in late, and only the first page');
  await page.keyboard.press('Enter');
  const read = async () =>
    (await teacher.call<Gradebook>('GET', `/api/class/${classId}/gradebook`)).ownColumns;
  await expect
    .poll(async () => (await read())[1]?.notes?.[0])
    .toBe('handed in late, and only the first page');
  await page
    .getByRole('columnheader', { name: /^Homework/ })
    .dragTo(page.getByRole('columnheader', { name: /^Oral/ }), { targetPosition: { x: 8, y: 12 } });
  await expect.poll(async () => (await read()).map(({ title }) => title)).toEqual(['Homework', 'Oral']);
  await leave();
});
