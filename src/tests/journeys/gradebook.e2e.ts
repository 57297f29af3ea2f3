import { readFile } from 'node:fs/promises';
import { read, utils } from '@e965/xlsx';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { signIn } from '../../../scripts/demo/caller';
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

/** The mean of a student, and what stands in the cells of the quizzes. */
const cellsOf = (page: Page, name: string): Promise<string[]> =>
  page
    .getByRole('row', { name: new RegExp(`^${name}`) })
    .locator('td:not([aria-hidden])')
    .allTextContents();

const shows = (page: Page, name: string, cells: readonly string[]) =>
  expect.poll(() => cellsOf(page, name)).toEqual(cells);

/** Presses a button that downloads, and reads the cells of the file. */
async function rowsOf(page: Page, button: string): Promise<readonly (string | number)[][]> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const bytes = await readFile(await (await coming).path());
  // A decoder leaves out the mark that a CSV begins with.
  const book = button.endsWith('CSV')
    ? read(new TextDecoder().decode(bytes), { type: 'string' })
    : read(bytes, { type: 'buffer' });
  return utils.sheet_to_json(Object.values(book.Sheets)[0] ?? {}, { header: 1, defval: '' });
}

test('a teacher weighs quizzes, drops the lowest, looks for who was absent, and takes the gradebook along', async () => {
  const { teacher, classId, quizzes } = await aClass();
  const { page, leave } = await aVisitor();
  await enter(page, teacher);
  await visit(page, teacherPaths.schoolClass(classId), '8b');
  await page.getByRole('link', { name: 'Gradebook' }).click();
  await page.getByRole('grid', { name: 'Gradebook of 8b' }).waitFor();
  await shows(page, 'Asha Rao', ['70%', '10', '4', 'hidden']);
  await shows(page, 'Cem Kaya', ['60%', 'absent', '6', 'hidden']);

  await page.getByRole('button', { name: 'Weight of Cells: 100%, change' }).click();
  await page.keyboard.type('300');
  await page.keyboard.press('Enter');
  await shows(page, 'Asha Rao', ['85%', '10', '4', 'hidden']);
  await page.getByLabel('Drop the lowest').selectOption('1');
  await shows(page, 'Ben Ode', ['80%', '(2)', '8', 'hidden']);
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await shows(page, 'Ben Ode', ['80%', '(2)', '8', 'hidden']);

  const csv = await rowsOf(page, 'Download CSV');
  const xlsx = await rowsOf(page, 'Download Excel');
  expect(csv.map((row) => [row[0], ...row.slice(3)])).toEqual([
    ['Student Name', 'Cells', 'Light', 'Stones', 'Mean (%)'],
    ['Asha Rao', 10, 4, 'names hidden', 100],
    ['Ben Ode', 2, 8, 'names hidden', 80],
    ['Cem Kaya', 'absent', 6, 'names hidden', 60],
    ['Maximum', 10, 10, 14, ''],
    ['Weight (%)', 300, 100, 100, ''],
    ['Mean (%)', 60, 60, '', 80],
    ['Median (%)', 60, 60, '', 80],
  ]);
  expect(xlsx.map((row) => row.map(String))).toEqual(csv.map((row) => row.map(String)));

  await page.getByLabel('Students', { exact: true }).selectOption('absent');
  await page.getByText('1 of 3 students, 3 quizzes').waitFor();
  await page.getByRole('link', { name: 'absent' }).click();
  await page.waitForURL((url) => url.pathname === teacherPaths.marks(quizzes[0]?.quizId ?? ''));
  await page.goBack();
  await page.getByText('1 of 3 students, 3 quizzes').waitFor();
  await leave();
});

test('on a phone the gradebook scrolls within its box, and arrow keys bring every cell into sight', async () => {
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
