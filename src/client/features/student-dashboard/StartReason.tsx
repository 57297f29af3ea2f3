import { useId } from 'react';
import type { MayStart } from '../../../shared/assignment/may-start';
import { startSentence } from '../../../shared/assignment/sentences';
import type { SharedQuiz } from '../../../shared/quiz/schema';
import { nowMs, type ServerTime, useNowMs, useServerNow } from '../../platform/clock';
import { ownTimeZone } from '../../platform/local-date-time';
import { momentsOf, startBy } from '../../rules/assignment/start-by';
import { formatClock, secondsUntil } from '../../rules/timing/countdown';
import { Banner } from '../../ui/Banner';
import styles from './StartCard.module.css';
import { startTexts } from './start-texts';

/** The time before the opening from which seconds are counted, in ms. */
const COUNTED_MS = 3_600_000;

interface Gate {
  readonly start: MayStart;
  /** The id of the reason that blocks the button, if any. */
  readonly reasonId: string | undefined;
  readonly time: ServerTime;
  /** Whether it was closed when the card loaded and has opened since. */
  readonly hasOpened: boolean;
}

/** Whether a card's quiz may be started, by the server's clock over time. */
export function useGate(quiz: SharedQuiz, receivedAtMs: number): Gate {
  const id = useId();
  const told: MayStart = quiz.own?.start ?? { yes: true, until: null };
  const time = { serverNow: quiz.own?.serverNow ?? receivedAtMs, receivedAtMs };
  const now = useServerNow(
    time,
    momentsOf(told).flatMap((moment) => [moment - COUNTED_MS, moment]),
  );
  const start = startBy(told, now);
  // During a pause the button asks the server again.
  const isShut = 'no' in start && start.because !== 'paused';
  return { start, reasonId: isShut ? id : undefined, time, hasOpened: 'no' in told && 'yes' in start };
}

/** Why the quiz cannot be started now, and when it can; announces the opening. */
export function StartReason({ gate: { start, reasonId, time, hasOpened } }: { gate: Gate }) {
  const sentence = startSentence(start, ownTimeZone());
  const opens = 'no' in start && start.because === 'not-yet' ? start.from : undefined;
  return (
    <div id={reasonId} role="status">
      {sentence && (
        <Banner tone={opens === undefined ? 'warn' : 'info'}>
          {sentence}
          {opens !== undefined && <p>{startTexts.opensByItself}</p>}
          {opens !== undefined && <Countdown until={opens} time={time} />}
        </Banner>
      )}
      {hasOpened && <p className={styles.opened}>{startTexts.openNow}</p>}
    </div>
  );
}

/** Counts the last hour in seconds; screen readers hear only the opening. */
function Countdown({ until, time: { serverNow, receivedAtMs } }: { until: number; time: ServerTime }) {
  useNowMs(1000);
  const left = until - (serverNow + nowMs() - receivedAtMs);
  if (left > COUNTED_MS) return null;
  return (
    <p className={styles.countdown} aria-hidden="true">
      {startTexts.opensIn({ clock: formatClock(secondsUntil(left, 0)) })}
    </p>
  );
}
