import { runNode } from './test/run-node';

// What takes an hour or needs other programs, such as strace: every screen in every look, the speed beside the last known,
// every trial in its long form.

const TYPESCRIPT = ['--import', 'tsx'];
const looks = await runNode([...TYPESCRIPT, 'scripts/test.ts', 'browser'], {
  env: { TEST_LONG: 'true' },
});
const bench = await runNode([...TYPESCRIPT, 'src/tests/benchmarks/bench.ts', '--short', '--check']);
const trials = await runNode([
  ...TYPESCRIPT,
  'src/tests/reliability/run-trials.ts',
  '--long',
  ...process.argv.slice(2),
]);
process.exitCode = [looks, bench, trials].every(({ exitCode }) => exitCode === 0) ? 0 : 1;
