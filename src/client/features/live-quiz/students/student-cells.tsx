import { formatTime } from '../../../../shared/languages/date-form';
import { endedTexts } from '../../../desk/ended-texts';
import { formatClock, secondsUntil } from '../../../rules/timing/countdown';
import { useLiveNow } from '../live-clock';
import { texts } from '../texts';
import { LIVE_STATES, StateShape } from './LiveShape';
import type { RowFacts } from './row-facts';
import styles from './student-cells.module.css';

type StateProps = Pick<RowFacts, 'state' | 'submittedBy' | 'submittedAt' | 'offlineSince'>;

/** A student's state as a shape and a word. */
export function LiveState({ state, submittedBy, submittedAt, offlineSince }: StateProps) {
  const label = submittedBy === null ? LIVE_STATES[state] : endedTexts[submittedBy].badge;
  return (
    <span className={styles.state}>
      <StateShape state={state} />
      <span>
        {label}
        {submittedAt !== null && <span className={styles.when}> {formatTime(submittedAt)}</span>}
        {offlineSince !== null && <SilentFor since={offlineSince} />}
      </span>
    </span>
  );
}

function SilentFor({ since }: { since: number }) {
  return <> {formatClock(secondsUntil(useLiveNow(), since))}</>;
}

/** The number of answered questions. */
export function AnsweredOf({
  answeredCount,
  questionCount,
}: Pick<RowFacts, 'answeredCount' | 'questionCount'>) {
  return (
    <>
      <b className={styles.answered}>{answeredCount}</b>
      <span className={styles.quiet}> / {questionCount}</span>
    </>
  );
}

type TabProps = Pick<RowFacts, 'tabChanges' | 'tabChangeLimit' | 'tabTone' | 'reloadCount'>;

/** The tab changes used: amber from the first, red at the limit; with reloads beside them. */
export function TabChanges({ tabChanges, tabChangeLimit, tabTone, reloadCount }: TabProps) {
  return (
    <>
      {reloadCount > 0 && <span className={styles.quiet}>{texts.reloads(reloadCount)} </span>}
      <span className={styles[tabTone]}>
        {tabChanges === 0 ? <None /> : texts.tabChangesOf(tabChanges ?? 0, tabChangeLimit)}
      </span>
    </>
  );
}

type TimeProps = Pick<RowFacts, 'deadline' | 'secondsLeft' | 'timeFactorPercent'>;

/** A student's remaining time by the server's clock, which stops during a pause. */
export function TimeLeft({ deadline, secondsLeft, timeFactorPercent }: TimeProps) {
  if (deadline === null && secondsLeft === null) return <None />;
  return (
    <>
      {timeFactorPercent !== 100 && (
        <span className={styles.quiet}>{texts.timeFactor(timeFactorPercent)} </span>
      )}
      {deadline === null ? formatClock(secondsLeft ?? 0) : <Countdown deadline={deadline} />}
    </>
  );
}

function Countdown({ deadline }: { deadline: number }) {
  const seconds = secondsUntil(deadline, useLiveNow());
  return <>{seconds > 0 ? formatClock(seconds) : texts.timeUp}</>;
}

const None = () => <span className={styles.quiet}>–</span>;
