import { messages } from '../../../shared/messages';
import { formatMoney } from '../../../shared/plan/money';
import type { PlanPrice } from '../../../shared/plan/price';
import { site } from '../../platform/site';
import styles from './PlanCard.module.css';

/** What the card is really charged, from the table that the order uses. */
export function ChargeLine({ price }: { price: PlanPrice }) {
  if (site.billing === 'off') {
    return <p className={styles.charge}>{messages.nothingBilled}</p>;
  }
  return (
    <p className={styles.charge}>
      You will be charged <b>{formatMoney(price.amountMinor, price.currency)}</b> for one month.
    </p>
  );
}
