import { afterAll, beforeAll, expect, test } from 'vitest';
import { WRITER_SILENT_MS } from '../shared/constants';
import { ownBrowser } from './own-browser';
import { allSaved, openAttempt } from './quiz-acts';
import { enter, startQuiz, visit } from './screens/page-acts';
import { openSchool, type School } from './screens/school';
import { openSite, type Site } from './site';

let site: Site;
let school: School;
const browser = ownBrowser();
beforeAll(async () => {
  site = await openSite();
  school = await openSchool(site.url);
});
afterAll(async () => {
  await browser.remove();
  await site.close();
});

test('a browser that crashes right after an answer still has it, and sends it when the quiz goes on', async () => {
  const { shareId, questionIds } = school.quizzes.open;
  const student = await school.newStudent();
  const page = await browser.start();
  await enter(page, student);
  await startQuiz(page, school.quizzes.open, site.url);
  await page.getByRole('radio').nth(1).check();
  await allSaved(page);

  // Nothing of the last answer reaches the server before the crash.
  site.line.cut();
  await page.getByRole('radio').nth(2).check();
  await page
    .getByText(/saved on this device/)
    .first()
    .waitFor();
  await browser.crash();
  site.line.mend();

  const again = await browser.start();
  await enter(again, student);
  await visit(again, `${site.url}/student`, /Welcome/);
  await again
    .getByRole('button', { name: 'Resume Quiz' })
    .or(again.getByRole('button', { name: /^Continue/ }))
    .last()
    .click();
  await again.getByText('Question 1 of 5').first().waitFor();
  await again.getByRole('radio').nth(2).and(again.locator(':checked')).waitFor();
  const [first = ''] = questionIds;
  // For some seconds the crashed page still counts as open.
  const useHere = again.getByRole('button', { name: 'Use it here' });
  await expect
    .poll(
      async () => {
        if (await useHere.isVisible()) await useHere.click();
        return (await openAttempt(student, shareId)).answers;
      },
      { timeout: 2 * WRITER_SILENT_MS },
    )
    .toMatchObject({ [first]: '9.8 m/s² upwards' });
});
