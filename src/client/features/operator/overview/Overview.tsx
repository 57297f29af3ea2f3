import type { OperatorState } from '../../../../shared/operator/schema';
import { Loaded } from '../../../loading/Loaded';
import { formatDateTime } from '../../../platform/date-format';
import { trpc } from '../../../platform/trpc';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import frame from '../OperatorPage.module.css';
import { texts as frameTexts } from '../texts';
import { CountCards } from './CountCards';
import styles from './Overview.module.css';
import { ServerFacts } from './ServerFacts';
import { texts } from './texts';

/** The state of the server, without personal data. */
export function Overview() {
  const state = trpc.operator.state.useQuery();
  return (
    <div className={styles.page}>
      <Loaded
        query={state}
        failed={frameTexts.cannotLoad}
        lost={frameTexts.cannotLoad}
        shape={['2rem', '8rem', '6rem']}
      >
        {(read) => <Shown state={read} isBusy={state.isFetching} onRefresh={() => void state.refetch()} />}
      </Loaded>
    </div>
  );
}

interface ShownProps {
  state: OperatorState;
  isBusy: boolean;
  onRefresh: () => void;
}

function Shown({ state, isBusy, onRefresh }: ShownProps) {
  const { openAttempts, evaluations, unsentMails } = state.waiting;
  return (
    <>
      <div className={frame.line}>
        <p className={styles.quiet}>{texts.runsSince(state.version, formatDateTime(state.startedAt))}</p>
        <Button variant="secondary" busy={isBusy} busyLabel={texts.refresh} onClick={onRefresh}>
          {texts.refresh}
        </Button>
      </div>
      {state.warnings.map((warning) => (
        <Banner key={warning} tone="warn">
          {warning}
        </Banner>
      ))}
      <ServerFacts state={state} />
      <section aria-label={texts.waiting}>
        <CountCards
          counts={[
            { label: texts.openAttempts, count: openAttempts },
            { label: texts.evaluations, count: evaluations },
            { label: texts.unsentMails, count: unsentMails },
          ]}
        />
      </section>
      <LastErrors errors={state.errors} />
      <p className={styles.quiet}>{texts.more}</p>
    </>
  );
}

/** The errors since the start, newest first. */
function LastErrors({ errors }: Pick<OperatorState, 'errors'>) {
  return (
    <section className={styles.errors} aria-labelledby="last-errors">
      <h2 id="last-errors" className={frame.subtitle}>
        {texts.errors}
      </h2>
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
