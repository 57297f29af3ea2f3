import type { Reliability } from '../../../../shared/marking/text/opinions';
import { type KnownReliability, knownReliability } from '../../../db/known-reliability';
import type { Deps } from '../../../deps';
import { opinionWasRight } from '../../../rules/marking/opinion-was-right';
import { opinionsStore } from './opinions-store';

/** How long a count stays valid. */
const COUNTED_FOR_MS = 10 * 60 * 1000;

/**
 * How often AI servers agreed with the latest marks of all teachers on other questions: two numbers, no texts. Undefined without
 * data.
 */
export function opinionsElsewhere(
  deps: Pick<Deps, 'db' | 'clock'>,
  questionId: string,
): Reliability | undefined {
  let [right, of] = [0, 0];
  for (const [id, seen] of countedLately(deps).byQuestion) {
    if (id === questionId) continue;
    right += seen.right;
    of += seen.of;
  }
  return of > 0 ? { right, of } : undefined;
}

function countedLately({ db, clock }: Pick<Deps, 'db' | 'clock'>): KnownReliability {
  const [kept, now] = [knownReliability(db), clock.now()];
  const known = kept.get('latest');
  if (known && Math.abs(now - known.countedAt) < COUNTED_FOR_MS) return known;
  const byQuestion = new Map<string, { right: number; of: number }>();
  for (const { questionId, ...mark } of opinionsStore(db).listLatest.all({})) {
    if (mark.suggested === null) continue;
    const seen = byQuestion.get(questionId) ?? { right: 0, of: 0 };
    const right = seen.right + (opinionWasRight({ ...mark, suggested: mark.suggested }) ? 1 : 0);
    byQuestion.set(questionId, { right, of: seen.of + 1 });
  }
  const counted = { countedAt: now, byQuestion };
  kept.set('latest', counted);
  return counted;
}
