import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, type TestContext, test } from 'vitest';
import { screenNamed } from './screens/all-screens';
import { questionRefusals, quizRefusals } from './screens/editor-refusals';
import { openQuestionEditor, openQuizEditor } from './screens/editor-screens';
import { openSchool, type School } from './screens/school';
import { specMessages } from './screens/spec-messages';
import { specTexts } from './screens/spec-texts';
import { aVisitor, useBrowser } from './visitor';

let school: School;
useBrowser();
beforeAll(async () => {
  school = await openSchool(inject('baseUrl'));
});

async function aPage({ onTestFinished }: TestContext): Promise<Page> {
  const { page, context } = await aVisitor({ reducedMotion: 'reduce' });
  onTestFinished(() => context.close());
  // Several screens are looked at together, so each has to wait for its turn.
  page.setDefaultTimeout(40_000);
  return page;
}

/** All that can be read: the text in sight, and what fields hold or hint. */
const readableText = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].flatMap(
      ({ value, placeholder }) => [value, placeholder],
    );
    return [document.body.innerText, ...fields].join('\n').replaceAll(/\s+/g, ' ');
  });

// The headings of static pages begin with a capital; the specification names their topics in passing.
const STATIC = ['about-us', 'terms', 'privacy-policy', 'refund-policy', 'contact-us'];

describe.concurrent('Every documented text stands on its screen, word for word', () => {
  const screens = Object.entries(Object.groupBy([...specTexts, ...specMessages], ({ screen }) => screen));
  test.for(screens)('%s', async ([name, entries = []], context) => {
    const page = await aPage(context);
    await screenNamed(name).open(page, school);
    const shown = await readableText(page);
    const text = STATIC.includes(name) ? shown.toLowerCase() : shown;
    const missing = entries.flatMap(({ section, texts }) =>
      texts
        .filter((sentence) => !text.includes(STATIC.includes(name) ? sentence.toLowerCase() : sentence))
        .map((sentence) => `${section}: ${sentence}`),
    );
    expect(missing).toEqual([]);
  });
});

describe.concurrent('Saving what is incomplete answers with the documented sentence, at the top and at the field', () => {
  const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

  test.for(quizRefusals)('quiz: $sentence', async ({ sentence, spoil }, context) => {
    const page = await aPage(context);
    await openQuizEditor(page, school);
    await spoil(page);
    await save(page);
    await page.getByRole('link', { name: sentence }).waitFor();
    expect(await page.getByText(sentence, { exact: true }).count()).toBeGreaterThanOrEqual(2);
  });

  test.for(questionRefusals)(
    'question ($type): $sentence',
    async ({ sentence, type = 'Single choice', spoil }, context) => {
      const page = await aPage(context);
      await openQuestionEditor(page, school, type);
      if (sentence !== 'Please enter question text')
        await page.getByLabel('Question text', { exact: true }).fill('Why?');
      await spoil(page);
      await save(page);
      await page.getByRole('link', { name: sentence }).waitFor();
      expect(await page.getByText(sentence, { exact: true }).count()).toBeGreaterThanOrEqual(2);
    },
  );
});
