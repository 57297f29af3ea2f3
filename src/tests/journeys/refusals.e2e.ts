import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, type TestContext, test } from 'vitest';
import { keptWindows } from './kept-windows';
import { questionRefusals, quizRefusals } from './screens/editor-refusals';
import { openQuestionEditor, openQuizSettings } from './screens/editor-screens';
import { openSchool, type School } from './screens/school';
import { useBrowser } from './visitor';

let school: School;
const openTab = keptWindows();
useBrowser();
beforeAll(async () => {
  school = await openSchool(inject('baseUrl'));
});

async function aPage({ onTestFinished }: TestContext): Promise<Page> {
  const { page, discard } = await openTab();
  onTestFinished(discard);
  return page;
}

describe.concurrent('Saving what is incomplete answers with the documented sentence, at the top and at the field', () => {
  const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

  test.for(quizRefusals)('quiz: $sentence', async ({ sentence, spoil }, context) => {
    const page = await aPage(context);
    await openQuizSettings(page, school);
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
