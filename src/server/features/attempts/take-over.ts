import type { TakenOver } from '../../../shared/attempt/schema';
import { refuse } from '../../../shared/errors';
import { statusOf } from '../../rules/attempt/follow';
import type { TakeOverRequest } from '../../rules/attempt/requests';
import { answersOf, placeOf, revisionsOf, writeRefusal } from '../../rules/attempt/state';
import { type AttemptDeps, type ReadState, writeUpToDate } from './own-attempt';
import { noteSeen } from './presence';
import { writeChanges } from './write-changes';

/**
 * Gives a running attempt to the calling page and returns the stored answers; from the commit on the previous page cannot save.
 * Throws 409 for a finished one.
 */
export async function takeOver(
  deps: AttemptDeps,
  { readState, input: { writerId } }: { readState: ReadState; input: TakeOverRequest },
): Promise<TakenOver> {
  const { state, now } = await writeUpToDate(deps, readState, (found, at) => {
    refuse(writeRefusal(found.attempt, at));
    return { state: writeChanges(deps, found, { row: { writerId } }, at), now: at };
  });
  const { attempt, answers } = state;
  noteSeen(deps, attempt.id, { writerId, seenAt: now, unsentCount: 0 });
  return {
    ...statusOf(attempt, { isWriter: true, now }),
    answers: answersOf(answers),
    revisions: revisionsOf(answers),
    place: placeOf(state, now),
  };
}
