import { SAME_END_MS, type SUBMITTED_BY } from '../constants';

export type SubmittedBy = (typeof SUBMITTED_BY)[number];

/** How a submission of a page arrives. Times are epoch milliseconds. */
interface HandingIn {
  closingSince: number | null;
  isLastTabChange: boolean;
  /** What the page says. */
  reason: 'student' | 'time' | null;
  /** The deadline that the page knew, if it says so. */
  knownDeadlineMs: number | null;
  nowMs: number;
  deadlineMs: number;
  /** When the time of the last question is over; null without question timers. */
  lastQuestionEndsAtMs: number | null;
}

/**
 * Why a page handed an attempt in (contract "Why it ended"): by the server's clock and count, and the page's own word only
 * where both leave it open. A student who pressed submit in time may be heard late.
 */
export function whyHandedIn(arrival: HandingIn): SubmittedBy {
  const { reason, nowMs, deadlineMs, lastQuestionEndsAtMs } = arrival;
  if (arrival.closingSince !== null || arrival.isLastTabChange) return 'tab-changes';
  const endsAtMs = Math.min(deadlineMs, lastQuestionEndsAtMs ?? deadlineMs);
  const isTimeOver = nowMs >= endsAtMs - SAME_END_MS;
  return isTimeOver && reason !== 'student' ? 'time' : 'student';
}

/** Whether a page hands an attempt in for the end of its time and has not heard that there is more. */
export const isTooSoon = (arrival: HandingIn): boolean =>
  arrival.reason === 'time' &&
  arrival.deadlineMs > (arrival.knownDeadlineMs ?? Number.POSITIVE_INFINITY) + SAME_END_MS &&
  arrival.closingSince === null &&
  !arrival.isLastTabChange;

/**
 * Why an attempt ended, as it is told, null while it runs: the last tab change stands before whoever handed it in then.
 * Attempts of earlier versions say no more than `student` and `server`, and are read alike.
 */
export const whyItEnded = <By extends SubmittedBy | null>({
  submittedBy,
  closingSince,
}: {
  submittedBy: By;
  closingSince: number | null;
}): By | 'tab-changes' => (submittedBy !== null && closingSince !== null ? 'tab-changes' : submittedBy);

/** Whether its own page handed an attempt in; what comes after another end is late, and kept for the teacher. */
export const isFromItsPage = ({
  submittedBy,
  submissionHash,
}: {
  submittedBy: SubmittedBy | null;
  submissionHash: string | null;
}): boolean =>
  // Earlier versions kept no hash, and knew no other word for it.
  submittedBy === 'student' || submissionHash !== null;
