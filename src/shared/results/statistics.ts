import type { QuizResults } from './schema';

export interface QuestionStatistics {
  readonly questionId: string;
  readonly text: string;
  /** How many of the evaluated students were right, in percent rounded to whole numbers; 0 when none is evaluated. */
  readonly correctPercent: number;
}

const BIN_COUNT = 10;

/** The scores of the students that are evaluated: what the statistics are made of. */
export function evaluatedScores(results: Pick<QuizResults, 'results'>): number[] {
  return results.results.flatMap(({ isEvaluated, score }) => (isEvaluated && score !== null ? [score] : []));
}

/** For each question the share of evaluated students that were right. */
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

/** How many students fall in each tenth of the possible score: 0 up to 10 %, … 90 up to and with 100 %. */
export function percentHistogram(percentages: readonly number[]): number[] {
  const bins = Array<number>(BIN_COUNT).fill(0);
  for (const percentage of percentages) {
    const bin = Math.min(Math.max(0, Math.floor(percentage / BIN_COUNT)), BIN_COUNT - 1);
    bins[bin] = (bins[bin] ?? 0) + 1;
  }
  return bins;
}
