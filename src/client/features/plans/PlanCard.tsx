import { Check } from 'lucide-react';
import { planPrice } from '../../../shared/plan/price';
import { useCountry } from '../../platform/country';
import { site } from '../../platform/site';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { ChargeLine } from './ChargeLine';
import styles from './PlanCard.module.css';
import { PLAN_FEATURES } from './plan-content';
import { usePurchase } from './use-purchase';

/** The one offer: what it holds, the price shown, and beside the button what is really charged. */
export function PlanCard() {
  const country = useCountry();
  const price = planPrice(country);
  const purchase = usePurchase({ amount: price.chargeAmount, country });
  return (
    <Card as="section" className={styles.card} aria-labelledby="premium-plan">
      <div className={styles.what}>
        <h2 id="premium-plan">Premium Plan</h2>
        <ul className={styles.features}>
          {PLAN_FEATURES.map((feature) => (
            <li key={feature}>
              <Check size={20} aria-hidden="true" />
              {feature}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.buy}>
        <p className={styles.price}>
          <span className={styles.amount}>
            <span className={styles.symbol}>{price.symbol}</span>
            {price.displayAmount}
          </span>{' '}
          <span className={styles.per}>per month</span>
        </p>
        <ChargeLine price={price} />
        {purchase.failure && (
          <Banner tone="bad" role="alert">
            {purchase.failure}
          </Banner>
        )}
        <Button
          size="large"
          className={styles.button}
          busy={purchase.busy}
          busyLabel="Opening checkout…"
          onClick={purchase.start}
        >
          Get Started Today
        </Button>
        <p className={styles.quiet} role="status">
          {purchase.quietLine}
        </p>
        <p className={styles.small}>
          No setup fees. Cancel anytime; access continues until the end of the billing period.
          {site.payments === 'test' &&
            site.billing === 'on' &&
            ' This server uses a test checkout: no money moves.'}
        </p>
      </div>
    </Card>
  );
}
