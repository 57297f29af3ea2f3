import type { FollowedAttempt } from '../../../shared/attempt/schema';
import type { Deps } from '../../deps';
import { scaleTimes } from '../../rules/timing/scale';
import { getAttemptVersion, readPlace } from './course';
import { getAgain, type OwnAttempt } from './own-attempt';
import { toAsked } from './views';

/** The currently open question for a page waiting for it; null while that is an earlier one. Idempotent. */
export function readOpened(
  deps: Pick<Deps, 'db' | 'arrangements'>,
  known: OwnAttempt,
  { questionId, now }: { questionId: string; now: number },
): FollowedAttempt['opened'] {
  const attempt = getAgain(deps, known);
  const place = readPlace(deps, attempt, now);
  if (!place) return null;
  const { questions } = scaleTimes(getAttemptVersion(deps, attempt), attempt.timeFactorPercent);
  const question = questions[place.index];
  const isThere = questions.slice(0, place.index + 1).some(({ _id }) => _id === questionId);
  return question && isThere ? { question: toAsked(question), place } : null;
}
