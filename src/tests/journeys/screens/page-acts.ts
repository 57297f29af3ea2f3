import type { Locator, Page, Route } from 'playwright-core';
import type { Caller } from '../../../../scripts/demo/caller';

/** Makes the page that of somebody who has signed in; before the first address. */
export const enter = (page: Page, { token }: Caller): Promise<unknown> =>
  page.addInitScript((value) => localStorage.setItem('token', value), token);

/** Goes to an address and waits for its heading. */
export async function visit(page: Page, address: string, heading: string | RegExp): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { name: heading }).first().waitFor();
}

/** Goes to the address of a question, which opens it in its place. */
export async function openQuestion(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { name: /^(Add|Edit) Question$/ }).waitFor();
  await toTop(page);
}

/** What comes into sight may push something half below a bar that stays where it is; a screen is looked at from its top. */
export const toTop = (page: Page): Promise<void> => page.evaluate(() => scrollTo(0, 0));

/** Scrolls to a part of the page, anew where the page draws it anew meanwhile: Playwright's own scrolling fails then. */
export async function bringIntoSight(part: Locator): Promise<void> {
  const isThere = () =>
    part.evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      return element.isConnected;
    });
  while (!(await isThere()));
}

/** Starts a quiz by its link: the clock runs from the one button of its card on. */
export async function startQuiz(
  page: Page,
  { shareId, title }: { shareId: string; title: string },
  site = '',
): Promise<void> {
  await visit(page, `${site}/student?quizId=${shareId}`, title);
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  await page.locator('legend').first().waitFor();
}

/** Opens a quiz by its link: one that runs on another page goes on at once. */
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

/** Lets the server's answer through changed, for states that pass too quickly to be looked at. */
export async function alterAnswer<Answer>(
  page: Page,
  procedure: string,
  change: (answer: Answer) => Answer,
): Promise<void> {
  // Not those whose names begin like this one.
  await page.route(new RegExp(`/trpc/${procedure}(\\?|$)`), async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { result: { data: Answer } };
    await route.fulfill({ response, json: { result: { data: change(body.result.data) } } });
  });
}

/** The network fails for one call, so that no server sentence takes the place of the documented one. */
export const cutOff = (page: Page, procedure: string): Promise<unknown> =>
  page.route(`**/trpc/${procedure}*`, (route: Route) => route.abort());

/** The next time a call is made it is answered so, and later as it was before. */
export const answerOnce = (
  page: Page,
  procedure: string,
  answer: (route: Route) => Promise<void>,
): Promise<unknown> => page.route(`**/trpc/${procedure}*`, answer, { times: 1 });

/** The server answers one call with a refusal. */
export const refuse = (page: Page, procedure: string, httpStatus: number, error: string): Promise<unknown> =>
  page.route(`**/trpc/${procedure}*`, (route: Route) =>
    route.fulfill({
      status: httpStatus,
      json: { error: { message: error, code: -32600, data: { error, code: 'REFUSED', httpStatus } } },
    }),
  );

/** The answer to one call never comes. */
export const hold = (page: Page, procedure: string): Promise<unknown> =>
  page.route(`**/trpc/${procedure}*`, () => undefined);

/** One call is answered with this, for states that only the clock or another person brings about. */
export const answerWith = (page: Page, procedure: string, data: unknown): Promise<unknown> =>
  page.route(`**/trpc/${procedure}*`, (route: Route) => route.fulfill({ json: { result: { data } } }));
