import { useId } from 'react';
import type { MayStart } from '../../../shared/assignment/may-start';
import { startSentence } from '../../../shared/assignment/sentences';
import type { SharedQuiz } from '../../../shared/quiz/schema';
import { nowMs, type ServerTime, useNowMs, useServerNow } from '../../platform/clock';
import { ownTimeZone } from '../../platform/local-date-time';
import { momentsOf, startBy } from '../../rules/assignment/start-by';
import { formatClock, secondsUntil } from '../../rules/timing/countdown';
import { Banner } from '../../ui/Banner';
import { startTexts } from './later-texts';
import styles from './StartCard.module.css';

/** So long before it opens the seconds are counted. */
const COUNTED_MS = 3_600_000;

interface Gate {
  readonly start: MayStart;
  /** What the button waits for, if it does. */
  readonly reasonId: string | undefined;
  readonly time: ServerTime;
  /** It was closed when the card came, and has opened since. */
  readonly hasOpened: boolean;
}

/** Whether the quiz of a card may be started, by the server's clock, as time goes on. */
export function useGate(quiz: SharedQuiz, receivedAtMs: number): Gate {
  const id = useId();
  const told: MayStart = quiz.own?.start ?? { yes: true, until: null };
  const time = { serverNow: quiz.own?.serverNow ?? receivedAtMs, receivedAtMs };
  const now = useServerNow(
    time,
    momentsOf(told).flatMap((moment) => [moment - COUNTED_MS, moment]),
  );
  const start = startBy(told, now);
  // In a pause the server is asked again, by the button.
  const isShut = 'no' in start && start.because !== 'paused';
  return { start, reasonId: isShut ? id : undefined, time, hasOpened: 'no' in told && 'yes' in start };
}

/** Why the quiz cannot be started now, and when it can; says so once it can. */
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

/** The last hour by its seconds; a screen reader is told of the opening alone. */
function Countdown({ until, time: { serverNow, receivedAtMs } }: { until: number; time: ServerTime }) {
  useNowMs(1000);
  const left = until - (serverNow + nowMs() - receivedAtMs);
  if (left > COUNTED_MS) return null;
  return (
    <p className={styles.countdown} aria-hidden="true">
      {startTexts.opensIn(formatClock(secondsUntil(left, 0)))}
    </p>
  );
}
