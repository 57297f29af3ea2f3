import '../../../scripts/launch/on-current-node.mjs';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openDb } from '../../server/db/open';
import { temporaryFolder } from '../reliability/server-process';
import { fillGradebook, GRADEBOOK_QUESTIONS } from './server/gradebook-class';
import { runLoad } from './server/load';
import { startMeasured } from './server/measured-process';
import { schoolWriter } from './server/school-writer';
import { PRODUCT } from './server/stage';
import { printFigures } from './text-grader-figures';

/**
 * `npx tsx src/tests/benchmarks/gradebook.ts` prints how long the built server takes to answer the gradebook of 1,200 members and
 * 60 quizzes, from the request to the last byte, and how long anybody else waited meanwhile.
 */
const MEMBERS = 1200;
const QUIZZES = 60;
const TIMES = 40;

const folder = temporaryFolder();
mkdirSync(join(folder, 'uploads'), { recursive: true, mode: 0o700 });
const { $client: client } = openDb({ file: join(folder, 'quiz.sqlite'), migrationsFolder: 'drizzle' });
const write = schoolWriter(client);
const filled = client.transaction(() => {
  const students = Array.from({ length: MEMBERS }, (_, at) => write.person('student', `student${at}`));
  return fillGradebook(client, write, { members: MEMBERS, quizzes: QUIZZES, students });
})();
client.close();

const server = await startMeasured(PRODUCT, folder);
const call = { method: 'GET', path: `/api/class/${filled.classId}/gradebook`, token: filled.token } as const;
let bytes = 0;
const [first = 0] = (await runLoad(server, [call], 1)).times;
const { times, cpuSeconds, longestMs } = await runLoad(server, Array(TIMES).fill(call), 1, (answer) => {
  bytes = answer.byteLength;
});
const sorted = times.toSorted((one, other) => one - other);
const at = (share: number) => Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN);
console.log(
  `${MEMBERS} members, ${QUIZZES} quizzes of ${GRADEBOOK_QUESTIONS} questions; ${Math.round(bytes / 1024)} kB; the first answer after ${Math.round(first)} ms, ${Math.round(cpuSeconds * 1000)} ms of a core each`,
);
printFigures([
  { name: 'answered, ms, p50', isAtMost: true, value: at(0.5), limit: 300, goal: 200 },
  { name: 'answered, ms, p95', isAtMost: true, value: at(0.95), limit: 300, goal: 250 },
  {
    name: 'the longest that the event loop waited, ms',
    isAtMost: true,
    value: Math.round(longestMs),
    limit: 50,
    goal: 25,
  },
]);
await server.stop();
process.exit(0);
