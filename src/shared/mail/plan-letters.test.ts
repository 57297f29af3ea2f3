import { expect, test } from 'vitest';
import { planReceiptLetter } from './plan-receipt';
import { planReminderLetter } from './plan-reminder';

const letterhead = { siteName: 'Hill School', publicUrl: 'https://quiz.example.org', timeZone: 'UTC' };
const FEBRUARY_15 = Date.UTC(2026, 1, 15, 9, 0, 0);

test('a receipt says what was paid, when, for which order and until when the plan runs', () => {
  const letter = planReceiptLetter(
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
    letterhead,
  );
  expect(letter).toMatchObject({
    to: 'ann@school.example',
    subject: 'Receipt: Premium Plan, $10',
    onceKey: 'plan-receipt:order_1',
  });
  for (const part of ['$10 (USD)', '15 January 2026', '15 February 2026', 'order_1', 'pay_1']) {
    expect(letter.text).toContain(part);
    expect(letter.html).toContain(part);
  }
  expect(letter.html).not.toContain('<b>');
});

test('a reminder names the end of the plan and leads to the plans; the next end is another letter', () => {
  const plan = { to: 'ann@school.example', name: 'Ann', teacherId: 't1', activeUntilMs: FEBRUARY_15 };
  const letter = planReminderLetter(plan, letterhead);
  expect(letter.text).toContain('15 February 2026');
  expect(letter.text).toContain('https://quiz.example.org/plans');
  const next = planReminderLetter({ ...plan, activeUntilMs: FEBRUARY_15 + 1 }, letterhead);
  expect(next.onceKey).not.toBe(letter.onceKey);
});
