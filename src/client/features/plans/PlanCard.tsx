import { Check } from 'lucide-react';
import { messages } from '../../../shared/messages';
import { formatMoney, type PlanPrice, planPrice } from '../../../shared/plan/price';
import { formatDate } from '../../platform/date-format';
import { offerTexts } from '../../platform/offer-texts';
import { site } from '../../platform/site';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { ConfirmDialog } from '../../ui/Dialog';
import { useCountry } from './country';
import styles from './PlanCard.module.css';
import { nextUntilMs, type PlanHolder, usePlanHolder } from './plan-holder';
import { usePurchase } from './purchase';
import { PLAN_FEATURES, texts } from './texts';

const offer = offerTexts(site);
const isBilled = site.billing === 'on';

/** The plan: its features, the price shown, and beside the button the amount charged. */
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

interface ChargeLineProps {
  price: PlanPrice;
  /** The end of an active plan after another month. */
  nextUntilMs: number | null;
}

/** The amount charged, from the same table as the order. */
function ChargeLine({ price, nextUntilMs }: ChargeLineProps) {
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

/** The state of the teacher's plan, above the offer. */
function PlanState({ holder: { planActive, planActiveUntil } }: { holder: PlanHolder }) {
  if (planActiveUntil === null) return null;
  const date = formatDate(planActiveUntil);
  return (
    <Banner tone={planActive ? 'ok' : 'info'} role="status">
      {planActive ? texts.activeUntil(date) : texts.ended(date)}
    </Banner>
  );
}

interface AddMonthDialogProps {
  /** The teacher who asked for an active plan again. */
  holder: PlanHolder | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Confirms another month, so that none is paid by accident. */
function AddMonthDialog({ holder, onConfirm, onCancel }: AddMonthDialogProps) {
  const [until, next] = [holder?.planActiveUntil ?? null, nextUntilMs(holder)];
  if (until === null || next === null) return null;
  return (
    <ConfirmDialog
      open
      title={texts.addTitle}
      body={texts.addBody(formatDate(until), formatDate(next))}
      confirmLabel={texts.addMonth}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
