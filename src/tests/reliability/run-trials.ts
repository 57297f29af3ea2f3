import { answerKeyTrial } from './answer-key';
import { backupTrial } from './backup';
import { badInputTrial } from './bad-input';
import { clockTrial } from './clock';
import { dataFolderTrial } from './data-folder';
import { diskTrial } from './disk';
import { evaluationTrial } from './evaluation';
import { formulasTrial } from './formulas';
import { headersTrial } from './headers';
import { imagesTrial } from './images';
import { killTrial } from './kill';
import { onePersonTrial } from './one-person';
import { powerCutTrial } from './power-cut';
import { restartTrial } from './restart';
import { secretsTrial } from './secrets';
import { soakTrial } from './soak';
import { stopTrial } from './stop';
import { lineOf, type Trial, type TrialSize } from './trial';
import { wholeClassTrial } from './whole-class';

// `npm run trial -- kill stop` runs the named ones, without a name all; `--short` and `--long` say how much of each.

const TRIALS = new Map<string, Trial>([
  ['kill', killTrial],
  ['power-cut', powerCutTrial],
  ['clock', clockTrial],
  ['data-folder', dataFolderTrial],
  ['disk', diskTrial],
  ['restart', restartTrial],
  ['stop', stopTrial],
  ['whole-class', wholeClassTrial],
  ['evaluation', evaluationTrial],
  ['formulas', formulasTrial],
  ['images', imagesTrial],
  ['bad-input', badInputTrial],
  ['answer-key', answerKeyTrial],
  ['headers', headersTrial],
  ['secrets', secretsTrial],
  ['backup', backupTrial],
  ['one-person', onePersonTrial],
  ['soak', soakTrial],
]);

/** Runs one trial; answers whether everything held. */
async function holds(name: string, trial: Trial, size: TrialSize): Promise<boolean> {
  const startedMs = performance.now();
  const reports = await trial(size);
  for (const report of reports) console.log(lineOf(report));
  console.log(`         ${name} took ${((performance.now() - startedMs) / 1000).toFixed(1)} s`);
  return reports.every(({ failures }) => failures.length === 0);
}

async function runTrials(args: readonly string[]): Promise<number> {
  const names = args.filter((arg) => !arg.startsWith('--'));
  const unknown = names.find((name) => !TRIALS.has(name));
  if (unknown)
    throw new Error(`There is no trial "${unknown}". The trials: ${[...TRIALS.keys()].join(', ')}.`);
  const size = args.includes('--long') ? 'long' : args.includes('--short') ? 'short' : 'normal';
  const asked = [...TRIALS].filter(([name]) => names.length === 0 || names.includes(name));
  const failed: string[] = [];
  for (const [name, trial] of asked) if (!(await holds(name, trial, size))) failed.push(name);
  console.log(`\n${asked.length - failed.length} passed, ${failed.length} failed`);
  return failed.length;
}

// However it ends, it leaves no server behind: those are ended when this process exits.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
runTrials(process.argv.slice(2)).then(
  (failed) => process.exit(failed > 0 ? 1 : 0),
  (error: unknown) => {
    console.error(error instanceof Error ? (error.stack ?? error.message) : error);
    process.exit(1);
  },
);
