import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enterAt, keyTo, typeInto } from './keys';
import { buyPlan, createQuiz, publish } from './teacher-acts';
import { aVisitor, signIn, useBrowser } from './visitor';

useBrowser();

const RIVERS = `::Capital:: Which is the capital of Norway? {=Oslo ~Bergen ~Tromsø}

::River:: Which of these is a river? {~Rhine ~Alps}

::Lake:: Which of these is a lake? {=Bled ~Nile}

::Note:: Read the next text first.
`;

const importDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Import questions' });
const row = (page: Page, number: number): Locator =>
  importDialog(page).getByRole('listitem', { name: `Question ${number}`, exact: true });
const onPaper = (page: Page, text: string): Locator => page.getByRole('heading', { level: 3, name: text });

async function dropFile(page: Page, { name, text }: { name: string; text: string }): Promise<void> {
  const data = await page.evaluateHandle(
    ([fileName, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], fileName, { type: 'text/plain' }));
      return transfer;
    },
    [name, text] as const,
  );
  const desk = page.getByRole('navigation', { name: 'Questions in order' });
  await desk.dispatchEvent('dragover', { dataTransfer: data });
  await page.getByText('Drop the file to import its questions').waitFor();
  await desk.dispatchEvent('drop', { dataTransfer: data });
}

test('a file is dropped on the dashboard, completed, added, undone, added again and published', async () => {
  const { page, leave } = await aVisitor();
  await signIn(page, 'teacher', 'Mira Sen');
  await buyPlan(page);
  await createQuiz(page, 'Rivers and lakes');
  await dropFile(page, { name: 'rivers.gift', text: RIVERS });
  await importDialog(page).getByText('3 questions found · 1 needs work · 1 skipped').waitFor();
  await importDialog(page).getByText('Skipped (1)').waitFor();

  await importDialog(page).getByRole('checkbox', { name: 'Add question 3' }).uncheck();
  await row(page, 2).getByRole('button', { name: 'Edit question 2' }).click();
  await row(page, 2).getByLabel('Question text').fill('Which of these is a long river?');
  await row(page, 2).getByLabel('Option 1 is correct').check();
  await row(page, 2).getByRole('button', { name: 'Done' }).click();
  await row(page, 2).getByText('Changed by you').waitFor();
  const add = () => importDialog(page).getByRole('button', { name: 'Add 2 questions' }).click();
  await add();
  await page.getByText('2 questions added.').waitFor();
  await onPaper(page, 'Which of these is a long river?').waitFor();

  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await page.getByText('No questions yet').waitFor();
  await dropFile(page, { name: 'rivers.gift', text: RIVERS });
  await importDialog(page).getByRole('button', { name: 'Leave out all that need work' }).click();
  await add();
  await onPaper(page, 'Which of these is a lake?').waitFor();
  await publish(page, 'Rivers and lakes');
  await leave();
});

