import { texts } from './texts';

const MINUTE_MS = 60_000;

/** How time that was added is told: a teacher gives whole minutes, a server that was away gives back what was lost. */
export function givenTimeText(addedMs: number): string {
  const minutes = Math.round(addedMs / MINUTE_MS);
  // Of a paused quiz the time left is told to within the way of the answer.
  const isWhole = Math.abs(addedMs - minutes * MINUTE_MS) < 500;
  return isWhole ? texts.minutesGiven(minutes) : texts.secondsGiven(Math.round(addedMs / 1000));
}
