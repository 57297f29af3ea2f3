import { BACK_ONLINE_WITHIN_MS, QUESTION_TIME_NOTICED_WITHIN_MS } from '../../../shared/constants';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import type { Deps } from '../../deps';
import { accessOfPage } from '../../rules/attempt/requests';
import { type AttemptRecord, attemptsStore } from './store';

/**
 * Lets only the page that holds the attempt write; a free attempt becomes its own. A save without a page id is always accepted
 * and does not change the holder. Throws 409 for another page. Part of the save's transaction.
 */
export function keepToWriter(
  deps: Pick<Deps, 'db'>,
  attempt: AttemptRecord,
  { writerId, now }: { writerId: string | null; now: number },
): void {
  if (writerId === null) return;
  const isHeldByOther = attempt.writerId !== null && attempt.writerId !== writerId;
  if (isHeldByOther || (attempt.writerId === null && !claimWriter(deps, attempt, writerId))) {
    throw new DomainError('conflict', messages.openElsewhere);
  }
  noteSeen(deps, attempt.id, { writerId, seenAt: now });
}

/** A page's relation to a running attempt, from the stored holder and its last sign of life. */
export function accessOf(
  deps: Pick<Deps, 'db'>,
  { id: attemptId, writerId: holder }: AttemptRecord,
  page: { writerId: string; claim: boolean; now: number },
) {
  const { writerId, now } = page;
  return accessOfPage({
    writerId,
    wantsToWrite: page.claim,
    heldBy:
      holder === null
        ? null
        : { writerId: holder, heardAtMs: heardAt(deps, { attemptId, writerId: holder, now }) },
    nowMs: now,
  });
}

/** Gives a running attempt to a page unless its holder changed since it was read. Part of a transaction. */
export function claimWriter(
  { db }: Pick<Deps, 'db'>,
  { id: attemptId, writerId: holderId }: Pick<AttemptRecord, 'id' | 'writerId'>,
  writerId: string,
): boolean {
  return attemptsStore(db).setWriter.run({ attemptId, holderId, writerId }).changes > 0;
}

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
export function offlineSince(deps: Pick<Deps, 'db'>, attemptId: string, now: number): number | null {
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
  const known = heardOn.get(db);
  if (known) return known;
  const heard = { since: now, pages: new Map<string, Presence>() };
  heardOn.set(db, heard);
  return heard;
}
