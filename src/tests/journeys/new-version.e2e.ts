import { afterEach, beforeEach, expect, test } from 'vitest';
import { isVersionWaiting, nextVersionWaits, noVersionWaits, pagesAreCached } from './kept-pages';
import { allSaved, goOnTo, resumeQuiz, submitQuiz } from './quiz-acts';
import { enter, startQuiz, visit } from './screens/page-acts';
import { openSmallSchool, type SmallSchool } from './screens/school';
import { openSite, type Site } from './site';
import { aVisitor, useBrowser } from './visitor';

let site: Site;
let school: SmallSchool;
useBrowser();
beforeEach(async () => {
  site = await openSite();
  school = await openSmallSchool(site.url);
});
afterEach(() => site.close());

/** A student on the first question, with cached pages. */
async function aStudentInAQuiz() {
  const visitor = await aVisitor({ baseURL: site.url });
  const { page } = visitor;
  await enter(page, await school.newStudent());
  await visit(page, '/student', /Welcome/);
  await pagesAreCached(page);
  await startQuiz(page, school.quizzes.open);
  return visitor;
}

type Page = Awaited<ReturnType<typeof aStudentInAQuiz>>['page'];

/** Waits until the check for new versions has loaded and run. */
const versionsWereLookedAt = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/service-worker-')),
  );

test('a running quiz goes on when a new version removes its files', async () => {
  const { page, leave } = await aStudentInAQuiz();
  await page.getByRole('radio').first().check();
  await allSaved(page);
  const entry = await page.locator('script[type="module"]').getAttribute('src');
  await site.deploy();
  expect((await fetch(site.url + entry)).status).toBe(404);

  await nextVersionWaits(page);
  for (const number of [2, 3, 4, 5]) await goOnTo(page, number);
  await submitQuiz(page);
  // Loaded only now, from a file the server no longer has.
  await page.getByRole('button', { name: 'View Responses' }).click();
  await page.getByText('Results not released').nth(1).waitFor();
  await leave();
});

test('a new version waits while a quiz runs, and takes over when the dashboard opens after it', async () => {
  const { page, leave } = await aStudentInAQuiz();
  await page.getByRole('radio').first().check();
  await allSaved(page);
  await site.deploy();
  await nextVersionWaits(page);

  await page.reload();
  await versionsWereLookedAt(page);
  await resumeQuiz(page);
  await page.getByText('Question 1 of 5').first().waitFor();
  for (const number of [2, 3, 4, 5]) await goOnTo(page, number);
  // The page has checked again, and the files may still be downloading.
  await nextVersionWaits(page);
  await submitQuiz(page);
  await page.getByRole('button', { name: 'View Responses' }).first().click();
  await page.getByText(/^Receipt \w{4}-\w{4}$/).waitFor();
  expect(await isVersionWaiting(page)).toBe(true);

  await page.reload();
  await noVersionWaits(page);
  await leave();
});
