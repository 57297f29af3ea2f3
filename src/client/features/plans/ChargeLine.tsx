import { messages } from '../../../shared/messages';
import { formatMoney } from '../../../shared/plan/money';
import type { PlanPrice } from '../../../shared/plan/price';
import { formatDate } from '../../platform/date-format';
import { site } from '../../platform/site';
import styles from './PlanCard.module.css';
import { texts } from './texts';

interface ChargeLineProps {
  price: PlanPrice;
  /** Until when a plan that is active would run with another month. */
  nextUntilMs: number | null;
}

/** What the card is really charged, from the table that the order uses. */
export function ChargeLine({ price, nextUntilMs }: ChargeLineProps) {
  if (site.billing === 'off') {
    return <p className={styles.charge}>{messages.nothingBilled}</p>;
  }
  return (
    <p className={styles.charge}>
      You will be charged <b>{formatMoney(price.amountMinor, price.currency)}</b>{' '}
      {nextUntilMs === null ? texts.oneMonth : texts.oneMoreMonth(formatDate(nextUntilMs))}
    </p>
  );
}
