import type { CorrectionPreview } from '../../../shared/marking/schema';
import type { QuizResults } from '../../../shared/results/schema';
import { wholePercent } from './option-counts';

/** A mean in whole percent of the maximum, before and after a correction. */
export interface MeanMove {
  readonly before: number;
  readonly after: number;
}

/** How a correction moves the means of its question and quiz; null without evaluated students. */
export function correctionMeans(
  { results }: Pick<QuizResults, 'results'>,
  questionId: string,
  preview: Pick<CorrectionPreview, 'gains' | 'losses'>,
): { question: MeanMove; quiz: MeanMove } | null {
  const evaluated = results.filter(({ isEvaluated }) => isEvaluated);
  if (evaluated.length === 0) return null;
  const moved = sum([...preview.gains, ...preview.losses].map(({ before, after }) => after - before));
  const own = evaluated.flatMap(({ evaluationResults }) =>
    evaluationResults.filter((result) => result.questionId === questionId),
  );
  const moveOf = (scored: number, possible: number): MeanMove => ({
    before: wholePercent(scored, possible),
    after: wholePercent(scored + moved, possible),
  });
  return {
    question: moveOf(sum(own.map(({ score }) => score)), sum(own.map(({ maximumMarks }) => maximumMarks))),
    quiz: moveOf(
      sum(evaluated.map(({ score }) => score ?? 0)),
      sum(evaluated.map(({ maxScore }) => maxScore)),
    ),
  };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
