import { expect, test } from 'vitest';
import { planReceiptEmail, planReminderEmail } from './plan-emails';

const siteDetails = { siteName: 'Hill School', publicUrl: 'https://quiz.example.org', timeZone: 'UTC' };
const FEBRUARY_15 = Date.UTC(2026, 1, 15, 9, 0, 0);

test('a receipt contains the amount, the time, the order and the end of the plan', () => {
  const email = planReceiptEmail(
    {
      to: 'ann@school.example',
      name: 'Ann <b>',
      amountMinor: 1000,
      currency: 'USD',
      orderId: 'order_1',
      paymentId: 'pay_1',
      paidAtMs: Date.UTC(2026, 0, 15, 9, 0, 0),
      activeUntilMs: FEBRUARY_15,
    },
    siteDetails,
  );
  expect(email).toMatchObject({
    to: 'ann@school.example',
    subject: 'Receipt: Premium Plan, $10',
    onceKey: 'plan-receipt:order_1',
  });
  for (const part of ['$10 (USD)', '15 January 2026', '15 February 2026', 'order_1', 'pay_1']) {
    expect(email.text).toContain(part);
    expect(email.html).toContain(part);
  }
  expect(email.html).not.toContain('<b>');
});

test('a reminder contains the end of the plan and leads to the plans; the next end gets another email', () => {
  const plan = { to: 'ann@school.example', name: 'Ann', teacherId: 't1', activeUntilMs: FEBRUARY_15 };
  const email = planReminderEmail(plan, siteDetails);
  expect(email.text).toContain('15 February 2026');
  expect(email.text).toContain('https://quiz.example.org/plans');
  const next = planReminderEmail({ ...plan, activeUntilMs: FEBRUARY_15 + 1 }, siteDetails);
  expect(next.onceKey).not.toBe(email.onceKey);
});
