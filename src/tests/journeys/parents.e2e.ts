import type { Page } from 'playwright-core';
import { beforeEach, expect, inject, test } from 'vitest';
import { signIn } from '../../../scripts/demo/caller';
import type { PupilReport } from '../../shared/reports/schema';
import { teacherPaths } from '../../shared/teacher-paths';
import { aDomain } from './a-domain';
import { aMarkedClass } from './a-marked-class';
import { sheetsOf } from './class-acts';
import { axeFindings } from './screens/axe';
import { buyPlan } from './screens/classroom';
import { alterAnswer, enter, visit } from './screens/page-acts';
import { aVisitor, useBrowser } from './visitor';

let domain: string;
useBrowser();
beforeEach(() => {
  domain = aDomain();
});

/** Canary in every text about the other pupils. */
const OTHERS = 'Quetzal';
const NAMES = ['Asha Kumar', `Ben ${OTHERS}`, `Cem ${OTHERS}`];

async function aClassOnTheDesk() {
  const baseUrl = inject('baseUrl');
  const teacher = await signIn(baseUrl, 'teacher', 'Meera Rao', `meera@${domain}`);
  await buyPlan(teacher);
  let people = 0;
  const newStudent = (name: string) => {
    people += 1;
    const address = name.toLowerCase().replaceAll(' ', '.');
    return signIn(baseUrl, 'student', name, `${address}.${people}@${domain}`);
  };
  const said = (name: string) => (name === 'Asha Kumar' ? 'Asha, well done.' : `${name}, please see me.`);
  const made = await aMarkedClass({ teacher, newStudent }, { names: NAMES, said, quizCount: 2 });
  const desk = await aVisitor();
  await enter(desk.page, teacher);
  return { ...made, ...desk };
}

async function printedText(page: Page): Promise<string> {
  await page.emulateMedia({ media: 'print' });
  const text = await page.evaluate(() => document.body.innerText);
  await page.emulateMedia({ media: null });
  return text;
}

test('a sheet for parents is printed on one page and mentions only that pupil', async () => {
  const { page, classId, quizzes, leave } = await aClassOnTheDesk();
  await visit(page, teacherPaths.students(classId), '8b');
  await page.getByRole('button', { name: 'More for Asha Kumar' }).click();
  await page.getByRole('menuitem', { name: 'Sheet for parents' }).click();
  const sheet = page.getByRole('article', { name: 'Sheet for the parents of Asha Kumar' });
  await sheet.getByText('Asha, well done. See page 9.').first().waitFor();
  await page.getByLabel('Note').fill('The parents’ evening is on Friday.');
  expect(await axeFindings(page)).toEqual([]);
  // Neither on the page nor on paper.
  expect(await page.content()).not.toContain(OTHERS);
  const text = await printedText(page);
  for (const said of [
    'Asha Kumar',
    'Class 8b',
    'Fractions',
    'The parents’ evening',
    'signature of a parent or guardian',
    ...quizzes.map((quiz) => quiz.title),
  ]) {
    expect(text).toContain(said);
  }
  expect(text).not.toContain(OTHERS);
  expect(text).not.toContain(OTHERS.toLowerCase());
  expect(text).not.toContain('Meera');
  expect([await sheetsOf(page, 'A4'), await sheetsOf(page, 'Letter')]).toEqual([1, 1]);

  await page.getByRole('checkbox', { name: /^Mathematics 2/ }).uncheck();
  await sheet.getByRole('rowheader', { name: /^Mathematics 2/ }).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Next student' }).click();
  const next = page.getByRole('article', { name: `Sheet for the parents of Ben ${OTHERS}` });
  await next.getByText('please see me').first().waitFor();
  const nextText = await printedText(page);
  expect(nextText).not.toContain('Asha');
  expect(nextText).not.toContain('Friday');
  // The omission is remembered.
  expect(nextText).not.toContain('Mathematics 2');
  await leave();
});

test('the sheets of a class are one print, a separate page for each pupil', async () => {
  const { page, classId, leave } = await aClassOnTheDesk();
  await visit(page, teacherPaths.students(classId), '8b');
  await page.getByRole('link', { name: 'Parents' }).click();
  await page.getByRole('button', { name: 'Print 3 sheets' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect([await sheetsOf(page, 'A4'), await sheetsOf(page, 'Letter')]).toEqual([3, 3]);
  for (const name of NAMES) {
    const text = await page.getByRole('article', { name }).innerText();
    for (const other of NAMES) expect(text.includes(other)).toBe(other === name);
  }
  await leave();
});

/** Fills every part of a report beyond the space of a sheet. */
const overfull = (report: PupilReport, word: string): PupilReport => ({
  ...report,
  name: `${word} `.repeat(12).trim(),
  quizzes: Array.from({ length: 24 }, (_, at) => ({
    ...{ quizId: `q${at}`, title: `${at} ${word} `.repeat(9), state: 'released' as const, at: Date.now() },
    ...{ score: 17.5, maxScore: 100, percentage: 17.5, comment: `${word} `.repeat(100) },
    answerComments: at % 2 === 0 ? [] : [{ number: 100, text: `${word} `.repeat(50) }],
  })),
  topics: Array.from({ length: 11 }, (_, at) => ({
    ...{ topic: `${at} ${word} `.repeat(5), share: 0.5, low: 0.25, high: 0.75 },
    ...{ mastery: 'needs-practice' as const, questionCount: 120 },
  })),
});

test.each(['Mathematik', 'WWMM@', '山田太郎', 'ﷺ', 'Ünïçødé'])(
  'a sheet full of %s fits on one page of A4 and of Letter, with nothing cut off',
  async (word) => {
    const { page, classId, memberIds, leave } = await aClassOnTheDesk();
    await alterAnswer<PupilReport>(page, 'reports.pupil', (report) => overfull(report, word));
    await page.goto(teacherPaths.pupilReport(classId, memberIds[0] ?? ''));
    const sheet = page.getByRole('article');
    await sheet.getByText('4 earlier quizzes are not on this sheet.').waitFor();
    await sheet.getByText('3 topics with fewer questions are not shown.').waitFor();
    await page.getByLabel('Note').fill(`${word}\n`.repeat(100).slice(0, 300));
    expect([await sheetsOf(page, 'A4'), await sheetsOf(page, 'Letter')]).toEqual([1, 1]);
    await page.emulateMedia({ media: 'print' });
    const [height, room] = await sheet.evaluate(({ scrollHeight, clientHeight }) => [
      scrollHeight,
      clientHeight,
    ]);
    expect(height).toBe(room);
    // The signature lines are at the foot of the sheet.
    const gap = await sheet.evaluate((article) => {
      const [last, foot] = [...article.children].slice(-2).map((part) => part.getBoundingClientRect());
      return (foot?.top ?? 0) - (last?.bottom ?? 0);
    });
    expect(gap).toBeGreaterThan(0);
    await leave();
  },
);

test('the topics of a class lead to their pupils, and a pupil to the sheet', async () => {
  const { page, classId, leave } = await aClassOnTheDesk();
  await visit(page, teacherPaths.students(classId), '8b');
  await page.getByRole('link', { name: 'Topics' }).click();
  await page.getByRole('button', { name: 'Angles' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('list', { name: 'Students in Angles, weakest first' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Asha Kumar' }).click();
  await page.getByRole('article', { name: 'Sheet for the parents of Asha Kumar' }).waitFor();
  await leave();
});
