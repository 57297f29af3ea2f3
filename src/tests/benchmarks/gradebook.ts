import '../../../scripts/launch/on-current-node.mjs';
import { GRADEBOOK_QUESTIONS } from './server/gradebook-class';
import { startGradebook } from './server/gradebook-server';
import { runLoad } from './server/load';
import { printFigures } from './text-grader-figures';

/**
 * `npx tsx src/tests/benchmarks/gradebook.ts` measures how long the built server takes for the gradebook of
 * 1,200 members and 60 quizzes, up to the last byte, and how long other requests wait during that time.
 */
const MEMBERS = 1200;
const QUIZZES = 60;
const TIMES = 40;

const { filled, server } = await startGradebook({ members: MEMBERS, quizzes: QUIZZES });
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
const longest = Math.round(longestMs);
printFigures([
  { name: 'answered, ms, p50', isAtMost: true, value: at(0.5), limit: 300, goal: 200 },
  { name: 'answered, ms, p95', isAtMost: true, value: at(0.95), limit: 300, goal: 250 },
  { name: 'the longest that the event loop waited, ms', isAtMost: true, value: longest, limit: 50, goal: 25 },
]);
await server.stop();
process.exit(0);
