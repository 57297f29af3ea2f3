import { useEffect, useRef, useState } from 'react';
import { formatMoney } from '../../../shared/plan/money';
import { formatDate } from '../../platform/date-format';
import { forgetPaidNotice, readPaidNotice } from '../../platform/paid-notice';
import { site } from '../../platform/site';
import { Banner } from '../../ui/Banner';
import { texts } from './texts';

/** Confirms what was just paid, until it is read; the focus is on it, since the page has changed under the buyer. */
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
        {texts.paidThanks(formatMoney(amount, currency), formatDate(planActiveUntil))}{' '}
        {texts.paidOrder(orderId)}
      </p>
      <p>{site.sendsMail ? texts.paidMail : texts.paidKept}</p>
    </Banner>
  );
}
