import type { TakenOver } from '../../../shared/attempt/schema';
import { refuse } from '../../../shared/errors';
import type { TakeOverRequest } from '../../rules/attempt/requests';
import { answersOf, readCurrentAnswers, revisionsOf } from './answers';
import type { CloseDeps } from './close-overdue';
import { readPlace } from './course';
import { readStatus } from './follow';
import { type ReadAttempt, writeRefusal, writeUpToDate } from './own-attempt';
import { claimWriter, noteSeen } from './writer';

/**
 * Gives a running attempt to the calling page and returns the stored answers; from the commit on the previous page cannot save.
 * Throws 409 for a finished one.
 */
export async function takeOver(
  deps: CloseDeps,
  { readAttempt, input: { writerId } }: { readAttempt: ReadAttempt; input: TakeOverRequest },
): Promise<TakenOver> {
  const { attempt, current, place, now } = await writeUpToDate(deps, readAttempt, (found, at) => {
    refuse(writeRefusal(found, at));
    claimWriter(deps, found, writerId);
    // Read together: time added between two reads would move the position but not the deadline.
    const place = readPlace(deps, found, at);
    return { attempt: found, current: readCurrentAnswers(deps, found.id), place, now: at };
  });
  noteSeen(deps, attempt.id, { writerId, seenAt: now, unsentCount: 0 });
  return {
    ...readStatus(attempt, { isWriter: true, now }),
    answers: answersOf(current),
    revisions: revisionsOf(current),
    place,
  };
}
