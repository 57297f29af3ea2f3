import type { ReliabilityTest } from './reliability-test';
import { restartEvaluationTest } from './restart-evaluation';
import { restartMigrationTest } from './restart-migration';
import { restartQuizTest } from './restart-quiz';

/** Kills and stops the server during a quiz, an evaluation and its first start. */
export const restartTest: ReliabilityTest = async (size) => [
  ...(await restartQuizTest(size)),
  ...(await restartEvaluationTest(size)),
  ...(await restartMigrationTest(size)),
];
