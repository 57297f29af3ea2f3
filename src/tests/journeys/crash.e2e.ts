import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { WRITER_SILENT_MS } from '../../shared/constants';
import type { FocusLossSeen, LiveQuiz } from '../../shared/supervision/schema';
import { ownBrowser } from './own-browser';
import { allSaved, openAttempt } from './quiz-acts';
import { enter, startQuiz, visit } from './screens/page-acts';
import { openSmallSchool, type SmallSchool } from './screens/school';
import { openSite, type Site } from './site';

let site: Site;
let school: SmallSchool;
const browser = ownBrowser();
beforeAll(async () => {
  site = await openSite();
  school = await openSmallSchool(site.url);
});
afterEach(() => browser.crash());
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

  // The last answer must not reach the server before the crash.
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
  // The crashed page still counts as open for some seconds.
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

test('a crashed and reloaded page is listed as a reload and not counted', async () => {
  const { shareId } = school.quizzes.open;
  const student = await school.newStudent();
  const page = await browser.start();
  await enter(page, student);
  await startQuiz(page, school.quizzes.open, site.url);
  await page.getByRole('radio').nth(1).check();
  await allSaved(page);

  const crashed = page.waitForEvent('crash');
  const tools = await page.context().newCDPSession(page);
  tools.send('Page.crash').catch(() => {});
  await crashed;
  await tools.send('Page.reload');
  await expect
    .poll(() => focusLossesOf(student.email))
    .toEqual([expect.objectContaining({ isReload: true, returnedAt: expect.any(Number) })]);
  expect((await openAttempt(student, shareId)).focusLostCount).toBe(0);
});

/** A student's focus losses as the teacher sees them. */
async function focusLossesOf(email: string): Promise<FocusLossSeen[]> {
  const { quizId } = school.quizzes.open;
  const ask = <Answer>(procedure: string, input: object) =>
    school.teacher.call<{ result: { data: Answer } }>(
      'GET',
      `/trpc/supervision.${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`,
    );
  const { result } = await ask<LiveQuiz>('live', { quizId });
  const attemptId = result.data.students.find(({ studentEmail }) => studentEmail === email)?.attemptId;
  return (await ask<FocusLossSeen[]>('leavings', { quizId, attemptId })).result.data;
}
