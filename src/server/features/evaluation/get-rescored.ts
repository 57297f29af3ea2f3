import type { Question } from '../../../shared/question/schema';
import type { Rescored } from '../../../shared/results/schema';
import type { Deps } from '../../deps';
import { findRescored, rescoreJob } from './rescore';

/** How long an answer waits for a re-scoring that is under way. */
const RESCORING_WAIT_MS = 10_000;

/**
 * What the teacher's marks on a question changed among its suggestions, the last time; null where nothing was re-scored since
 * all was marked. Waits for a re-scoring that is under way.
 */
export async function getRescored(
  deps: Pick<Deps, 'db' | 'background'>,
  { question: { _id: questionId } }: { question: Question },
): Promise<{ rescored: Rescored | null }> {
  await deps.background.ended(rescoreJob(questionId), RESCORING_WAIT_MS);
  return { rescored: findRescored(deps, questionId) };
}
