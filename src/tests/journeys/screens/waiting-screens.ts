import type { Page } from 'playwright-core';
import { practicePath } from '../../../shared/paths';
import { answerOnce, cutOff, enter, hold, refuse, startQuiz, visit } from './page-acts';
import type { School } from './school';
import type { Screen } from './screen';

const screen = (name: string, open: Screen['open']): Screen => ({ name, who: 'student', open });

const SORRY = 'The server had a problem. Please try again.';

const alertWith = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).waitFor();

/** The dashboard of a student without attempts. */
async function openDashboard(page: Page, school: School): Promise<void> {
  await enter(page, await school.newStudent());
  await page.goto('/student');
}

async function openResponses(page: Page, { asha, quizzes: { released } }: School): Promise<void> {
  await enter(page, asha);
  await visit(page, '/student', /Welcome/);
  const attempt = page.getByRole('listitem').filter({ hasText: released.title });
  await attempt.getByRole('button', { name: /View Responses/ }).click();
}

async function openPractice(page: Page, { asha }: School): Promise<void> {
  await enter(page, asha);
  await page.goto(practicePath('one'));
}

const isShaped = (page: Page) => page.getByRole('status').filter({ hasText: 'Loading…' }).first().waitFor();

/** Students' screens while the server is slow, down or broken, and after the session has ended. */
export const waitingScreens: readonly Screen[] = [
  screen('student-loading', async (page, school) => {
    await hold(page, 'attempts.dashboard');
    await openDashboard(page, school);
    await isShaped(page);
  }),
  screen('student-reconnecting', async (page, school) => {
    // Holds the next request: otherwise the page would leave for the login page.
    await hold(page, 'attempts.dashboard');
    await answerOnce(page, 'attempts.dashboard', (route) => route.abort());
    await openDashboard(page, school);
    await page.getByRole('main').getByText('Reconnecting…').waitFor();
  }),
  screen('student-resume-offline', async (page, school) => {
    await enter(page, await school.newStudent());
    await startQuiz(page, school.quizzes.open);
    await page.getByRole('radio').first().check();
    await page.getByText(/^Saved \d/).waitFor();
    await cutOff(page, '');
    await page.reload();
    await page.getByRole('dialog', { name: 'Resume Quiz?' }).waitFor();
  }),
  screen('student-away', async (page, school) => {
    const startedMs = Date.now();
    await answerOnce(page, 'attempts.dashboard', (route) => route.fulfill({ status: 500 }));
    await openDashboard(page, school);
    await page.getByRole('main').getByText('Reconnecting…').waitFor();
    await refuse(page, 'attempts.dashboard', 500, SORRY);
    // The page retries for ten seconds. Advances only this page's time, because Playwright's clock covers the whole window.
    await page.evaluate((ms) => {
      Date.now = () => ms;
    }, startedMs + 60_000);
    await page.waitForURL(/\/login\/student/);
    await page.getByText(SORRY).waitFor();
  }),
  screen('student-session-ended', async (page, school) => {
    await refuse(page, 'attempts.dashboard', 401, 'Please login again');
    await openDashboard(page, school);
    await page.waitForURL(/\/login\/student/);
    await page.getByText('Please login again').waitFor();
  }),
  screen('student-link-loading', async (page, school) => {
    await hold(page, 'quizzes.getShared');
    await enter(page, await school.newStudent());
    await page.goto(`/student?quizId=${school.quizzes.open.shareId}`);
    await page.getByRole('button', { name: /^Joining/ }).waitFor();
  }),
  screen('student-starting', async (page, school) => {
    await hold(page, 'attempts.join');
    await enter(page, await school.newStudent());
    await visit(page, `/student?quizId=${school.quizzes.open.shareId}`, school.quizzes.open.title);
    await page.getByRole('button', { name: /^Start/ }).click();
    await page.locator('button[aria-busy="true"]').waitFor();
  }),
  screen('student-responses-loading', async (page, school) => {
    await hold(page, 'results.evaluated');
    await openResponses(page, school);
    await isShaped(page);
  }),
  screen('student-responses-failed', async (page, school) => {
    await refuse(page, 'results.evaluated', 404, 'Results are not released yet.');
    await openResponses(page, school);
    await alertWith(page, 'Results are not released yet.');
  }),
  screen('practice-loading', async (page, school) => {
    await hold(page, 'practice.next');
    await openPractice(page, school);
    await isShaped(page);
  }),
  screen('practice-failed', async (page, school) => {
    await refuse(page, 'practice.next', 500, SORRY);
    await openPractice(page, school);
    await page.getByRole('button', { name: 'Try again' }).waitFor();
  }),
  screen('runner-loading', async (page, school) => {
    await page.route('**/assets/quiz-*.js', () => undefined);
    await enter(page, await school.newStudent());
    await visit(page, `/student?quizId=${school.quizzes.open.shareId}`, school.quizzes.open.title);
    await page.getByRole('button', { name: 'Start Quiz' }).click();
    await isShaped(page);
  }),
  screen('runner-login', async (page, school) => {
    await enter(page, await school.newStudent());
    await startQuiz(page, school.quizzes.open);
    await page.goto('/login/student');
    await page.getByText('a quiz running here').waitFor();
  }),
];
