import type { Deps } from '../../deps';
import { whyKeyWithheld } from '../../rules/quiz/can';
import { isStartAhead } from '../assignments/start-ahead';
import { resultsStore } from './store';

/** Why no student may see the correct answers of a quiz now; null if they may. Also for a deleted quiz. */
export function whyWithheld(
  deps: Pick<Deps, 'db' | 'clock'>,
  quizId: string,
): ReturnType<typeof whyKeyWithheld> {
  const quiz = resultsStore(deps.db).findOpenness.get({ quizId });
  // For an unknown quiz, assume that a student may still start it.
  if (!quiz) return 'can-start';
  return whyKeyWithheld({ ...quiz, isStartAhead: () => isStartAhead(deps, quizId, deps.clock.now()) });
}
