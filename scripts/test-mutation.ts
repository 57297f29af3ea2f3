import './launch/on-current-node.mjs';
import { Stryker } from '@stryker-mutator/core';
import { SUBJECTS } from './test-mutation/subjects';

// Changes one thing at a time in rules that must not go wrong unnoticed, and demands that a test fails. The marking queue takes
// four minutes, the running quiz half an hour; all of them, or those that are named: `npm run test:mutation -- quiz-session`.

/** The share of changes, in per cent, that the tests have to notice. */
const WANTED_SHARE = 80;

/** Tests, and the things that they are made of. */
const NO_RULES = ['!**/*.test.ts', '!**/a-*.ts'];
/** All that tests of pure rules are run on. */
const COPIED = ['package.json', 'scripts', 'src', 'tsconfig.base.json'];

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !(name in SUBJECTS));
if (unknown) {
  throw new Error(`There is no subject "${unknown}". The subjects: ${Object.keys(SUBJECTS).join(', ')}.`);
}

for (const [subject, files] of Object.entries(SUBJECTS)) {
  if (asked.length > 0 && !asked.includes(subject)) continue;
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
    // It would rewrite the project's with the API of an older TypeScript; nothing here is compiled.
    tsconfigFile: 'none',
  }).runMutationTest();
}
