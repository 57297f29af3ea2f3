import type { OperatorState } from '../../../../shared/operator/schema';
import { Loaded } from '../../../loading/Loaded';
import { formatDateTime } from '../../../platform/date-format';
import { trpc } from '../../../platform/trpc';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { texts as frameTexts } from '../texts';
import { CountCards } from './CountCards';
import styles from './Overview.module.css';
import { ServerFacts } from './ServerFacts';
import { texts } from './texts';

/** The state of the server, without personal data. */
export function Overview() {
  const state = trpc.operator.state.useQuery();
  return (
    <div className="grid gap-4">
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
      <div className="flex flex-wrap items-end justify-between gap-2 gap-x-4">
        <p className="text-muted text-sm">
          {texts.runsSince(state.version, formatDateTime(state.startedAt))}
        </p>
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
      <p className="text-muted text-sm">{texts.more}</p>
    </>
  );
}

/** The errors since the start, newest first. */
function LastErrors({ errors }: Pick<OperatorState, 'errors'>) {
  return (
    <section className="grid gap-3" aria-labelledby="last-errors">
      <h2 id="last-errors" className="text-h3">
        {texts.errors}
      </h2>
      {errors.length === 0 ? (
        <p className="text-muted text-sm">{texts.noErrors}</p>
      ) : (
        <ul className="grid gap-2 list-none">
          {errors.map(({ at, event, error, requestId }) => (
            <li key={`${at}${event}${requestId}`} className={styles.error}>
              <p className="flex flex-wrap items-baseline gap-1 gap-x-3">
                <b>{event}</b> <span className="text-muted text-sm">{formatDateTime(at)}</span>
              </p>
              <p className="text-sm font-mono break-anywhere">{error}</p>
              {requestId && <p className="text-muted text-sm">{texts.request(requestId)}</p>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
