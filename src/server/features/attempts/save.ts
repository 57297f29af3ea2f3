import type { SavedAnswers } from '../../../shared/attempt/schema';
import { refuse } from '../../../shared/errors';
import { currentClock, isPauseNoticed } from '../../../shared/timing/ledger';
import type { Deps } from '../../deps';
import type { LoggedAnswer } from '../../rules/attempt/answer-log';
import type { SaveRequest } from '../../rules/attempt/requests';
import { isChange, logged, readSent, type SentAnswer, writeAnswers } from './answers';
import { type CurrentAnswer, getState } from './attempt-state';
import type { CloseDeps } from './close-overdue';
import { noteReached, readCourse } from './course';
import { logAct, refuseTooMuchText } from './history';
import { keepApart, keepFromPause } from './kept-apart';
import { type Outcome, type ReadAttempt, unwrap, writeRefusal, writeUpToDate } from './own-attempt';
import { keepToWriter, offlineSince } from './writer';

/**
 * Merges answers into the stored ones: each sent question is stamped with the revision, a revision below the stored one is
 * ignored, null clears, unknown questions are ignored. A first value outside its question's time is kept apart. Throws 409 after
 * the submit, the grace or the last focus loss, and 403 for answers sent during a pause, which are kept apart. Resolves after the
 * commit.
 */
export async function saveAnswers(
  deps: CloseDeps & Pick<Deps, 'policy'>,
  { readAttempt, input }: { readAttempt: ReadAttempt; input: SaveRequest },
): Promise<SavedAnswers> {
  const { revision, answers, writerId = null } = input;
  const outcome = await writeUpToDate(deps, readAttempt, (attempt, now): Outcome<SavedAnswers> => {
    const { id: attemptId } = attempt;
    refuse(writeRefusal(attempt, now));
    const wasOffline = offlineSince(deps, attemptId, now);
    keepToWriter(deps, attempt, { writerId, now });
    const { answers: current } = getState(deps, attemptId);
    const revisionOf = ({ questionId }: SentAnswer) => current.get(questionId)?.revision ?? 0;
    const course = readCourse(deps, attempt, now);
    const sent = readSent(deps, { course, current, answers, offlineSince: wasOffline, now });
    const replacing = sent.filter((each) => each.mayReplace && revisionOf(each) <= revision);
    const accepted = replacing.filter((each) => !each.isOutOfItsTime);
    const late = replacing.filter((each) => each.isOutOfItsTime).map((each) => logged(each, revision));
    const taken = accepted.map((each) => logged(each, revision));
    const changed = taken.filter((each) => isChange(current, each));
    refuseTooMuchText(deps, attemptId, () => valuesAfter(current, changed));
    const { deadline, pausedSince } = currentClock(attempt, attempt.pausedAt, now);
    keepApart(deps, { attempt, answers: late, now });
    if (changed.length > 0 && isPauseNoticed(pausedSince, now)) {
      return { refusal: keepFromPause(deps, { attempt, answers: changed, now }) };
    }
    if (changed.length > 0) logAct(deps, attempt, { at: now, kind: 'saved', answers: changed });
    const savedRevision = Math.max(revision, ...sent.map(revisionOf));
    writeAnswers(deps, { attemptId, answers: taken, now });
    noteReached(deps, attempt, { course, index: accepted.at(-1)?.index ?? 0, now });
    return { value: { savedRevision, serverNow: now, deadline } };
  });
  return unwrap(outcome);
}

/** The values after these answers are written. */
const valuesAfter = (current: ReadonlyMap<string, CurrentAnswer>, changed: readonly LoggedAnswer[]) =>
  [...current, ...changed.map((each) => [each.questionId, each] as const)].map(
    ([questionId, { value }]) => [questionId, value] as const,
  );
