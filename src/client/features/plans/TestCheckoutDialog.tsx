import { useState } from 'react';
import { messages } from '../../../shared/messages';
import { formatMoney } from '../../../shared/plan/price';
import { serverSentence } from '../../platform/error-message';
import { trpcClient } from '../../platform/trpc-client';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { type PendingCheckout, usePendingCheckout } from './checkout';
import styles from './TestCheckoutDialog.module.css';

/** Replaces the card payment's checkout where none is set up; the steps around it are real. */
export function TestCheckoutDialog() {
  const checkout = usePendingCheckout();
  return checkout ? <OpenTestCheckout key={checkout.order.id} checkout={checkout} /> : null;
}

function OpenTestCheckout({ checkout: { order, buyer, settle } }: { checkout: PendingCheckout }) {
  const [chosen, setChosen] = useState<'success' | 'failure' | undefined>();
  const [error, setError] = useState<string | undefined>();
  const total = formatMoney(order.amount, order.currency);

  const choose = async (outcome: 'success' | 'failure') => {
    setChosen(outcome);
    setError(undefined);
    try {
      settle(await trpcClient.payments.testCheckout.mutate({ orderId: order.id, outcome }));
    } catch (failure) {
      setChosen(undefined);
      setError(serverSentence(failure) ?? messages.somethingWrong);
    }
  };
  const close = () => {
    if (!chosen) settle({ closed: true });
  };

  return (
    <Dialog
      open
      onClose={close}
      title="Test checkout"
      actions={
        <>
          <Button variant="ghost" onClick={close}>
            Cancel
          </Button>
          <Button variant="secondary" busy={chosen === 'failure'} onClick={() => void choose('failure')}>
            Fail the payment
          </Button>
          <Button busy={chosen === 'success'} onClick={() => void choose('success')} data-autofocus="">
            Pay {total}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <Banner tone="warn">
          No money moves. This checkout stands in for the card payment on this server.
        </Banner>
        {error && (
          <Banner tone="bad" role="alert">
            {error}
          </Banner>
        )}
        <dl className={styles.rows}>
          <dt>For</dt>
          <dd>{buyer.description}</dd>
          {buyer.name && (
            <>
              <dt>Teacher</dt>
              <dd>
                {buyer.name} ({buyer.email})
              </dd>
            </>
          )}
          <dt>Order</dt>
          <dd>{order.id}</dd>
          <dt>Total</dt>
          <dd className={styles.total}>{total}</dd>
        </dl>
      </div>
    </Dialog>
  );
}
