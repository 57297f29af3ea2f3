import { accessOfPage } from '../../../shared/attempt/writer';
import { BACK_ONLINE_WITHIN_MS, QUESTION_TIME_NOTICED_WITHIN_MS } from '../../../shared/constants';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import type { Deps } from '../../deps';
import { type AttemptRecord, attemptsStore } from './store';

/**
 * Lets only the page write that holds the attempt; one that nobody holds is its own from then on. A save that names no
 * page is always taken and changes nothing about who holds it. Refuses another page (409). Part of the save's transaction.
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

/** What a page is to a running attempt, by what is stored and what was heard of the page that holds it. */
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

/** Gives a running attempt to a page, unless it has another holder by now than was read. Part of a transaction. */
export function claimWriter(
  { db }: Pick<Deps, 'db'>,
  { id: attemptId, writerId: holderId }: Pick<AttemptRecord, 'id' | 'writerId'>,
  writerId: string,
): boolean {
  return attemptsStore(db).setWriter.run({ attemptId, holderId, writerId }).changes > 0;
}

/** What the page that writes an attempt last said of itself; times are epoch milliseconds. */
export interface Presence {
  readonly writerId: string;
  readonly seenAt: number;
  /** The question on its screen; null until it said so. */
  readonly questionId: string | null;
  /** Answers that the server had not acknowledged. */
  readonly unsentCount: number;
  /** The last time that it was not heard of for long, and when it was heard of again. */
  readonly offline: { readonly since: number; readonly until: number } | null;
}

interface Heard {
  /** Nobody was heard of before: a server that has just started knows nothing of the pages that stand open. */
  readonly since: number;
  /** By attempt, the longest unheard first. */
  readonly pages: Map<string, Presence>;
}

/** Who has not been heard of for so long is forgotten, so that the memory does not grow with the years. */
const FORGOTTEN_AFTER_MS = 60 * 60 * 1000;
/** Lost when the server stops, and known again a few seconds later: nothing of it is worth a write. */
const heardOn = new WeakMap<Deps['db'], Heard>();

/** Keeps that the page which writes an attempt was heard of now, and what it said; what it did not say stays. */
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

/** What is known of the page that writes an attempt, if it was heard of within the hour. */
export const findPresence = (deps: Pick<Deps, 'db'>, attemptId: string, now: number): Presence | undefined =>
  heardBy(deps, now).pages.get(attemptId);

/** Since when the page of an attempt was offline, until now or until it came back to send what it has; null where it was not. */
export function offlineSince(deps: Pick<Deps, 'db'>, attemptId: string, now: number): number | null {
  const page = findPresence(deps, attemptId, now);
  if (!page) return null;
  // A longer silence would leave a gap: too late to have been on its way, too soon to have been offline.
  if (now - page.seenAt > QUESTION_TIME_NOTICED_WITHIN_MS) return page.seenAt;
  return page.offline && now - page.offline.until <= BACK_ONLINE_WITHIN_MS ? page.offline.since : null;
}

/** When the page that holds an attempt was last heard of; after a restart each has the time to speak up again. */
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
