import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openDb } from '../../../server/db/open';
import { temporaryFolder } from '../../reliability/server-process';
import { fillGradebook, type GradebookSize } from './gradebook-class';
import { startMeasured } from './measured-process';
import { schoolWriter } from './school-writer';
import { PRODUCT } from './stage';

export async function startGradebook({ members, quizzes }: GradebookSize) {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'uploads'), { recursive: true, mode: 0o700 });
  const { $client: client } = openDb({ file: join(folder, 'quiz.sqlite'), migrationsFolder: 'drizzle' });
  const write = schoolWriter(client);
  const filled = client.transaction(() => {
    const students = Array.from({ length: members }, (_, at) => write.person('student', `student${at}`));
    return fillGradebook(client, write, { members, quizzes, students });
  })();
  client.close();
  return { filled, server: await startMeasured(PRODUCT, folder) };
}
