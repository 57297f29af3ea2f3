import { shareInterval } from '../../../shared/results/uncertainty';
import { masteryOf } from '../../../shared/topics/mastery';
import type { TopicShare } from '../../../shared/topics/schema';
import { effectiveCount, type Sum, totalOf } from './topic-sums';

/**
 * How much of a topic one pupil has right; undefined without a mark. Wilson's interval over questions, which stand for all that
 * could be asked of the topic: marks of one question hang together, so they count as one. Marks between none and all vary less
 * than right and wrong would, so with them it is rather too wide. The days that a quiz was written on are left out of account:
 * with one good and one bad day in ten quizzes it still holds in 19 of 20 cases.
 */
export function pupilShare(sums: ReadonlyMap<string, Sum>): TopicShare | undefined {
  const { score, maximum } = totalOf(sums.values());
  if (maximum === 0) return undefined;
  const share = score / maximum;
  const interval = shareInterval(share, effectiveCount(sums.values()));
  return { share, ...interval, mastery: masteryOf(interval), questionCount: sums.size };
}
