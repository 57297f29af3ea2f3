import { expect, test } from 'vitest';
import { messages } from '../shared/messages';
import { addQuestions, buyPlan, createQuiz, fiveTypes, publish } from './teacher-acts';
import { aVisitor, signIn, useBrowser } from './visitor';

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

test('a declined card says why, and nothing is charged', async () => {
  const { page, leave } = await aVisitor();
  await signIn(page, 'teacher', 'Declined Teacher');
  await page.goto('/plans');
  await page.getByRole('button', { name: 'Get Started Today' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /fail|decline/i })
    .click();
  const alert = page.getByRole('alert').filter({ hasText: 'Payment failed. Please try again. ' });
  await alert.getByText(messages.testPaymentDeclined, { exact: false }).waitFor();
  await page.goto('/teacher');
  await page.getByText('No Active Plan').waitFor();
  await leave();
});

test('somebody who is not signed in is asked to sign in before paying', async () => {
  const { page, leave } = await aVisitor();
  await page.goto('/plans');
  await page.getByRole('button', { name: 'Get Started Today' }).click();
  await page.waitForURL((url) => url.pathname === '/login/teacher');
  await leave();
});
