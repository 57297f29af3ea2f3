import { readFile } from 'node:fs/promises';
import { read, utils } from '@e965/xlsx';
import { expect, test } from 'vitest';
import {
  addQuestions,
  buyPlan,
  confirmRelease,
  createQuiz,
  fiveTypes,
  publish,
  showNames,
} from './teacher-acts';
import { aVisitor, signIn, useBrowser } from './visitor';

useBrowser();

const TITLE = 'Sky and matter';

test('a teacher builds, publishes; a student takes; the teacher evaluates, adjusts, releases and exports', async () => {
  const teacher = await aVisitor();
  await signIn(teacher.page, 'teacher', 'Main Teacher');
  await createQuiz(teacher.page, TITLE);
  await addQuestions(teacher.page, fiveTypes);
  await buyPlan(teacher.page);
  const shareId = await publish(teacher.page, TITLE);

  const student = await aVisitor({ viewport: { width: 360, height: 740 } });
  const email = await signIn(student.page, 'student', 'Main Student');
  await takeQuiz(student.page, shareId);
  await student.page.getByRole('button', { name: 'View Responses' }).click();
  expect(await student.page.getByText('Results not released').count()).toBeGreaterThan(0);

  await evaluateAndRelease(teacher.page, email);

  await student.page.reload();
  await student.page.getByText('9/10').waitFor();
  await student.page.getByRole('button', { name: 'View Responses' }).click();
  await student.page.getByText('Why is the sky blue?').waitFor();
  expect(await student.page.getByText('Correct', { exact: true }).count()).toBeGreaterThan(0);

  await student.leave();
  await teacher.leave();
});

type Page = Awaited<ReturnType<typeof aVisitor>>['page'];

async function takeQuiz(page: Page, shareId: string) {
  await page.getByPlaceholder('Enter quiz ID (e.g., ABC123)').fill(shareId.toLowerCase());
  await page.getByRole('button', { name: 'Join Quiz' }).click();
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  await page.getByText('Question 1 of 5').first().waitFor();
  await page.getByRole('radio', { name: /Jupiter/ }).check({ force: true });
  await next(page, 2);
  await page.getByRole('checkbox', { name: /Helium/ }).check({ force: true });
  await page.getByRole('checkbox', { name: /Neon/ }).check({ force: true });
  await next(page, 3);
  await page.getByRole('textbox').fill('h2o');
  await next(page, 4);
  await page.getByRole('textbox').fill('Because of the air');
  await next(page, 5);
  await page.getByRole('textbox').fill('6');
  await page.getByRole('button', { name: 'Submit Quiz' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog
    .getByText('Are you sure you want to submit your quiz? This action cannot be undone.')
    .waitFor();
  await dialog.getByRole('button', { name: 'Submit Quiz' }).click();
  await page.getByText('Your Quiz Attempts').waitFor();
  await page.getByText(TITLE).first().waitFor();
}

async function next(page: Page, number: number) {
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByText(`Question ${number} of 5`).first().waitFor();
}

async function evaluateAndRelease(page: Page, email: string) {
  await page.goto('/teacher');
  await page
    .getByRole('link', { name: /^Evaluate/ })
    .or(page.getByRole('button', { name: /^Evaluate/ }))
    .first()
    .click();
  await page.getByRole('heading', { name: 'Quiz Evaluation' }).waitFor();
  await page.getByRole('button', { name: 'Start evaluation' }).click();
  await page.getByRole('tab', { name: 'Questions', selected: true }).waitFor();
  await showNames(page);
  await page.getByRole('tab', { name: 'Students' }).click();
  await page
    .getByRole('link', { name: /View answers/ })
    .or(page.getByRole('button', { name: /View answers/ }))
    .first()
    .click();
  const marks = page.getByRole('dialog').getByRole('spinbutton').nth(3);
  await marks.fill('3');
  await marks.press('Enter');
  await page.getByText('Marks updated successfully').first().waitFor();
  await page.keyboard.press('Escape');

  const csv = await download(page, 'Download CSV');
  expect(csv.name).toBe(`${TITLE}-results.csv`);
  expect(csv.bytes.toString('utf8')).toContain(`Main Student,${email}`);

  await page.getByRole('button', { name: 'Release Scores' }).click();
  await page
    .getByText('Are you sure you want to release scores to students? This action cannot be undone.')
    .waitFor();
  await confirmRelease(page);

  await page.goto('/teacher');
  const workbook = await download(page, 'Download All Data');
  expect(workbook.name).toMatch(/^quiz-data-\d{4}-\d\d-\d\d\.xlsx$/);
  const sheet = read(workbook.bytes).Sheets[TITLE];
  expect(sheet && utils.sheet_to_json<string[]>(sheet, { header: 1 })[0]).toContain(email);
}

async function download(page: Page, button: string) {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await started;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}
