import '../../../scripts/launch/on-current-node.mjs';
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Coefficients } from '../../server/rules/marking/text/expect-marks';
import { foldsOf, type MarkedQuestion, readQuestions } from './text-grader-data';
import { figuresOfMachine, figuresOfMarks, printFigures } from './text-grader-figures';
import {
  ATTRIBUTION,
  compareQuestion,
  fitBase,
  fitConfidence,
  PROCESS,
  trialsOf,
} from './text-grader-fitting';
import { reportGuards } from './text-grader-guards';
import { reportMachineShare, reportMarks } from './text-grader-report';
import { type Marking, markAsTeacher } from './text-grader-teacher';

/**
 * `npx tsx src/tests/benchmarks/evaluate-text-grader.ts <data.jsonl.gz> [--model-answer-only] [--folds=5]
 * [--maximum-marks=1]` evaluates the built-in grader by cross-validation over questions: each fold is marked with
 * coefficients fitted on the others.
 */
const [path, ...options] = process.argv.slice(2);
if (path === undefined) throw new Error('Please name the file with the marked answers.');
const numberOf = (name: string, otherwise: number) =>
  Number(options.find((option) => option.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise);
const folds = numberOf('folds', 5);
const twoWayMaximum = numberOf('maximum-marks', 1);
const GRADED_MAXIMUM = 5;

const fitted = readQuestions(path);
const marked = readQuestions(path, { useReferences: !options.includes('--model-answer-only') });
const foldOf = foldsOf(fitted, folds, 7);
const trials = trialsOf(fitted.map(compareQuestion), PROCESS);
const markings: Marking[] = [];
for (let fold = 0; fold < folds; fold += 1) {
  const training = fitted.filter((_, index) => foldOf[index] !== fold);
  const known = new Set(training.map(({ qid }) => qid));
  const coefficients: Coefficients = {
    attribution: ATTRIBUTION,
    base: fitBase(training.map(compareQuestion)),
    process: PROCESS,
    confidence: fitConfidence(trials.filter(({ qid }) => known.has(qid))),
  };
  for (const question of marked.filter((_, index) => foldOf[index] === fold)) {
    markings.push(markAsTeacher(question, maximumOf(question), coefficients));
  }
}
reportMarks(markings);
reportMachineShare(markings);
const figuresOfGuards = reportGuards(fitted);
printFigures([...figuresOfMarks(markings), ...figuresOfMachine(markings), ...figuresOfGuards]);
const speed = fileURLToPath(new URL('./text-grader-speed.ts', import.meta.url));
execFileSync(process.execPath, ['--import', 'tsx', speed, path], { stdio: 'inherit' });

function maximumOf({ isGraded }: MarkedQuestion): number {
  return isGraded ? GRADED_MAXIMUM : twoWayMaximum;
}
