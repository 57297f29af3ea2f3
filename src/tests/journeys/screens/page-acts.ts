import type { Locator, Page, Route } from 'playwright-core';
import type { Caller } from '../../../../scripts/demo/caller';

/** Signs a page in; call it before the first navigation. */
export const enter = (page: Page, { token }: Caller): Promise<unknown> =>
  page.addInitScript((value) => localStorage.setItem('token', value), token);

export async function visit(page: Page, address: string, heading: string | RegExp): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { name: heading }).first().waitFor();
}

export async function openQuestion(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { name: /^(Add|Edit) Question$/ }).waitFor();
  await toTop(page);
}

/** Bringing an element into view may push others below a sticky bar, so screens are viewed from the top. */
export const toTop = (page: Page): Promise<void> => page.evaluate(() => scrollTo(0, 0));

/** Scrolls to a part of the page, retrying when the page redraws it, for which Playwright's own scrolling fails. */
export async function bringIntoSight(part: Locator): Promise<void> {
  const isThere = () =>
    part.evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      return element.isConnected;
    });
  while (!(await isThere()));
}

/** Starts a quiz by its link; the clock starts with the button on its card. */
export async function startQuiz(
  page: Page,
  { shareId, title }: { shareId: string; title: string },
  site = '',
): Promise<void> {
  await visit(page, `${site}/student?quizId=${shareId}`, title);
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  await page.locator('legend').first().waitFor();
}

/** Opens a quiz by its link; an attempt running on another page continues at once. */
export async function openQuiz(
  page: Page,
  { shareId, title }: { shareId: string; title: string },
): Promise<void> {
  await visit(page, `/student?quizId=${shareId}`, title);
  const start = page.getByRole('button', { name: 'Start Quiz' });
  const question = page.locator('legend').first();
  await start.or(question).first().waitFor();
  if (await start.isVisible()) await start.click();
  await question.waitFor();
}

/** Alters a server response, for states that are too brief to be captured. */
export async function alterAnswer<Answer>(
  page: Page,
  procedure: string,
  change: (answer: Answer) => Answer,
): Promise<void> {
  // Exact name: other procedures may begin with it.
  await page.route(new RegExp(`/trpc/${procedure}(\\?|$)`), async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { result: { data: Answer } };
    await route.fulfill({ response, json: { result: { data: change(body.result.data) } } });
  });
}

/** Fails a call at network level, so that the documented message is shown instead of one from the server. */
export const cutOff = (page: Page, procedure: string): Promise<unknown> =>
  page.route(`**/trpc/${procedure}*`, (route: Route) => route.abort());

/** Simulates the next response to a call; later ones are real. */
export const answerOnce = (
  page: Page,
  procedure: string,
  answer: (route: Route) => Promise<void>,
): Promise<unknown> => page.route(`**/trpc/${procedure}*`, answer, { times: 1 });

export const refuse = (page: Page, procedure: string, httpStatus: number, error: string): Promise<unknown> =>
  page.route(`**/trpc/${procedure}*`, (route: Route) =>
    route.fulfill({
      status: httpStatus,
      json: { error: { message: error, code: -32600, data: { error, code: 'REFUSED', httpStatus } } },
    }),
  );

export const hold = (page: Page, procedure: string): Promise<unknown> =>
  page.route(`**/trpc/${procedure}*`, () => undefined);

/** Simulates the response to a call, for states that only the clock or another user causes. */
export const answerWith = (page: Page, procedure: string, data: unknown): Promise<unknown> =>
  page.route(`**/trpc/${procedure}*`, (route: Route) => route.fulfill({ json: { result: { data } } }));
