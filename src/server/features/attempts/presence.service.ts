import type { Deps } from '../../deps';

/** What the page that writes an attempt last said of itself; times are epoch milliseconds. */
export interface Presence {
  readonly writerId: string;
  readonly seenAt: number;
  /** The question on its screen; null until it said so. */
  readonly questionId: string | null;
  /** Answers that the server had not acknowledged. */
  readonly unsentCount: number;
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
  page: Pick<Presence, 'writerId' | 'seenAt'> & Partial<Presence>,
): void {
  const { pages } = heardBy(deps, page.seenAt);
  const before = pages.get(attemptId);
  pages.delete(attemptId);
  pages.set(attemptId, { questionId: null, unsentCount: 0, ...before, ...page });
  for (const [longest, { seenAt }] of pages) {
    if (page.seenAt - seenAt <= FORGOTTEN_AFTER_MS) break;
    pages.delete(longest);
  }
}

/** What is known of the page that writes an attempt, if it was heard of within the hour. */
export const findPresence = (deps: Pick<Deps, 'db'>, attemptId: string, now: number): Presence | undefined =>
  heardBy(deps, now).pages.get(attemptId);

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
