import '../../../scripts/launch/on-current-node.mjs';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { aFolder, leaveOnSignals } from '../../server/testing/a-folder';
import { FAULTS, type Fault } from './faults';

// Plants each fault, one at a time and never in the tree itself, and runs the tests that must notice it.
// With words as arguments: only the faults whose names hold one of them.

const AT_ONCE = 2;
const LONGEST_MS = 600_000;
const CONFIG = 'src/tests/mutation/vitest.config.ts';
leaveOnSignals();
const folder = aFolder('faults');
const words = process.argv.slice(2);
const chosen = FAULTS.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));

/** How many tests passed and failed; none of either where they did not come to an end. */
interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
}

async function run(fault: Fault | null, tests: readonly string[]): Promise<Report> {
  const file = path.join(folder, `${fault ? FAULTS.indexOf(fault) : 'none'}.json`);
  const args = ['run', '--config', CONFIG, '--reporter=json', `--outputFile=${file}`, ...tests];
  // One test that notices the fault is enough.
  if (fault) args.push('--bail=1', '--maxWorkers=1');
  const env = { ...process.env, PLANTED_FAULT: fault?.name ?? '', TMPDIR: folder };
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', ...args], {
    env,
    stdio: 'ignore',
  });
  const stop = () => child.kill();
  process.prependOnceListener('exit', stop);
  const tooLong = setTimeout(stop, LONGEST_MS);
  await new Promise((resolve) => child.once('exit', resolve));
  clearTimeout(tooLong);
  process.removeListener('exit', stop);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return { numPassedTests: 0, numFailedTests: 0 };
  }
}

/** What is wrong with a fault, or null when it was planted and noticed. */
async function whatIsWrong(fault: Fault): Promise<string | null> {
  const times = readFileSync(fault.file, 'utf8').split(fault.before).length - 1;
  if (times !== 1) return `the text to replace stands ${times} times in ${fault.file}`;
  const { numFailedTests } = await run(fault, fault.tests);
  return numFailedTests > 0 ? null : 'no test noticed it';
}

let failures = 0;
const say = (name: string, wrong: string | null) => {
  if (wrong) failures += 1;
  console.log(wrong ? `SURVIVED  ${name}: ${wrong}` : `noticed   ${name}`);
};

const sound = await run(null, [...new Set(chosen.flatMap(({ tests }) => tests))]);
const isSound = sound.numFailedTests === 0 && sound.numPassedTests > 0;
say('the code as it is', isSound ? null : 'its tests fail without any fault');
const waiting = chosen.values();
const runOneByOne = async () => {
  for (const fault of waiting) say(fault.name, await whatIsWrong(fault));
};
await Promise.all(Array.from({ length: AT_ONCE }, runOneByOne));
console.log(`${chosen.length} faults planted, ${failures} of them or of the tests are wrong.`);
process.exitCode = failures > 0 ? 1 : 0;
