/** A sample to fit: signals (the first is 1), target from 0 to 1, weight. */
export interface Sample {
  readonly signals: readonly number[];
  readonly target: number;
  readonly weight: number;
}

const ROUNDS = 10;

/** Ridge-regularised logistic regression by Newton's method; the intercept is not shrunk. */
export function fitLogistic(samples: readonly Sample[], ridge: number): number[] {
  const size = samples[0]?.signals.length ?? 0;
  let weights = new Array<number>(size).fill(0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const matrix = Array.from({ length: size }, () => new Float64Array(size));
    const gradient = new Float64Array(size);
    for (const { signals, target, weight } of samples) {
      const share = 1 / (1 + Math.exp(-inner(weights, signals)));
      const [error, curve] = [weight * (target - share), weight * Math.max(1e-4, share * (1 - share))];
      for (let i = 0; i < size; i += 1) {
        const [row, value] = [matrix[i], signals[i] ?? 0];
        gradient[i] = (gradient[i] ?? 0) + error * value;
        if (row) for (let j = 0; j < size; j += 1) row[j] = (row[j] ?? 0) + curve * value * (signals[j] ?? 0);
      }
    }
    for (let i = 1; i < size; i += 1) {
      const row = matrix[i];
      if (row) row[i] = (row[i] ?? 0) + ridge;
      gradient[i] = (gradient[i] ?? 0) - ridge * (weights[i] ?? 0);
    }
    const step = solve(matrix, gradient);
    weights = weights.map((weight, index) => weight + (step[index] ?? 0));
  }
  return weights;
}

export const inner = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);

/** Gaussian elimination with pivoting; modifies its arguments. */
function solve(matrix: Float64Array[], right: Float64Array): number[] {
  const size = right.length;
  const at = (row: number, column: number) => matrix[row]?.[column] ?? 0;
  for (let i = 0; i < size; i += 1) {
    let pivot = i;
    for (let row = i + 1; row < size; row += 1)
      if (Math.abs(at(row, i)) > Math.abs(at(pivot, i))) pivot = row;
    [matrix[i], matrix[pivot]] = [matrix[pivot] as Float64Array, matrix[i] as Float64Array];
    [right[i], right[pivot]] = [right[pivot] ?? 0, right[i] ?? 0];
    for (let row = i + 1; row < size; row += 1) {
      const factor = at(row, i) / at(i, i);
      const values = matrix[row];
      if (!values || factor === 0) continue;
      for (let column = i; column < size; column += 1)
        values[column] = at(row, column) - factor * at(i, column);
      right[row] = (right[row] ?? 0) - factor * (right[i] ?? 0);
    }
  }
  const solution = new Array<number>(size).fill(0);
  for (let i = size - 1; i >= 0; i -= 1) {
    let rest = right[i] ?? 0;
    for (let j = i + 1; j < size; j += 1) rest -= at(i, j) * (solution[j] ?? 0);
    solution[i] = rest / at(i, i);
  }
  return solution;
}
