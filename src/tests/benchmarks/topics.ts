import '../../../scripts/launch/on-current-node.mjs';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openDb } from '../../server/db/open';
import { temporaryFolder } from '../reliability/server-process';
import { fillGradebook, GRADEBOOK_QUESTIONS } from './server/gradebook-class';
import { type Call, runLoad } from './server/load';
import { startMeasured } from './server/measured-process';
import { schoolWriter } from './server/school-writer';
import { PRODUCT } from './server/stage';
import { printFigures } from './text-grader-figures';

/**
 * `npx tsx src/tests/benchmarks/topics.ts` measures how long the built server takes for the parents' sheet of
 * a pupil with 60 quizzes and for the topics of a class of 1,200, and how long other requests wait.
 */
const MEMBERS = 1200;
const QUIZZES = 60;
const TOPICS = 8;
const TIMES = 100;
const CLASS_TIMES = 5;

const folder = temporaryFolder();
mkdirSync(join(folder, 'uploads'), { recursive: true, mode: 0o700 });
const { $client: client } = openDb({ file: join(folder, 'quiz.sqlite'), migrationsFolder: 'drizzle' });
const write = schoolWriter(client);
const { token, classId } = client.transaction(() => {
  const students = Array.from({ length: MEMBERS }, (_, at) => write.person('student', `student${at}`));
  const filled = fillGradebook(client, write, { members: MEMBERS, quizzes: QUIZZES, students });
  client.exec(`insert into question_tags select id, 'topic ' || (position % ${TOPICS}) from questions`);
  return filled;
})();
const memberIds = client.prepare('select id from class_members').pluck().all() as string[];
client.close();

const get = (path: string): Call => ({ method: 'GET', path: `/api/class/${classId}/${path}`, token });
const report = (at: number) => get(`pupils/${memberIds[at]}/report`);
const server = await startMeasured(PRODUCT, folder);
const [first = 0] = (await runLoad(server, [report(0)], 1)).times;
const reports = await runLoad(
  server,
  Array.from({ length: TIMES }, (_, at) => report(at + 1)),
  1,
);
let bytes = 0;
const topics = await runLoad(server, Array(CLASS_TIMES).fill(get('topics')), 1, (answer) => {
  bytes = answer.byteLength;
});
const at = (times: readonly number[], share: number) =>
  Math.round(times.toSorted((one, other) => one - other)[Math.ceil(share * times.length) - 1] ?? Number.NaN);
console.log(
  `${MEMBERS} members, ${QUIZZES} quizzes of ${GRADEBOOK_QUESTIONS} questions, ${TOPICS} topics, which come in ${Math.round(bytes / 1024)} kB; the first sheet after ${Math.round(first)} ms; ${Math.round(1000 * reports.cpuSeconds)} ms and ${Math.round(1000 * topics.cpuSeconds)} ms of a core each`,
);
const figure = (name: string, value: number, goal: number, limit: number) => ({
  name,
  value,
  goal,
  limit,
  isAtMost: true,
});
printFigures([
  figure('a sheet, ms, p50', at(reports.times, 0.5), 15, 50),
  figure('a sheet, ms, p95', at(reports.times, 0.95), 30, 50),
  figure('topics of the class, ms, p50', at(topics.times, 0.5), 2000, 4000),
  figure('the longest that the event loop waited, ms', Math.round(topics.longestMs), 30, 50),
]);
await server.stop();
process.exit(0);
