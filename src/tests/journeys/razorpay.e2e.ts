import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DemoServer, startServer } from '../../../scripts/demo/server';
import { type RazorpayStub, startRazorpayStub } from '../../server/testing/razorpay-stub';
import { messages } from '../../shared/messages';
import { playRazorpay } from './razorpay-page';
import { aVisitor, signIn, useBrowser } from './visitor';

useBrowser();

let stub: RazorpayStub;
let server: DemoServer;
beforeAll(async () => {
  stub = await startRazorpayStub();
  const { keyId, keySecret, webhookSecret, apiUrl } = stub.config;
  server = await startServer({
    RAZORPAY_KEY_ID: keyId,
    RAZORPAY_KEY_SECRET: keySecret,
    RAZORPAY_WEBHOOK_SECRET: webhookSecret ?? '',
    RAZORPAY_API_URL: apiUrl,
    GEOLOCATION_URL: 'off',
  });
});
afterAll(async () => {
  await server.stop();
  await stub.stop();
});

async function aTeacher(name: string) {
  const visitor = await aVisitor({ baseURL: server.url });
  await playRazorpay(visitor.context, stub);
  await signIn(visitor.page, 'teacher', name);
  return visitor;
}

async function openCheckout(page: Page) {
  await page.goto('/plans');
  await page.getByRole('button', { name: 'Get Started Today' }).click();
  const frame = page.frameLocator('iframe[title="Razorpay"]');
  await frame.getByRole('button', { name: 'Pay now' }).waitFor();
  return frame;
}

test('a teacher pays in the checkout and is back on the dashboard with the plan and a receipt', async () => {
  const { page, leave } = await aTeacher('Paying Teacher');
  const frame = await openCheckout(page);
  const options = await page.evaluate(
    () => (window as unknown as { razorpayOptions: object }).razorpayOptions,
  );
  expect(options).toMatchObject({
    key: stub.config.keyId,
    order_id: expect.stringMatching(/^order_/),
    amount: 10_000,
    currency: 'INR',
    description: expect.stringContaining('Premium Plan'),
    prefill: { name: 'Paying Teacher', email: expect.stringMatching(/^paying\.teacher@/) },
  });
  // The checkout covers the whole page, although our policy strips its inline style.
  expect(await page.locator('.razorpay-container iframe').boundingBox()).toEqual({
    x: 0,
    y: 0,
    width: 1366,
    height: 900,
  });
  await frame.getByRole('button', { name: 'Pay now' }).click();
  await page.waitForURL((url) => url.pathname === '/teacher');
  await page.getByRole('status').filter({ hasText: '₹100 was paid for one month' }).waitFor();
  await page.getByText('Active Plan').waitFor();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Payments' }).click();
  await page.getByRole('dialog').getByText('₹100').waitFor();
  expect(await page.getByText('was paid for one month').count()).toBe(0);
  await leave();
});

test('a tab opened later still passes the payer to the checkout', async () => {
  const { page, context, leave } = await aTeacher('Later Teacher');
  const later = await context.newPage();
  await openCheckout(later);
  const options = later.evaluate(() => (window as unknown as { razorpayOptions: object }).razorpayOptions);
  expect(await options).toMatchObject({ prefill: { name: 'Later Teacher' } });
  await page.close();
  await leave();
});

test('a declined card gives its reason at once, and the next card in the same checkout pays', async () => {
  const { page, leave } = await aTeacher('Second Card');
  const frame = await openCheckout(page);
  await frame.getByRole('button', { name: 'Use a bad card' }).click();
  await page
    .getByRole('alert')
    .getByText('Payment failed. Please try again. Your card was declined by the bank.')
    .waitFor();
  await frame.getByRole('button', { name: 'Pay now' }).click();
  await page.waitForURL((url) => url.pathname === '/teacher');
  await page.getByText('Active Plan').waitFor();
  await leave();
});

test('a declined card and a closed checkout leave a reason, and the button works again', async () => {
  const { page, leave } = await aTeacher('Declined Card');
  const frame = await openCheckout(page);
  await frame.getByRole('button', { name: 'Use a bad card' }).click();
  await frame.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('alert').getByText('Payment failed.', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Get Started Today' }).click();
  await page.frameLocator('iframe[title="Razorpay"]').getByRole('button', { name: 'Pay now' }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  await leave();
});

test('a teacher who closes the tab after paying gets the plan through the webhook', async () => {
  const { page, context, leave } = await aTeacher('Closed Tab');
  await openCheckout(page);
  const orderId = [...stub.orders.keys()].at(-1) ?? '';
  await page.close();
  const { body, headers } = stub.event('payment.captured', stub.pay(orderId).payment);
  const response = await fetch(`${server.url}/payment/webhook`, { method: 'POST', body, headers });
  expect(response.status).toBe(200);
  const again = await context.newPage();
  await again.goto('/teacher');
  await again.getByText('Active Plan').waitFor();
  await leave();
});

test('when Razorpay is down the button is enabled again with a discreet message', async () => {
  const { page, leave } = await aTeacher('Unlucky Teacher');
  stub.now.mode = '500';
  await page.goto('/plans');
  await page.getByRole('button', { name: 'Get Started Today' }).click();
  await page.getByText(messages.checkoutDidNotOpen).waitFor();
  stub.now.mode = 'good';
  await openCheckout(page);
  await leave();
});

test("a student's token leads to the teacher login", async () => {
  const { page, leave } = await aVisitor({ baseURL: server.url });
  await signIn(page, 'student', 'Curious Student');
  await page.goto('/plans');
  await page.getByRole('button', { name: 'Get Started Today' }).click();
  await page.waitForURL((url) => url.pathname === '/login/teacher');
  await leave();
});
