import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { STORAGE_KEYS } from '../../shared/constants';
import { aDomain } from './a-domain';
import { type LiveClass, openLiveClass } from './live-class';
import { allSaved, keptHere, resumeQuiz } from './quiz-acts';
import { hold, startQuiz } from './screens/page-acts';
import { createQuiz } from './teacher-acts';
import { aVisitor, signIn, useBrowser } from './visitor';

const HOUR_MS = 3_600_000;
const SILENT_MS = 3000;
/** Shared, so that a returning student has the same address. */
const DOMAIN = aDomain();
let room: LiveClass;
useBrowser();
beforeAll(async () => {
  room = await openLiveClass(inject('baseUrl'));
});

/** All data in this browser under the keys that a page reads. */
const stored = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() =>
    Object.fromEntries(Object.entries({ ...localStorage }).filter(([key]) => !key.startsWith('waiting:'))),
  );

/** Data set aside on this computer for other accounts. */
const waitingIn = (page: Page) =>
  page.evaluate(() => Object.keys({ ...localStorage }).filter((key) => key.startsWith('waiting:')));

const resumeOffer = (page: Page) => page.getByRole('dialog', { name: 'Resume Quiz?' });

/** The student is in the quiz, with one answer on the server and one only on this computer. */
async function leavesRunning(page: Page, context: BrowserContext, quiz: { shareId: string; title: string }) {
  await startQuiz(page, quiz);
  await page.getByRole('radio').nth(1).check();
  await allSaved(page);
  await context.setOffline(true);
  await page.getByRole('radio').nth(2).check();
  await keptHere(page);
  await hold(page, 'attempts.saveAnswers');
  await context.setOffline(false);
}

/** The session ends without a sign-out, and the page is closed. */
const sessionEnds = (page: Page) => page.evaluate((key) => localStorage.removeItem(key), STORAGE_KEYS.token);

test('an abandoned quiz is never shown to another user, even while the server is silent, and waits for its student', async () => {
  const quiz = await room.publish('Left Behind', { allowTabChange: true });
  const { page, context, leave } = await aVisitor({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  await signIn(page, 'student', 'Ada One', DOMAIN);
  await leavesRunning(page, context, quiz);
  await page.goto('/login/student');
  await sessionEnds(page);

  await signIn(page, 'student', 'Ben Two', DOMAIN);
  expect(Object.keys(await stored(page))).not.toContain(STORAGE_KEYS.savedQuiz);
  await hold(page, 'attempts.dashboard');
  await page.reload();
  // The offer of a saved quiz would appear once the server has been silent for three seconds.
  await expect(resumeOffer(page).waitFor({ timeout: 2 * SILENT_MS })).rejects.toThrow('Timeout');
  expect(await page.content()).not.toContain(quiz.title);
  await page.unroute('**/trpc/attempts.dashboard*');

  await sessionEnds(page);
  await signIn(page, 'student', 'Ada One', DOMAIN);
  await resumeOffer(page).waitFor();
  await resumeQuiz(page);
  await page.getByRole('heading', { level: 1, name: quiz.title }).waitFor();
  await leave();
});

test('another open tab of the previous user is cleared as soon as the next one signs in', async () => {
  const quiz = await room.publish('Left Open', { allowTabChange: true });
  const { page, context, leave } = await aVisitor({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  await signIn(page, 'student', 'Cem Three', DOMAIN);
  await startQuiz(page, quiz);
  await page.getByRole('radio').nth(1).check();
  await allSaved(page);
  const other = await context.newPage();
  await other.goto('/login/student');
  await other.getByText('Cem Three is signed in and has a quiz running here.').waitFor();
  await signIn(other, 'student', 'Dia Four', DOMAIN);
  await page.getByRole('heading', { level: 1, name: /Welcome/ }).waitFor();
  expect(await page.content()).not.toContain(quiz.title);
  await other.reload();
  await other.getByRole('heading', { level: 1, name: /Welcome/ }).waitFor();
  expect(Object.keys(await stored(other))).not.toContain(STORAGE_KEYS.savedQuiz);
  // The server has everything.
  expect(await waitingIn(other)).toEqual([]);
  await leave();
});

test('data set aside for more than a day is deleted', async () => {
  const quiz = await room.publish('Left For Good', { allowTabChange: true });
  const { page, leave } = await aVisitor({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  await signIn(page, 'student', 'Eli Five', DOMAIN);
  await startQuiz(page, quiz);
  await page.getByRole('radio').nth(1).check();
  await allSaved(page);
  await hold(page, 'attempts.saveAnswers');
  await page.getByRole('radio').nth(2).check();
  const unsent = () => page.evaluate((key) => localStorage.getItem(key) ?? '', STORAGE_KEYS.savedQuiz);
  await expect.poll(async () => Object.keys(JSON.parse(await unsent()).unsent)).toHaveLength(1);
  await page.goto('/login/student');
  await signIn(page, 'student', 'Fay Six', DOMAIN);
  expect(await waitingIn(page)).toHaveLength(1);
  await page.evaluate((longMs) => {
    for (const [key, text] of Object.entries({ ...localStorage })) {
      if (!key.startsWith('waiting:')) continue;
      const record = JSON.parse(text);
      localStorage.setItem(key, JSON.stringify({ ...record, sinceMs: record.sinceMs - longMs }));
    }
  }, 25 * HOUR_MS);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: /Welcome/ }).waitFor();
  expect(await waitingIn(page)).toEqual([]);
  await leave();
});

test('drafts of a teacher are deleted when another signs in, and kept when the same one returns', async () => {
  const { page, leave } = await aVisitor({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  const drafts = async () => Object.keys(await stored(page)).filter((key) => key.startsWith('draft:'));
  await signIn(page, 'teacher', 'Gus Seven', DOMAIN);
  await createQuiz(page, 'Cells');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.route('**/trpc/quizzes.update*', (route) => route.abort());
  await page.getByLabel('Description').fill('The answer to question 3 is Paris');
  await expect.poll(drafts).not.toEqual([]);
  await page.goto('/login/teacher');
  await sessionEnds(page);
  await signIn(page, 'teacher', 'Gus Seven', DOMAIN);
  expect(await drafts()).not.toEqual([]);
  await sessionEnds(page);
  await signIn(page, 'teacher', 'Hal Eight', DOMAIN);
  expect(await drafts()).toEqual([]);
  expect(JSON.stringify(await stored(page))).not.toContain('Paris');
  await leave();
});
