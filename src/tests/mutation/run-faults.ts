import '../../../scripts/launch/on-current-node.mjs';
import { readFileSync } from 'node:fs';
import { aFolder, leaveOnSignals } from '../../server/testing/a-folder';
import { FAULTS, type Fault } from './faults';
import { type Planter, startPlanter } from './planter';

// Plants each fault separately, never in the tree itself, and runs the tests that must notice it. Arguments
// select faults by words in their names.

const AT_ONCE = 2;
const LONGEST_MS = 600_000;
leaveOnSignals();
process.env.TMPDIR = aFolder('faults');
const words = process.argv.slice(2);
const chosen = FAULTS.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));

let failures = 0;
const say = (name: string, wrong: string | null, startedMs: number) => {
  if (wrong) failures += 1;
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  console.log(wrong ? `SURVIVED  ${name}: ${wrong}` : `noticed   ${name} (${seconds} s)`);
};

/** Runs tests; if they hang, reports it and exits with their threads. */
async function run(planter: Planter, fault: Fault | null, tests: readonly string[]) {
  const startedMs = performance.now();
  const tooLong = setTimeout(() => {
    say(fault?.name ?? 'the code as it is', 'its tests do not end', startedMs);
    process.exit(1);
  }, LONGEST_MS);
  const outcome = await planter.run(fault, tests);
  clearTimeout(tooLong);
  return outcome;
}

/** The problem with a fault; null if it was planted and noticed. */
async function whatIsWrong(planter: Planter, fault: Fault): Promise<string | null> {
  const times = readFileSync(fault.file, 'utf8').split(fault.before).length - 1;
  if (times !== 1) return `the text to replace stands ${times} times in ${fault.file}`;
  const { failed } = await run(planter, fault, fault.tests);
  return failed > 0 ? null : 'no test noticed it';
}

async function isSound(planter: Planter, tests: readonly string[]): Promise<boolean> {
  const { passed, failed, unloaded } = await run(planter, null, tests);
  return failed === 0 && unloaded === 0 && (passed > 0 || tests.length === 0);
}

const planters = await Promise.all(Array.from({ length: AT_ONCE }, startPlanter));
const startedMs = performance.now();
const tests = [...new Set(chosen.flatMap((fault) => fault.tests))];
const sound = await Promise.all(
  planters.map((planter, mine) =>
    isSound(
      planter,
      tests.filter((_, at) => at % AT_ONCE === mine),
    ),
  ),
);
say('the code as it is', sound.every(Boolean) ? null : 'its tests fail without any fault', startedMs);
const waiting = chosen.values();
await Promise.all(
  planters.map(async (planter) => {
    for (const fault of waiting) {
      const plantedMs = performance.now();
      say(fault.name, await whatIsWrong(planter, fault), plantedMs);
    }
    await planter.close();
  }),
);
console.log(`${chosen.length} faults planted, ${failures} of them or of the tests are wrong.`);
process.exitCode = failures > 0 ? 1 : 0;
