import { formatMoney } from '../../shared/plan/price';
import { Loaded } from '../loading/Loaded';
import { formatDate, formatDateTime } from '../platform/date-format';
import { site } from '../platform/site';
import { trpc } from '../platform/trpc';
import { Dialog } from '../ui/Dialog';
import { accountTexts } from './account-texts';
import styles from './PaymentsDialog.module.css';

/** The receipts of the teacher's own payments, newest first. */
export function PaymentsDialog({ onClose }: { onClose: () => void }) {
  const query = trpc.payments.list.useQuery();
  return (
    <Dialog open onClose={onClose} title={accountTexts.payments}>
      <Loaded query={query} failed={accountTexts.paymentsFailed} shape={['5rem']}>
        {(payments) => (
          <>
            {payments.length === 0 && <p>{accountTexts.noPayments}</p>}
            <ul className={styles.payments}>
              {payments.map(({ orderId, paymentId, paidAt, amount, currency, planActiveUntil }) => (
                <li key={orderId}>
                  <p className={styles.what}>
                    <b>{formatMoney(amount, currency)}</b> Premium Plan, one month, until{' '}
                    {formatDate(planActiveUntil)}
                  </p>
                  <p className="text-muted text-sm">Paid {formatDateTime(paidAt)}</p>
                  <p className="text-muted text-sm">
                    Order {orderId}, payment {paymentId}
                  </p>
                </li>
              ))}
            </ul>
            {site.sendsMail && payments.length > 0 && (
              <p className="text-muted text-sm">{accountTexts.receiptsByMail}</p>
            )}
          </>
        )}
      </Loaded>
    </Dialog>
  );
}
