import { utils, write } from '@e965/xlsx';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { encoded } from '../../server/testing/encoded';
import { createQuiz } from './teacher-acts';
import { aVisitor, signIn, useBrowser } from './visitor';

useBrowser();

function workbook(rows: readonly (readonly string[])[]): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), 'Quiz');
  return Buffer.from(write(book, { type: 'array', bookType: 'xlsx' }));
}

const FILES = [
  {
    name: 'fluesse.csv',
    buffer: Buffer.from(
      encoded(
        'Frage;Antwort A;Antwort B;Richtige Antwort;Punkte\nWelcher Fluß mündet in die Ostsee?;Oder;Rhein;A;2\nWie lang ist die Höhe, in m?;1,5;2,5;B;1\n',
        'windows-1252',
      ),
    ),
    shown: ['Welcher Fluß mündet in die Ostsee?', 'Oder'],
  },
  {
    name: 'prashn.xlsx',
    buffer: workbook([
      ['प्रश्न', 'विकल्प 1', 'विकल्प 2', 'सही उत्तर'],
      ['भारत की राजधानी?', 'दिल्ली', 'मुंबई', 'दिल्ली'],
      ['सबसे लंबी नदी?', 'यमुना', 'गंगा', 'गंगा'],
    ]),
    shown: ['भारत की राजधानी?', 'दिल्ली'],
  },
  {
    name: 'kahoot.xlsx',
    buffer: workbook([
      ['Plantilla de cuestionario'],
      [],
      ['', 'Pregunta', 'Respuesta 1', 'Respuesta 2', 'Límite de tiempo (s)', 'Respuesta(s) correcta(s)'],
      ['1', '¿Qué planeta es rojo?', 'Venus', 'Marte', '20', '2'],
      ['2', '¿Cuál es más grande?', 'Júpiter', 'Luna', '30', '1'],
    ]),
    shown: ['¿Qué planeta es rojo?', 'Marte'],
  },
] as const;

const keyOf = (page: Page, option: string) =>
  page.getByRole('listitem').filter({ hasText: option }).filter({ hasText: '(correct)' }).last();

test('sheets in German, Hindi and Spanish are imported with their keys, and nothing needs work', async () => {
  const { page, leave } = await aVisitor();
  await signIn(page, 'teacher', 'Mira Sen');
  await createQuiz(page, 'Around the world');
  for (const { name, buffer, shown } of FILES) {
    await page.goto(`${page.url().replace(/\?.*$/, '')}?import=1`);
    const dialog = page.getByRole('dialog', { name: 'Import questions' });
    await dialog.getByLabel('File with questions').setInputFiles({ name, mimeType: '', buffer });
    await dialog.getByText('2 questions found', { exact: true }).waitFor();
    await dialog.getByText(shown[0]).waitFor();
    await keyOf(page, shown[1]).waitFor();
    await dialog.getByRole('button', { name: 'Add 2 questions' }).click();
    await page.getByText('2 questions added.').waitFor();
  }
  expect(await page.getByRole('heading', { level: 3 }).count()).toBeGreaterThanOrEqual(6);
  await leave();
});

test('a class list in Windows-1251 is imported with its letters, and Undo reverts it', async () => {
  const { page, leave } = await aVisitor();
  await signIn(page, 'teacher', 'Mira Sen');
  await page.goto('/teacher/classes');
  await page.getByLabel('Name of the new class').fill('7б');
  await page.getByRole('button', { name: 'Create class' }).click();
  await page.getByRole('button', { name: 'Add students' }).click();
  const buffer = Buffer.from(
    encoded('Имя;Номер\nАнна Петрова;1\nИван Щукин;2\nЮлия Ёлкина;3\n', 'windows-1251'),
  );
  await page
    .getByLabel('File with the list')
    .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer });
  await page.getByText('Юлия Ёлкина').waitFor();
  await page.getByRole('button', { name: /^Add 3/ }).click();
  await page.getByRole('link', { name: 'Анна Петрова', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect.poll(() => page.getByText('Анна Петрова').count()).toBe(0);
  await leave();
});
