import type { SavedAnswers } from '../../../shared/attempt/schema';
import { refuse } from '../../../shared/errors';
import type { SaveRequest } from '../../rules/attempt/requests';
import { saveRefusal, saveStep } from '../../rules/attempt/save';
import { type AttemptDeps, type ReadState, unwrap, writeUpToDate } from './own-attempt';
import { arrivalOf, noteSeen } from './presence';
import { writeChanges } from './write-changes';

/** Saves answers of a running attempt by the page that holds it, by `saveStep`. Resolves after the commit. */
export async function saveAnswers(
  deps: AttemptDeps,
  { readState, input }: { readState: ReadState; input: SaveRequest },
): Promise<SavedAnswers> {
  const { writerId = null } = input;
  const saved = await writeUpToDate(deps, readState, (state, now) => {
    const { attempt } = state;
    refuse(saveRefusal(attempt, writerId, now));
    const arrival = arrivalOf(deps, attempt.id, now);
    if (writerId !== null) noteSeen(deps, attempt.id, { writerId, seenAt: now });
    const step = saveStep(state, input, arrival);
    writeChanges(deps, state, step.changes, now);
    return step;
  });
  return unwrap(saved);
}
