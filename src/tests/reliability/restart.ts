import { restartEvaluationTrial } from './restart-evaluation';
import { restartMigrationTrial } from './restart-migration';
import { restartQuizTrial } from './restart-quiz';
import type { Trial } from './trial';

/** The server is killed and stopped in the middle of a quiz, of an evaluation, and of its first start. */
export const restartTrial: Trial = async (size) => [
  ...(await restartQuizTrial(size)),
  ...(await restartEvaluationTrial(size)),
  ...(await restartMigrationTrial(size)),
];
