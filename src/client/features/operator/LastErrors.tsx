import type { OperatorState } from '../../../shared/operations/operator-state';
import { formatDateTime } from '../../platform/date-format';
import styles from './OperatorPage.module.css';
import { texts } from './texts';

/** What went wrong since the start, the newest first. */
export function LastErrors({ errors }: Pick<OperatorState, 'errors'>) {
  return (
    <section className={styles.errors} aria-labelledby="last-errors">
      <h2 id="last-errors">{texts.errors}</h2>
      {errors.length === 0 ? (
        <p className={styles.quiet}>{texts.noErrors}</p>
      ) : (
        <ul className={styles.errorList}>
          {errors.map(({ at, event, error, requestId }) => (
            <li key={`${at}${event}${requestId}`} className={styles.error}>
              <p className={styles.errorHead}>
                <b>{event}</b> <span className={styles.quiet}>{formatDateTime(at)}</span>
              </p>
              <p className={styles.errorText}>{error}</p>
              {requestId && <p className={styles.quiet}>{texts.request(requestId)}</p>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
