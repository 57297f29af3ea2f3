import type { Vector } from './class-words';
import type { ComparedAnswer } from './signals';

/** The expected similarity of marks within a class; variances of a share of full marks. */
export interface ProcessConstants {
  /** Common to all answers to the question: a strict or lenient teacher. */
  readonly bias: number;
  /** For the same words, for nearly the same text, and for equally good signals. */
  readonly sameWords: number;
  readonly sameLetters: number;
  readonly sameSignals: number;
  /** A teacher's inconsistency on the same answer. */
  readonly noise: number;
}

const COMPARED_SIGNALS = ['consensus', 'classLength', 'recall', 'newRecall', 'precision'] as const;

/**
 * The covariance of all pairs, row by row: similarity of words and letters, and closeness of the signals
 * within the class.
 */
export function covarianceOf(
  answers: readonly ComparedAnswer[],
  { bias, sameWords, sameLetters, sameSignals }: ProcessConstants,
): Float64Array[] {
  const rows = cosines(answers.map(({ vector }) => vector));
  const letters = cosines(answers.map((each) => each.letters));
  const points = standardisedSignals(answers);
  for (const [i, row] of rows.entries()) {
    for (let j = 0; j <= i; j += 1) {
      const likeness = i === j ? 1 : Math.min(1, row[j] ?? 0);
      let distance = 0;
      for (const [at, value] of (points[i] ?? []).entries())
        distance += (value - (points[j]?.[at] ?? 0)) ** 2;
      const sameText = i === j ? 1 : Math.min(1, letters[i]?.[j] ?? 0) ** 3;
      const nearness = Math.exp(-distance / COMPARED_SIGNALS.length / 2);
      const covariance = bias + sameWords * likeness + sameLetters * sameText + sameSignals * nearness;
      row[j] = covariance;
      const mirrored = rows[j];
      if (mirrored) mirrored[i] = covariance;
    }
  }
  return rows;
}

/** Cosines below the diagonal, through an inverted index: only pairs with a common term cost time. */
function cosines(vectors: readonly Vector[]): Float64Array[] {
  const rows = vectors.map(() => new Float64Array(vectors.length));
  const postings = new Map<string, { index: number; weight: number }[]>();
  for (const [index, vector] of vectors.entries()) {
    const row = rows[index];
    for (const [term, weight] of vector) {
      const posting = postings.get(term) ?? [];
      for (const other of posting)
        if (row) row[other.index] = (row[other.index] ?? 0) + weight * other.weight;
      posting.push({ index, weight });
      postings.set(term, posting);
    }
  }
  return rows;
}

function standardisedSignals(answers: readonly ComparedAnswer[]): number[][] {
  const spreads = COMPARED_SIGNALS.map((name) => {
    const values = answers.map(({ signals }) => signals[name]);
    const mean = meanOf(values);
    return { name, mean, spread: Math.sqrt(meanOf(values.map((each) => (each - mean) ** 2))) || 1 };
  });
  return answers.map(({ signals }) =>
    spreads.map(({ name, mean, spread }) => (signals[name] - mean) / spread),
  );
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, each) => sum + each, 0) / (values.length || 1);
