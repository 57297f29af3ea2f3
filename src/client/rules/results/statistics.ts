import type { QuizResults } from '../../../shared/results/schema';

export interface QuestionStatistics {
  readonly questionId: string;
  readonly text: string;
  /** The percentage of evaluated students who were right, rounded; 0 without any. */
  readonly correctPercent: number;
}

const BIN_COUNT = 10;

/** The scores of evaluated students, the base of the statistics. */
export function evaluatedScores(results: Pick<QuizResults, 'results'>): number[] {
  return results.results.flatMap(({ isEvaluated, score }) => (isEvaluated && score !== null ? [score] : []));
}

/** The share of right answers of each question. */
export function questionStatistics({
  questions,
  results,
}: Pick<QuizResults, 'questions' | 'results'>): QuestionStatistics[] {
  const marked = results.filter((result) => result.isEvaluated).flatMap((result) => result.evaluationResults);
  return questions.map(({ _id, text }) => {
    const own = marked.filter((result) => result.questionId === _id);
    const right = own.filter((result) => result.isCorrect).length;
    return {
      questionId: _id,
      text,
      correctPercent: own.length === 0 ? 0 : Math.round((100 * right) / own.length),
    };
  });
}

/** The students in each tenth of the maximum: 0 to below 10 %, … 90 to 100 % inclusive. */
export function percentHistogram(percentages: readonly number[]): number[] {
  const bins = Array<number>(BIN_COUNT).fill(0);
  for (const percentage of percentages) {
    const bin = Math.min(Math.max(0, Math.floor(percentage / BIN_COUNT)), BIN_COUNT - 1);
    bins[bin] = (bins[bin] ?? 0) + 1;
  }
  return bins;
}
