import '../../../scripts/launch/on-current-node.mjs';
import { writeFileSync } from 'node:fs';
import type { Coefficients } from '../../server/rules/marking/text/expect-marks';
import { readQuestions } from './text-grader-data';
import {
  ATTRIBUTION,
  compareQuestion,
  fitBase,
  fitConfidence,
  PROCESS,
  trialsOf,
} from './text-grader-fitting';

/** `npx tsx src/tests/benchmarks/fit-text-grader.ts <data.jsonl.gz>` fits the coefficients of the built-in grader. */
const TARGET = new URL('../../server/rules/marking/text/fitted-coefficients.ts', import.meta.url);

const [path] = process.argv.slice(2);
if (path === undefined) throw new Error('Please name the file with the marked answers.');
const questions = readQuestions(path).map(compareQuestion);
const coefficients: Coefficients = {
  attribution: ATTRIBUTION,
  base: fitBase(questions),
  process: PROCESS,
  confidence: fitConfidence(trialsOf(questions, PROCESS)),
};
writeFileSync(
  TARGET,
  `import type { Coefficients } from './expect-marks';

// Written by src/tests/benchmarks/fit-text-grader.ts: fit again instead of editing.
// biome-ignore format: one signal a line reads as a table
export const FITTED: Coefficients = ${JSON.stringify(coefficients, null, 1).replace(/\[\s+(-?[\d.e-]+(?:,\s+-?[\d.e-]+)*)\s+\]/g, (_, inside: string) => `[${inside.replace(/\s+/g, ' ')}]`)};
`,
);
