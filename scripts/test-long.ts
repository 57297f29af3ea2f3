import './launch/on-current-node.mjs';
import { runNode } from './test/run-node';

// Checks that take hours or need other programs such as strace: every property with 300 seeds, every screen in every look,
// benchmarks against the baseline, all reliability tests at full length.

const TYPESCRIPT = ['--import', 'tsx'];
const properties = await runNode(
  [
    'node_modules/vitest/vitest.mjs',
    'related',
    '--run',
    '--project',
    'core',
    'src/server/testing/property.ts',
  ],
  { env: { PROPERTY_SEEDS: '300' } },
);
const looks = await runNode([...TYPESCRIPT, 'scripts/test.ts', 'browser'], {
  env: { TEST_LONG: 'true' },
});
const bench = await runNode([...TYPESCRIPT, 'src/tests/benchmarks/bench.ts', '--short', '--check']);
const reliability = await runNode([
  ...TYPESCRIPT,
  'src/tests/reliability/run-reliability-tests.ts',
  '--long',
  ...process.argv.slice(2),
]);
process.exitCode = [properties, looks, bench, reliability].every(({ exitCode }) => exitCode === 0) ? 0 : 1;
