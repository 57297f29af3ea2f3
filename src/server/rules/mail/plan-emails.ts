import { formatMoney } from '../../../shared/plan/price';
import { type Email, emailOf, type SiteDetails, timeText } from './email';

interface PaidPlan {
  readonly to: string;
  readonly name: string;
  /** In the smallest unit of the currency. */
  readonly amountMinor: number;
  readonly currency: string;
  readonly orderId: string;
  readonly paymentId: string;
  readonly paidAtMs: number;
  /** The new end of the plan (epoch milliseconds). */
  readonly activeUntilMs: number;
}

/** The receipt of a payment: amount, time and the new end of the plan. */
export function planReceiptEmail(paid: PaidPlan, { siteName, publicUrl, timeZone }: SiteDetails): Email {
  const amount = formatMoney(paid.amountMinor, paid.currency);
  return emailOf({
    to: paid.to,
    siteName,
    subject: `Receipt: Premium Plan, ${amount}`,
    paragraphs: [
      `Hello ${paid.name},`,
      `Thank you. Your payment of ${amount} (${paid.currency}) for one month of the Premium Plan has arrived.`,
      [
        `Paid: ${timeText(paid.paidAtMs, timeZone)}`,
        `Your plan runs until: ${timeText(paid.activeUntilMs, timeZone)}`,
        `Order: ${paid.orderId}`,
        `Payment: ${paid.paymentId}`,
      ].join('\n'),
      'The plan does not renew by itself: nothing more is charged unless you buy another month. Please keep this email as your receipt.',
    ],
    button: { label: 'Go to your quizzes', url: `${publicUrl}/teacher` },
    onceKey: `plan-receipt:${paid.orderId}`,
  });
}

interface EndingPlan {
  readonly to: string;
  readonly name: string;
  readonly teacherId: string;
  /** Epoch milliseconds. */
  readonly activeUntilMs: number;
}

/**
 * Reminds a teacher that the plan ends soon; once for each end, so that a renewed plan is reminded of again.
 */
export function planReminderEmail(plan: EndingPlan, { siteName, publicUrl, timeZone }: SiteDetails): Email {
  const end = timeText(plan.activeUntilMs, timeZone);
  return emailOf({
    to: plan.to,
    siteName,
    subject: 'Your Premium Plan ends soon',
    paragraphs: [
      `Hello ${plan.name},`,
      `Your Premium Plan runs until ${end}. It does not renew by itself.`,
      'After that you can do everything except publish new quizzes: published quizzes stay open, students finish what they have started, and you can still evaluate, release scores and download your data.',
      'Buying another month now adds it to the end of this one; no day is lost.',
    ],
    button: { label: 'Buy another month', url: `${publicUrl}/plans` },
    onceKey: `plan-reminder:${plan.teacherId}:${plan.activeUntilMs}`,
  });
}
