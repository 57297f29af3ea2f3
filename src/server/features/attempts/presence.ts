import { BACK_ONLINE_WITHIN_MS, QUESTION_TIME_NOTICED_WITHIN_MS } from '../../../shared/constants';
import type { Deps } from '../../deps';
import type { Arrival } from '../../rules/attempt/sent-answers';

/** The last report of an attempt's writing page; times are epoch milliseconds. */
export interface Presence {
  readonly writerId: string;
  readonly seenAt: number;
  /** The question on its screen; null before the first report. */
  readonly questionId: string | null;
  /** Answers not yet acknowledged by the server. */
  readonly unsentCount: number;
  /** Its last long silence: from, and until it was heard of again. */
  readonly offline: { readonly since: number; readonly until: number } | null;
}

interface Heard {
  /** No pages are known before this: a restarted server does not know which are open. */
  readonly since: number;
  /** By attempt, the longest silent first. */
  readonly pages: Map<string, Presence>;
}

/** Pages silent for this long are evicted. */
const FORGOTTEN_AFTER_MS = 60 * 60 * 1000;
/** In memory only: known again seconds after a restart. */
const heardOn = new WeakMap<Deps['db'], Heard>();

/** Records a sign of life of an attempt's writing page and its report; absent fields stay. */
export function noteSeen(
  deps: Pick<Deps, 'db'>,
  attemptId: string,
  page: Pick<Presence, 'writerId' | 'seenAt'> & Partial<Omit<Presence, 'offline'>>,
): void {
  const { pages } = heardBy(deps, page.seenAt);
  const before = pages.get(attemptId);
  pages.delete(attemptId);
  const isBack = before !== undefined && page.seenAt - before.seenAt > QUESTION_TIME_NOTICED_WITHIN_MS;
  const offline = isBack ? { since: before.seenAt, until: page.seenAt } : (before?.offline ?? null);
  pages.set(attemptId, { questionId: null, unsentCount: 0, ...before, ...page, offline });
  for (const [longest, { seenAt }] of pages) {
    if (page.seenAt - seenAt <= FORGOTTEN_AFTER_MS) break;
    pages.delete(longest);
  }
}

/** The last report of an attempt's writing page, within the hour. */
export const findPresence = (deps: Pick<Deps, 'db'>, attemptId: string, now: number): Presence | undefined =>
  heardBy(deps, now).pages.get(attemptId);

/** When the attempt's page went offline, until now or until it came back to send its changes; null if it did not. */
function offlineSince(deps: Pick<Deps, 'db'>, attemptId: string, now: number): number | null {
  const page = findPresence(deps, attemptId, now);
  if (!page) return null;
  // A longer limit would leave a gap: too late for a request in flight, too soon for offline.
  if (now - page.seenAt > QUESTION_TIME_NOTICED_WITHIN_MS) return page.seenAt;
  return page.offline && now - page.offline.until <= BACK_ONLINE_WITHIN_MS ? page.offline.since : null;
}

/** When the holding page was last heard of; after a restart each page gets time to report again. */
export function heardAt(
  deps: Pick<Deps, 'db'>,
  { attemptId, writerId, now }: { attemptId: string; writerId: string; now: number },
): number {
  const { since, pages } = heardBy(deps, now);
  const page = pages.get(attemptId);
  return page?.writerId === writerId ? page.seenAt : since;
}

function heardBy({ db }: Pick<Deps, 'db'>, now: number): Heard {
  const known = heardOn.get(db) ?? { since: now, pages: new Map() };
  heardOn.set(db, known);
  return known;
}

/** How a request of an attempt's page arrives; before `noteSeen`, which ends its silence. */
export const arrivalOf = (deps: Pick<Deps, 'db' | 'policy'>, attemptId: string, now: number): Arrival => ({
  now,
  offlineSince: offlineSince(deps, attemptId, now),
  graceMs: deps.policy.submitGraceSeconds * 1000,
});
