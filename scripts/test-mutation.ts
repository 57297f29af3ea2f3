import './launch/on-current-node.mjs';
import { Stryker } from '@stryker-mutator/core';
import { SUBJECTS } from './test-mutation/subjects';

// Mutation tests of critical rules: the marking queue takes four minutes, the running quiz half an hour. Runs all subjects or
// the given ones: `npm run test:mutation -- quiz-session`.

/** Minimum percentage of mutants that the tests must kill. */
const WANTED_SHARE = 80;

const NO_RULES = ['!**/*.test.ts', '!**/a-*.ts'];
/** Files needed by the tests of pure rules. */
const COPIED = ['package.json', 'scripts', 'src', 'tsconfig.base.json'];

const requested = process.argv.slice(2);
const unknown = requested.find((name) => !(name in SUBJECTS));
if (unknown) {
  throw new Error(`There is no subject "${unknown}". The subjects: ${Object.keys(SUBJECTS).join(', ')}.`);
}

for (const [subject, files] of Object.entries(SUBJECTS)) {
  if (requested.length > 0 && !requested.includes(subject)) continue;
  console.log(`\n── ${subject}`);
  await new Stryker({
    mutate: [...files, ...NO_RULES],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'scripts/test-mutation/vitest.config.ts' },
    coverageAnalysis: 'perTest',
    reporters: ['clear-text', 'html'],
    clearTextReporter: { logTests: false, reportTests: false },
    htmlReporter: { fileName: `build/mutation/${subject}.html` },
    thresholds: { high: 100, low: WANTED_SHARE, break: WANTED_SHARE },
    tempDirName: 'build/mutation/copies',
    ignorePatterns: ['/*', ...COPIED.map((file) => `!/${file}`)],
    // Stryker would rewrite ours with an older TypeScript API, and nothing is compiled here.
    tsconfigFile: 'none',
  }).runMutationTest();
}