test('an import from the dashboard by keyboard alone creates a quiz from typed text without losing the focus', async () => {
  const { page, leave } = await aVisitor();
  await signIn(page, 'teacher', 'Mira Sen');
  await enterAt(page, page.getByRole('button', { name: 'Import questions' }));
  const dialog = importDialog(page);
  const area = dialog.getByLabel('Paste or type your questions');
  await area.and(page.locator(':focus')).waitFor();
  await typeInto(page, area, 'Which is a lake? {=Bled ~Nile}');
  await dialog.getByText('1 question found').waitFor();
  await keyTo(page, dialog.getByRole('button', { name: 'Edit question 1' }));
  await page.keyboard.press('Enter');
  const text = row(page, 1).getByLabel('Question text');
  await text.and(page.locator(':focus')).waitFor();
  await typeInto(page, text, 'Which of the two is a lake?');
  // Escape closes the question, but not the import.
  await page.keyboard.press('Escape');
  const edit = dialog.getByRole('button', { name: 'Edit question 1' });
  await edit.and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Escape');
  const confirmation = page.getByRole('alertdialog', { name: 'Close the import?' });
  await confirmation.getByRole('button', { name: 'Go on' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  await enterAt(page, dialog.getByRole('button', { name: 'Add 1 question' }));
  await onPaper(page, 'Which of the two is a lake?').waitFor();
  expect(new URL(page.url()).search).toBe('?new=1');
  await leave();
});

/** Pasted from a document written for people. */
const DOCUMENT = `Biology, Year 9: Cells

Q1. Which organelle makes most of the ATP?   (2 marks)
(a) Nucleus   (b) Mitochondrion   (c) Ribosome
Ans: (b)

Q2) Plant cells have a cell wall. True/False
Answer – True

Q3. Name the green pigment of plants.
Answer: Chlorophyll
`;

test('text from an ordinary document is pasted, understood and added', async () => {
  const { page, leave } = await aVisitor();
  await signIn(page, 'teacher', 'Mira Sen');
  await createQuiz(page, 'Cells');
  await page.getByRole('button', { name: 'Import questions' }).first().click();
  await importDialog(page).getByLabel('Paste or type your questions').fill(DOCUMENT);
  await importDialog(page)
    .getByText(/^3 questions found/)
    .waitFor();
  await row(page, 1).getByText('2 marks').waitFor();
  await row(page, 1).locator('li').filter({ hasText: 'Mitochondrion' }).getByText('(correct)').waitFor();
  await row(page, 2).getByText('Single choice').waitFor();
  await row(page, 3).getByText('Chlorophyll').waitFor();
  await importDialog(page).getByRole('button', { name: 'Add 3 questions' }).click();
  await onPaper(page, 'Plant cells have a cell wall.').waitFor();
  await leave();
});

/** Unknown headings, and ambiguous numbers. */
const SHEET = `Uno;Due;Tre;Quattro;Cinque
Quale animale vola?;Mucca;Ape;Trota;2
Quale animale nuota?;Trota;Mucca;Ape;1
Quale animale dà latte?;Trota;Ape;Mucca;3
`;

test('for a sheet with unknown headings the answer column is asked for, also by keyboard and on a phone', async () => {
  const { page, leave } = await aVisitor();
  await signIn(page, 'teacher', 'Mira Sen');
  await createQuiz(page, 'Animali');
  await dropFile(page, { name: 'animali.csv', text: SHEET });
  const dialog = importDialog(page);
  await dialog.getByText('3 questions found · 3 need work').waitFor();
  await dialog.getByText('Which column holds the right answer?').waitFor();
  const column = dialog.getByLabel('Cinque');
  await keyTo(page, column);
  await page.keyboard.type('Right');
  await dialog.getByText('3 questions found', { exact: true }).waitFor();
  await column.and(page.locator(':focus')).waitFor();
  await row(page, 3).locator('li').filter({ hasText: 'Mucca' }).getByText('(correct)').waitFor();

  await page.setViewportSize({ width: 360, height: 740 });
  await dialog.getByLabel('Due').selectOption('Not used');
  await row(page, 1).getByText('Mucca').waitFor({ state: 'detached' });
  await dialog.getByLabel('Due').selectOption('Option A');
  await row(page, 1).getByText('Mucca').waitFor();
  expect(await dialog.evaluate((node) => node.scrollWidth <= node.clientWidth)).toBe(true);
  await dialog.getByRole('button', { name: 'Add 3 questions' }).click();
  await onPaper(page, 'Quale animale dà latte?').waitFor();
  await leave();
});

test('five hundred questions of one file are scrolled to the end and added', async () => {
  const { page, leave } = await aVisitor();
  await signIn(page, 'teacher', 'Mira Sen');
  await buyPlan(page);
  await createQuiz(page, 'Sums');
  const sums = Array.from(
    { length: 500 },
    (_, at) => `::Sum ${at}:: What is $${at} + 1$? {=${at + 1} ~${at}}`,
  );
  await dropFile(page, { name: 'sums.gift', text: sums.join('\n\n') });
  await row(page, 1).waitFor();
  await importDialog(page).getByText('500 questions found').waitFor();
  await row(page, 500).getByRole('checkbox').uncheck();
  await importDialog(page).getByRole('button', { name: 'Add 499 questions' }).click();
  await page.getByText('499 questions added.').waitFor();
  await leave();
});

test('over a slow network a large file shows its upload progress and can be cancelled', async () => {
  const { page, context, leave } = await aVisitor();
  await signIn(page, 'teacher', 'Mira Sen');
  await createQuiz(page, 'Lakes');
  await page.getByRole('button', { name: 'Import questions' }).first().click();
  const network = await context.newCDPSession(page);
  const limitTo = (uploadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: 0, downloadThroughput: -1, uploadThroughput },
    });
  const remark = `// ${'A remark that nobody needs. '.repeat(40)}\n\n`;
  const file = {
    name: 'lakes.gift',
    mimeType: 'text/plain',
    buffer: Buffer.from(remark.repeat(400) + RIVERS),
  };
  await limitTo(40_000);
  await importDialog(page).getByLabel('File with questions').setInputFiles(file);
  await importDialog(page).getByRole('progressbar', { name: 'Sending lakes.gift…' }).waitFor();
  await importDialog(page)
    .getByText(/^\d+% sent$/)
    .waitFor();
  await importDialog(page).getByRole('button', { name: 'Cancel reading' }).click();
  await limitTo(-1);
  await importDialog(page).getByLabel('File with questions').setInputFiles(file);
  await importDialog(page)
    .getByText(/^3 questions found/)
    .waitFor();
  await importDialog(page).getByRole('button', { name: 'Add 3 questions' }).click();
  await page.getByText('3 questions added, 1 of them unfinished.').waitFor();
  await leave();
});

test('an export for this site can be imported into another quiz, and GIFT names its losses', async () => {
  const { page, leave } = await aVisitor();
  await signIn(page, 'teacher', 'Mira Sen');
  await createQuiz(page, 'Lakes');
  await dropFile(page, { name: 'rivers.gift', text: RIVERS });
  await importDialog(page).getByRole('button', { name: 'Add 3 questions' }).click();
  await page.getByRole('button', { name: 'More for Lakes' }).click();
  await page.getByRole('menuitem', { name: 'Export questions…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export questions' });
  await dialog.getByRole('radio', { name: /^GIFT/ }).check();
  await dialog.getByText('It is not finished and was left out.').waitFor();
  await dialog.getByRole('radio', { name: /^This site/ }).check();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download' }).click(),
  ]);
  await page.goto('/teacher');
  await page.getByRole('button', { name: 'Import questions' }).click();
  await importDialog(page)
    .getByLabel('File with questions')
    .setInputFiles(await file.path());
  await importDialog(page)
    .getByText(/^3 questions found · 1 needs work/)
    .waitFor();
  await importDialog(page)
    .getByText(/ · JSON$/)
    .waitFor();
  await leave();
});
