import type { Locator, Page } from 'playwright-core';

const MINUTE_MS = 60_000;

/** Creates a class and adds the students by pasting a list; returns the id of the class. */
export async function makeClass(
  page: Page,
  {
    name,
    list,
    look = async () => {},
  }: { name: string; list: readonly string[]; look?: () => Promise<void> },
): Promise<string> {
  await page.getByLabel('Name of the new class').fill(name);
  await page.getByRole('button', { name: 'Create class' }).click();
  await page.getByRole('heading', { name }).first().waitFor();
  await page.getByRole('button', { name: 'Add students' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a class list' });
  await dialog.getByLabel('Paste the list').fill(list.join('\n'));
  await dialog.getByText(`${list.length} new`).first().waitFor();
  await look();
  await dialog.getByRole('button', { name: `Add ${list.length}` }).click();
  await dialog.waitFor({ state: 'detached' });
  return new URL(page.url()).pathname.split('/').at(-2) ?? '';
}

/** The value of a date and time field, in this machine's time zone. */
const fieldTime = (ms: number): string => {
  const local = new Date(ms - new Date(ms).getTimezoneOffset() * MINUTE_MS);
  return local.toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);
};

/** On the assignment tab, gives the one absent student an hour from now. */
export async function giveMakeUp(
  page: Page,
  { absent, look = async () => {} }: { absent: string; look?: (dialog: Locator) => Promise<void> },
): Promise<void> {
  await page.getByText('Not started 1').click();
  await page.getByText(absent).first().waitFor();
  await page.getByRole('button', { name: 'Select all 1' }).click();
  await page.getByRole('button', { name: 'Give 1 student a make-up time…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Give a make-up time' });
  await dialog.getByLabel('Opens').fill(fieldTime(Date.now() - MINUTE_MS));
  await dialog.getByLabel('Closes').fill(fieldTime(Date.now() + 60 * MINUTE_MS));
  await look(dialog);
  await dialog.getByRole('button', { name: 'Give make-up time' }).click();
  await page.getByText('1 student can take the quiz').first().waitFor();
}

/** The number of printed sheets of the page. */
export async function sheetsOf(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const pdf = (await page.pdf({ format })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}
