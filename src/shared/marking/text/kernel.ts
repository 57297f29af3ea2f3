import type { ComparedAnswer, Signals } from './signals';

/** How strongly answers of one class are expected to be marked alike; variances of a share of full marks. */
export interface ProcessConstants {
  /** What all answers to the question have in common: a strict or a lenient teacher. */
  readonly bias: number;
  /** Answers in the same words, and answers that are as good as each other by their signals. */
  readonly sameWords: number;
  readonly sameSignals: number;
  /** How far a teacher is from giving the same answer the same marks. */
  readonly noise: number;
}

const COMPARED_SIGNALS = [
  'usedRecall',
  'consensus',
  'classLength',
  'recall',
  'newRecall',
  'precision',
] as const satisfies readonly (keyof Signals)[];

/** The covariance of all pairs, row by row: cosine of the words and nearness of the signals inside this class. */
export function covarianceOf(
  answers: readonly ComparedAnswer[],
  constants: ProcessConstants,
): Float64Array[] {
  const rows = wordLikeness(answers);
  const points = standardisedSignals(answers);
  const { bias, sameWords, sameSignals } = constants;
  for (const [i, row] of rows.entries()) {
    for (let j = 0; j <= i; j += 1) {
      const likeness = i === j ? 1 : Math.min(1, row[j] ?? 0);
      const distance = squaredDistance(points[i] ?? [], points[j] ?? []) / COMPARED_SIGNALS.length;
      const covariance = bias + sameWords * likeness + sameSignals * Math.exp(-distance / 2);
      row[j] = covariance;
      const mirrored = rows[j];
      if (mirrored) mirrored[i] = covariance;
    }
  }
  return rows;
}

/** Cosines below the diagonal, by posting lists: only pairs that share a term cost anything. */
function wordLikeness(answers: readonly ComparedAnswer[]): Float64Array[] {
  const rows = answers.map(() => new Float64Array(answers.length));
  const postings = new Map<string, { index: number; weight: number }[]>();
  for (const [index, { vector }] of answers.entries()) {
    const row = rows[index];
    for (const [term, weight] of vector) {
      const posting = postings.get(term);
      if (!posting) postings.set(term, [{ index, weight }]);
      else {
        for (const other of posting)
          if (row) row[other.index] = (row[other.index] ?? 0) + weight * other.weight;
        posting.push({ index, weight });
      }
    }
  }
  return rows;
}

function standardisedSignals(answers: readonly ComparedAnswer[]): number[][] {
  const spreads = COMPARED_SIGNALS.map((name) => {
    const values = answers.map(({ signals }) => signals[name]);
    const mean = values.reduce((sum, each) => sum + each, 0) / (values.length || 1);
    const variance = values.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (values.length || 1);
    return { name, mean, spread: Math.sqrt(variance) || 1 };
  });
  return answers.map(({ signals }) =>
    spreads.map(({ name, mean, spread }) => (signals[name] - mean) / spread),
  );
}

function squaredDistance(a: readonly number[], b: readonly number[]): number {
  let sum = 0;
  for (const [index, value] of a.entries()) sum += (value - (b[index] ?? 0)) ** 2;
  return sum;
}
