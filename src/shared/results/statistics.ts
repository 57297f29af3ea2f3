import type { QuizResults } from './schema';

export interface ClassStatistics {
  /** Rounded to 2 decimals, like the median. */
  readonly mean: number;
  readonly median: number;
  readonly min: number;
  readonly max: number;
  readonly totalStudents: number;
}

export interface QuestionStatistics {
  readonly questionId: string;
  readonly text: string;
  /** How many of the evaluated students were right, in percent rounded to whole numbers; 0 when none is evaluated. */
  readonly correctPercent: number;
}

const BIN_COUNT = 10;

/** Mean, median, min, max and number of the scores of a class (spec §7 "Statistics"); all 0 for an empty class. */
export function classStatistics(scores: readonly number[]): ClassStatistics {
  const totalStudents = scores.length;
  if (totalStudents === 0) return { mean: 0, median: 0, min: 0, max: 0, totalStudents };
  const sorted = scores.toSorted((left, right) => left - right);
  const sum = sorted.reduce((total, score) => total + score, 0);
  return {
    mean: toTwoDecimals(sum / totalStudents),
    median: toTwoDecimals(medianOf(sorted)),
    min: sorted[0] ?? 0,
    max: sorted.at(-1) ?? 0,
    totalStudents,
  };
}

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

function medianOf(sorted: readonly number[]): number {
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

// 1.005 * 100 is 100.49999999999999: a hair more than the float's error brings halves up again.
const toTwoDecimals = (value: number) => Math.round(value * 100 * (1 + Number.EPSILON)) / 100;
