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
  /** Until when the plan runs with this payment (epoch milliseconds). */
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
