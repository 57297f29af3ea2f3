import type { BaseCoefficients } from './base-mark';
import type { ConfidenceCoefficients } from './confidence';
import type { ProcessConstants } from './kernel';

/** Everything that was fitted on human-marked answers; `src/tests/benchmarks/fit-text-grader.ts` writes it. */
export interface Coefficients {
  readonly attribution: readonly string[];
  readonly base: BaseCoefficients;
  readonly process: ProcessConstants;
  readonly confidence: ConfidenceCoefficients;
}
