const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long a mail waits after its first, second … failure; after one more it is given up. */
export const RETRY_AFTER_MS = [1, 5, 15, 60, 4 * 60, 12 * 60].map((minutes) => minutes * MINUTE_MS);
/** A mail that was never tried for this long would only puzzle its reader. */
export const MAIL_TOO_OLD_MS = 72 * HOUR_MS;
/** How long a mail server that could not be used is left alone: after the first time, the second … */
const SERVER_PAUSES_MS = [0.5, 1, 2, 5, 10].map((minutes) => minutes * MINUTE_MS);

export const gaveUpTooOld = 'Not sent: it had waited for more than three days.';
export const retriedByHand = 'Called for by hand.';

/** When a mail is tried again that has now failed `tries` times; null: it is given up. */
export function nextTryAt({ tries, now }: { tries: number; now: number }): number | null {
  const wait = RETRY_AFTER_MS[tries - 1];
  return wait === undefined ? null : now + wait;
}

/** Whether a waiting mail is given up unsent; one that was tried, or that somebody called for by hand, has an error. */
export const isTooOld = (
  mail: { readonly createdAt: number; readonly lastError: string | null },
  now: number,
): boolean => mail.lastError === null && now - mail.createdAt > MAIL_TOO_OLD_MS;

/** How long all mail waits once the server could not be used `failures` times in a row. */
export const serverPauseMs = (failures: number): number =>
  SERVER_PAUSES_MS[Math.min(failures, SERVER_PAUSES_MS.length) - 1] ?? 0;

/** Each is read once, and looked through for an address then. */
const WORD = /[^\s<>"'(),:;]+/g;

/** A reason as it may stand in a log: without email addresses. */
export const withoutAddresses = (reason: string): string => reason.replace(WORD, withoutAddress);

function withoutAddress(word: string): string {
  const before = word.search(/[^=]@./);
  return before === -1 ? word : `${word.slice(0, word.lastIndexOf('=', before) + 1)}…`;
}
