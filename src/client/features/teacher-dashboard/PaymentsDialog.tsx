import { formatMoney } from '../../../shared/plan/money';
import { formatDate, formatDateTime } from '../../platform/date-format';
import { site } from '../../platform/site';
import { trpc } from '../../platform/trpc';
import { Loaded } from '../../quiz-parts/Loaded';
import { Dialog } from '../../ui/Dialog';
import styles from './PaymentsDialog.module.css';
import { texts } from './texts';

/** The receipts of the teacher's own payments, the newest first. */
export function PaymentsDialog({ onClose }: { onClose: () => void }) {
  const query = trpc.payments.list.useQuery();
  return (
    <Dialog open onClose={onClose} title={texts.payments}>
      <Loaded query={query} failed={texts.paymentsFailed} shape={['5rem']}>
        {(payments) => (
          <>
            {payments.length === 0 && <p>{texts.noPayments}</p>}
            <ul className={styles.payments}>
              {payments.map(({ orderId, paymentId, paidAt, amount, currency, planActiveUntil }) => (
                <li key={orderId}>
                  <p className={styles.what}>
                    <b>{formatMoney(amount, currency)}</b> Premium Plan, one month, until{' '}
                    {formatDate(planActiveUntil)}
                  </p>
                  <p className={styles.small}>Paid {formatDateTime(paidAt)}</p>
                  <p className={styles.small}>
                    Order {orderId}, payment {paymentId}
                  </p>
                </li>
              ))}
            </ul>
            {site.sendsMail && payments.length > 0 && <p className={styles.small}>{texts.receiptsByMail}</p>}
          </>
        )}
      </Loaded>
    </Dialog>
  );
}
