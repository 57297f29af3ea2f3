import { shareInterval, Z } from '../../../shared/results/uncertainty';
import { masteryOf } from '../../../shared/topics/mastery';
import type { TopicShare } from '../../../shared/topics/schema';
import { studentT } from './student-t';
import { effectiveCount, type Sum, totalOf } from './topic-sums';

/**
 * How much of a topic a class has right, of the marks that its pupils could get; undefined without a mark.
 *
 * The class is these pupils and no sample of others, while its questions stand for all that could be asked of the topic. So
 * the questions are the units, each with what the whole class got for it: Wilson's interval over as many right and wrong
 * answers as would vary as much as the questions do, fewer where few questions leave that unsure (Student's t). Answers of one
 * pupil and answers to one question hang together; counting each by itself would be far too narrow, and counting pupils says
 * nothing of how else might have been asked: of two questions, 30 pupils know less than that interval promises.
 *
 * It is never wider than over the questions alone, which no share between 0 and 1 can exceed, and never narrower than over
 * all answers.
 */
export function classShare(sums: ReadonlyMap<string, Sum>, pupilCount: number): TopicShare | undefined {
  const { score, maximum } = totalOf(sums.values());
  if (maximum === 0) return undefined;
  const share = score / maximum;
  const interval = shareInterval(share, countOf([...sums.values()], { share, maximum, pupilCount }));
  return { share, ...interval, mastery: masteryOf(interval), questionCount: sums.size };
}

/** As many independent right and wrong answers as say of the topic what the questions do. */
function countOf(
  sums: readonly Sum[],
  { share, maximum, pupilCount }: { share: number; maximum: number; pupilCount: number },
): number {
  const questions = effectiveCount(sums);
  if (questions < 2) return questions;
  const squares = sums.reduce((sum, each) => sum + (each.score - share * each.maximum) ** 2, 0);
  const variance = (squares * questions) / (questions - 1) / maximum ** 2;
  const unsure = (Z / studentT(questions - 1)) ** 2;
  const all = questions * pupilCount;
  const spread = share * (1 - share);
  const count = variance * all > spread ? spread / variance : all;
  return Math.max(questions, count * unsure);
}
