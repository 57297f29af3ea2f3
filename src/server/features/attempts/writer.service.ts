import { standingOfPage } from '../../../shared/attempt/writer';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import type { Deps } from '../../deps';
import { heardAt, noteSeen } from './presence.service';
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
export function standingOf(
  deps: Pick<Deps, 'db'>,
  { id: attemptId, writerId: holder }: AttemptRecord,
  page: { writerId: string; claim: boolean; now: number },
) {
  const { writerId, now } = page;
  return standingOfPage({
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
