import type { Locator, Page } from 'playwright-core';
import type { OfType, PaperQuestion } from './paper';

const LABELS = {
  ...{ mcq: 'Single choice', msq: 'Multiple choice', short: 'Short answer', long: 'Long answer' },
  ...{ slider: 'Slider', number: 'Number', cloze: 'Gaps', match: 'Matching', order: 'Ordering' },
} as const;

export interface PictureFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const field = (form: Page | Locator, label: string): Locator => form.getByLabel(label, { exact: true });

/** Adds a question in the open editor by typing and clicking. */
export async function addByHand(
  page: Page,
  { question, picture }: { question: PaperQuestion; picture?: PictureFile | undefined },
): Promise<void> {
  const heading = page.getByRole('heading', { name: 'Add Question' });
  await page.getByRole('button', { name: 'Add Question' }).click();
  await heading.waitFor();
  await page.getByRole('radio', { name: LABELS[question.type] }).check({ force: true });
  await field(page, 'Question text').fill(question.text);
  await fillParts(page, question);
  await field(page, 'Maximum marks').fill(String(question.maximumMarks));
  if (question.explanation) {
    await page.getByRole('button', { name: 'Add an explanation' }).click();
    await page.getByRole('textbox', { name: 'Explanation' }).fill(question.explanation);
  }
  if (picture) {
    await page.getByLabel('Image file').setInputFiles(picture);
    await page.getByLabel('Describe the image').fill(question.picture?.alt ?? '');
  }
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await heading.waitFor({ state: 'detached' });
}

async function fillParts(page: Page, question: PaperQuestion): Promise<void> {
  if ('partialCredit' in question)
    await page.getByRole('checkbox', { name: 'Part marks' }).setChecked(question.partialCredit);
  switch (question.type) {
    case 'mcq':
    case 'msq':
      await fillOptions(page, question.options);
      for (const number of [question.key].flat()) await field(page, `Option ${number} is correct`).check();
      return;
    case 'order':
      return fillOptions(page, question.options);
    case 'match':
      return fillPairs(page, question);
    case 'cloze':
      return fillGaps(page, question);
    case 'slider':
      await field(page, 'Min').fill(String(question.min));
      await field(page, 'Max').fill(String(question.max));
      await field(page, 'Step').fill(String(question.step));
      await field(page, 'Answer 1').fill(String(question.key[0]));
      return;
    case 'number':
      await page.getByLabel('Correct number').fill(String(question.key.value));
      await page.getByLabel('Tolerance').fill(String(question.key.tolerance ?? ''));
      await page.getByRole('textbox', { name: /^Unit/ }).fill(question.key.unit ?? '');
      return;
    default:
      await field(page, 'Model answer').fill(question.key);
  }
}

async function fillOptions(page: Page, options: readonly string[]): Promise<void> {
  const rows = page.getByRole('button', { name: /^Remove option \d+$/ });
  while ((await field(page, `Option ${options.length}`).count()) === 0)
    await page.getByRole('button', { name: 'Add option' }).click();
  while ((await field(page, `Option ${options.length + 1}`).count()) > 0) await rows.last().click();
  for (const [at, option] of options.entries()) await field(page, `Option ${at + 1}`).fill(option);
}

async function fillPairs(page: Page, { left, right, key }: OfType<'match'>): Promise<void> {
  for (const [at, side] of left.entries()) {
    const row = field(page, `Left side of pair ${at + 1}`);
    if ((await row.count()) === 0) await page.getByRole('button', { name: 'Add pair' }).click();
    await row.fill(side);
    await field(page, `Right side of pair ${at + 1}`).fill(right[(key[at] ?? 0) - 1] ?? '');
  }
  const surplus = page.getByRole('button', { name: `Remove pair ${left.length + 1}` });
  while ((await surplus.count()) > 0) await surplus.click();
  const spare = right.filter((_, at) => !key.includes(at + 1));
  for (const [at, side] of spare.entries()) {
    const row = field(page, `Spare answer ${at + 1}`);
    if ((await row.count()) === 0) await page.getByRole('button', { name: 'Add spare answer' }).click();
    await row.fill(side);
  }
}

const KINDS = { text: 'Text', number: 'Number', select: 'Drop-down list' } as const;

async function fillGaps(page: Page, { gaps, key }: OfType<'cloze'>): Promise<void> {
  for (const [at, { kind, options = [] }] of gaps.entries()) {
    await page.getByLabel(`Kind of gap ${at + 1}`).selectOption({ label: KINDS[kind] });
    const gap = page.getByRole('group', { name: new RegExp(`^Gap ${at + 1}\\b`) });
    const accepted = key[at] ?? [];
    if (kind !== 'select') {
      await gap.getByLabel('Accepted answers').fill(accepted.join('\n'));
      continue;
    }
    for (const [place, option] of options.entries()) {
      const text = field(gap, `Option ${place + 1}`);
      if ((await text.count()) === 0) await gap.getByRole('button', { name: 'Add option' }).click();
      await text.fill(option);
      if (accepted.includes(option)) await field(gap, `Option ${place + 1} is right`).check();
    }
    const surplus = gap.getByRole('button', { name: `Remove option ${options.length + 1}` });
    while ((await surplus.count()) > 0) await surplus.click();
  }
}
