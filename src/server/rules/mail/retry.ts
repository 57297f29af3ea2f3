const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The delays before retries of a mail; after the last one it is given up. */
export const RETRY_AFTER_MS = [1, 5, 15, 60, 4 * 60, 12 * 60].map((minutes) => minutes * MINUTE_MS);
/** A mail first sent after this long would only puzzle its reader. */
export const MAIL_TOO_OLD_MS = 72 * HOUR_MS;
/** The pauses after consecutive failures of a mail server. */
const SERVER_PAUSES_MS = [0.5, 1, 2, 5, 10].map((minutes) => minutes * MINUTE_MS);

export const gaveUpTooOld = 'Not sent: it had waited for more than three days.';
export const retriedByHand = 'Called for by hand.';

/** The time of the next try of a mail after `tries` failures; null if it is given up. */
export function nextTryAt({ tries, now }: { tries: number; now: number }): number | null {
  const wait = RETRY_AFTER_MS[tries - 1];
  return wait === undefined ? null : now + wait;
}

/** Whether a waiting mail is given up unsent; a mail with an error was tried, or requested by hand. */
export const isTooOld = (
  mail: { readonly createdAt: number; readonly lastError: string | null },
  now: number,
): boolean => mail.lastError === null && now - mail.createdAt > MAIL_TOO_OLD_MS;

/** The pause of all mail after `failures` consecutive server failures. */
export const serverPauseMs = (failures: number): number =>
  SERVER_PAUSES_MS[Math.min(failures, SERVER_PAUSES_MS.length) - 1] ?? 0;

/** Matches each word once, to search it for an address. */
const WORD = /[^\s<>"'(),:;]+/g;

/** A reason without email addresses, for the log. */
export const withoutAddresses = (reason: string): string => reason.replace(WORD, withoutAddress);

function withoutAddress(word: string): string {
  const before = word.search(/[^=]@./);
  return before === -1 ? word : `${word.slice(0, word.lastIndexOf('=', before) + 1)}…`;
}
