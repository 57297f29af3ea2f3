import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startServer } from '../../../scripts/demo/server';
import { messages } from '../../shared/messages';
import { addQuestions, buyPlan, createQuiz, fiveTypes, publish } from './teacher-acts';
import { aVisitor, isAt, signIn, useBrowser } from './visitor';

useBrowser();

test('publishing without a plan leads to the plans; after paying, the quiz is published', async () => {
  const { page, leave } = await aVisitor();
  await signIn(page, 'teacher', 'Plan Teacher');
  await page.getByText('No Active Plan').waitFor();
  await createQuiz(page, 'Paid for');
  await addQuestions(page, fiveTypes.slice(2, 3));
  await page.goto('/teacher');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText(messages.planRequired).waitFor();
  await page.getByRole('dialog').getByText('View Plans').click();
  await page.waitForURL((url) => url.pathname === '/plans');
  await buyPlan(page);
  expect(await publish(page, 'Paid for')).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
  await leave();
});

/** The common path of all pages of the open quiz. */
const quizPathOf = (page: Page) => new URL(page.url()).pathname.split('/').slice(0, 4).join('/');

async function countActs(page: Page) {
  const count = { clicks: 0, loads: 0 };
  await page.exposeFunction('countClick', () => {
    count.clicks += 1;
  });
  await page.evaluate(() =>
    document.addEventListener('click', () => void Reflect.get(window, 'countClick')(), true),
  );
  page.on('load', () => {
    count.loads += 1;
  });
  return count;
}

test('from View Plans three clicks without a page load lead back to the quiz, which is then published', async () => {
  const { page, leave } = await aVisitor();
  await signIn(page, 'teacher', 'Returning Teacher');
  await createQuiz(page, 'Worth it');
  await addQuestions(page, fiveTypes.slice(2, 3));
  const share = `${quizPathOf(page)}/share`;
  await page.goto(share);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const viewPlans = page
    .getByRole('dialog', { name: 'Plan Required' })
    .getByRole('button', { name: 'View Plans' });
  await viewPlans.waitFor();

  const count = await countActs(page);

  await viewPlans.click();

  await page.getByRole('button', { name: 'Get Started Today' }).click();
  await page.getByRole('dialog', { name: 'Test checkout' }).getByRole('button', { name: /^Pay/ }).click();
  await isAt(page, share);
  expect(count).toEqual({ clicks: 3, loads: 0 });

  await page.getByRole('status').filter({ hasText: 'was paid for one month' }).waitFor();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText(/^Quiz published successfully! Share ID: \w{8}$/).waitFor();
  await leave();
});

/** Simulates the country look-up and records its requests. */
async function answerLookUp(context: BrowserContext, country: string) {
  const requests: { headers: Record<string, string>; from: string }[] = [];
  await context.route('https://api.country.is/**', async (route) => {
    const request = route.request();
    requests.push({ headers: await request.allHeaders(), from: request.frame().url() });
    await route.fulfill({ json: { country }, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  return requests;
}

test('the price depends on the country, which only the plans page looks up, without cookies or referrer', async () => {
  const { page, context, leave } = await aVisitor();
  const requests = await answerLookUp(context, 'DE');
  await page.goto('/');
  await page.getByRole('link', { name: 'See Plans' }).click();
  await page.getByText('You will be charged $10').waitFor();
  await page.getByText('$100').waitFor();
  await page.goto('/login/teacher');
  await page.getByRole('button', { name: 'Continue with Google' }).waitFor();
  expect(requests.map(({ from }) => new URL(from).pathname)).toEqual(['/plans']);
  expect(requests[0]?.headers).not.toHaveProperty('referer');
  expect(requests[0]?.headers).not.toHaveProperty('cookie');
  await leave();
});

test('an invalid look-up response leaves the price of India', async () => {
  const { page, context, leave } = await aVisitor();
  const requests = await answerLookUp(context, 'Atlantis');
  await page.goto('/plans');
  await expect.poll(() => requests.length).toBe(1);
  await page.getByText('You will be charged ₹100').waitFor();
  await leave();
});

test('a blocked look-up leaves the price of India and is not repeated in the tab', async () => {
  const { page, context, leave } = await aVisitor();
  let requestCount = 0;
  await context.route('https://api.country.is/**', (route) => {
    requestCount += 1;
    return route.abort();
  });
  await page.goto('/plans');
  await page.getByText('You will be charged ₹100').waitFor();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('countryLookUpFailed'))).toBe('yes');
  await page.reload();
  await page.getByText('You will be charged ₹100').waitFor();
  await page.waitForLoadState('networkidle');
  expect(requestCount).toBe(1);
  await leave();
});

test('without billing every teacher has the plan, and no country is looked up', async () => {
  const free = await startServer({ BILLING: 'off' });
  const { page, context, leave } = await aVisitor({ baseURL: free.url });
  const requests = await answerLookUp(context, 'DE');
  await signIn(page, 'teacher', 'Free Teacher');
  await page.getByText('Active Plan').waitFor();
  await page.goto('/plans');
  await page.getByText(messages.nothingBilled).waitFor();
  await page.getByText('Free', { exact: true }).waitFor();
  for (const untrue of ['₹', '$', 'You will be charged', 'Cancel anytime;', 'test checkout'])
    expect(await page.getByText(untrue).count(), untrue).toBe(0);
  await page.getByRole('button', { name: 'Get Started Today' }).click();
  await page.waitForURL((url) => url.pathname === '/teacher');
  expect(requests).toEqual([]);
  await leave();
  await free.stop();
});
