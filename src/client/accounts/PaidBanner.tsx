import { useEffect, useRef, useState } from 'react';
import { formatMoney } from '../../shared/plan/price';
import { formatDate } from '../platform/date-format';
import { forgetPaidNotice, readPaidNotice } from '../platform/paid-notice';
import { site } from '../platform/site';
import { Banner } from '../ui/Banner';

const texts = {
  thanks: (amount: string, until: string) =>
    `Thank you. ${amount} was paid for one month of the Premium Plan. Your plan is active until ${until}.`,
  order: (orderId: string) => `Order ${orderId}.`,
  emailed: 'Your receipt is on its way by email, and under Payments in the menu.',
  kept: 'Your receipt is under Payments in the menu.',
} as const;

/** Confirms a payment until dismissed; focused, since the page changed under the buyer. */
export function PaidBanner() {
  const [notice, setNotice] = useState(readPaidNotice);
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => banner.current?.focus(), []);
  if (!notice) return null;
  const { amount, currency, orderId, planActiveUntil } = notice;
  const dismiss = () => {
    forgetPaidNotice();
    setNotice(undefined);
  };
  return (
    <Banner tone="ok" role="status" ref={banner} onDismiss={dismiss}>
      <p>
        {texts.thanks(formatMoney(amount, currency), formatDate(planActiveUntil))} {texts.order(orderId)}
      </p>
      <p>{site.sendsMail ? texts.emailed : texts.kept}</p>
    </Banner>
  );
}
