import type { ReliabilityTest } from './reliability-test';
import { restartEvaluationTest } from './restart-evaluation';
import { restartMigrationTest } from './restart-migration';
import { restartQuizTest } from './restart-quiz';

/** The server is killed and stopped in the middle of a quiz, of an evaluation, and of its first start. */
export const restartTest: ReliabilityTest = async (size) => [
  ...(await restartQuizTest(size)),
  ...(await restartEvaluationTest(size)),
  ...(await restartMigrationTest(size)),
];
