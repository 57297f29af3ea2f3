import { Check } from 'lucide-react';
import { planPrice } from '../../../shared/plan/price';
import { useCountry } from '../../platform/country';
import { offerTexts } from '../../platform/offer-texts';
import { site } from '../../platform/site';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { AddMonthDialog } from './AddMonthDialog';
import { ChargeLine } from './ChargeLine';
import { nextUntilMs } from './next-month';
import styles from './PlanCard.module.css';
import { PlanState } from './PlanState';
import { PLAN_FEATURES } from './plan-content';
import { usePlanHolder } from './plan-holder';
import { texts } from './texts';
import { usePurchase } from './use-purchase';

const offer = offerTexts(site);
const isBilled = site.billing === 'on';

/** The one offer: what it holds, the price shown, and beside the button what is really charged. */
export function PlanCard() {
  const country = useCountry();
  const price = planPrice(country);
  const holder = usePlanHolder();
  const purchase = usePurchase({ amount: price.chargeAmount, country });
  return (
    <Card as="section" className={styles.card} aria-labelledby="premium-plan">
      <div className={styles.what}>
        <h2 id="premium-plan">Premium Plan</h2>
        <ul className={styles.features}>
          {PLAN_FEATURES.map(({ text, note }) => (
            <li key={text}>
              <Check size={20} aria-hidden="true" />
              <div>
                <p>{text}</p>
                {note && offer[note] && <small>{offer[note]}</small>}
              </div>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.buy}>
        {holder && <PlanState holder={holder} />}
        <p className={styles.price}>
          <span className={styles.amount}>
            {isBilled && <span className={styles.symbol}>{price.symbol}</span>}
            {isBilled ? price.displayAmount : texts.free}
          </span>{' '}
          <span className={styles.per}>{isBilled ? 'per month' : texts.onThisServer}</span>
        </p>
        <ChargeLine price={price} nextUntilMs={nextUntilMs(holder)} />
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
        <p className={styles.small}>{isBilled ? <Terms /> : texts.nothingToCancel}</p>
      </div>
      <AddMonthDialog holder={purchase.asked} onConfirm={purchase.addMonth} onCancel={purchase.cancel} />
    </Card>
  );
}

const Terms = () => (
  <>
    No setup fees. {texts.doesNotRenew} Cancel anytime; access continues until the end of the billing period.
    {site.payments === 'test' && ' This server uses a test checkout: no money moves.'}
  </>
);
