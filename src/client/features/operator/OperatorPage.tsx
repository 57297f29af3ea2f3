import type { OperatorSession, OperatorState } from '../../../shared/operator/schema';
import { formatDateTime, formatTime } from '../../platform/date-format';
import { useDocumentTitle } from '../../platform/use-document-title';
import { Loaded } from '../../quiz-parts/Loaded';
import { ScreenHead } from '../../quiz-parts/ScreenHead';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { CountCards } from '../../ui/Card';
import { CopyButton } from '../../ui/CopyButton';
import { EmptyState } from '../../ui/EmptyState';
import { PageShell } from '../../ui/PageShell';
import styles from './OperatorPage.module.css';
import { useOperatorState } from './operator-state';
import { ServerFacts } from './ServerFacts';
import { texts } from './texts';

/** How the server is, for whoever runs it: opened by a link that is good once. It only reads. */
export function OperatorPage() {
  useDocumentTitle(texts.title);
  const query = useOperatorState();
  return (
    <PageShell>
      {query.data === null ? (
        <EmptyState
          title={texts.closed}
          heading="h1"
          action={<CopyButton text={texts.command} label="Copy the command" />}
        >
          {texts.howToOpen} <code>{texts.command}</code>
        </EmptyState>
      ) : (
        <div className={styles.page}>
          <Loaded
            query={{ ...query, data: query.data }}
            failed={texts.cannotLoad}
            lost={texts.cannotLoad}
            shape={['4rem', '12rem', '6rem']}
          >
            {(view) => <Shown {...view} isBusy={query.isFetching} onRefresh={() => void query.refetch()} />}
          </Loaded>
        </div>
      )}
    </PageShell>
  );
}

interface ShownProps {
  state: OperatorState;
  session: OperatorSession;
  isBusy: boolean;
  onRefresh: () => void;
}

function Shown({ state, session, isBusy, onRefresh }: ShownProps) {
  const { openAttempts, evaluations, unsentMails } = state.waiting;
  return (
    <>
      <ScreenHead
        title={texts.title}
        about={texts.runsSince(state.version, formatDateTime(state.startedAt))}
        actions={
          <Button variant="secondary" busy={isBusy} busyLabel={texts.refresh} onClick={onRefresh}>
            {texts.refresh}
          </Button>
        }
      />
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
      <p className={styles.quiet}>
        {texts.openUntil(formatTime(session.expiresAt))} {texts.more}
      </p>
    </>
  );
}

/** What went wrong since the start, the newest first. */
function LastErrors({ errors }: Pick<OperatorState, 'errors'>) {
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
