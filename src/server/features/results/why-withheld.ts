import { whyKeyWithheld } from '../../../shared/quiz/can';
import type { Deps } from '../../deps';
import { isStartAhead } from '../assignments/start-ahead';
import { resultsStore } from './store';

/** Why the correct answers of a quiz are shown to no student just now; null where they may be. Also of a deleted one. */
export function whyWithheld(
  deps: Pick<Deps, 'db' | 'clock'>,
  quizId: string,
): ReturnType<typeof whyKeyWithheld> {
  const quiz = resultsStore(deps.db).findOpenness.get({ quizId });
  // Of what is not there nothing is known, least of all that nobody may start it.
  if (!quiz) return 'can-start';
  return whyKeyWithheld({ ...quiz, isStartAhead: () => isStartAhead(deps, quizId, deps.clock.now()) });
}
