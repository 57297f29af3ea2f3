import { setTimeout as wait } from 'node:timers/promises';
import { type Call, runLoad, send } from './load';
import type { Measure } from './measure';
import type { BenchStage } from './stage';

export interface DeskMeasure extends Measure {
  readonly name: string;
}

/** Marks requested per round, in one response or several. */
const MARKS_A_ROUND = 100_000;
const MOST_CALLS = 25;
const RESULT_QUESTIONS = 50;
const IMAGES = 2000;
const IMAGE_CONNECTIONS = 16;
const QUIZZES_A_ROUND = 10_000;
/** More would exceed the account's rate limit. */
const MOST_DASHBOARDS = 100;
const LOOK_EVERY_MS = 50;

/** Every measurement except those of a class taking a quiz. */
export function deskMeasures({ school, product, baseline }: BenchStage): DeskMeasure[] {
  const get = (path: string, token: string): Call => ({ method: 'GET', path, token });
  const both = (
    name: string,
    count: number,
    of: { product: Call; baseline: Call },
    connections = 1,
  ): DeskMeasure => ({
    name,
    product: () => runLoad(product, Array(count).fill(of.product), connections),
    baseline: () => runLoad(baseline, Array(count).fill(of.baseline), connections),
  });
  const kinds = [
    ['results', (quizId: string) => `/trpc/results.toMark?input=${asInput({ quizId })}`, 'results'],
    ['CSV', (quizId: string) => `/api/quiz/${quizId}/results.csv`, 'csv'],
    ['XLSX', () => '/api/teacher/allData.xlsx', 'workbook'],
  ] as const;
  // All results before the first export, so that their memory can be distinguished.
  const ofResults = kinds.flatMap(([kind, pathOf, baselinePath]) =>
    school.results.map(({ token, quizId, attempts }) => {
      const marks = attempts * RESULT_QUESTIONS;
      const count = Math.max(1, Math.min(MOST_CALLS, Math.floor(MARKS_A_ROUND / marks)));
      return both(`${kind} ${attempts.toLocaleString('en')} × ${RESULT_QUESTIONS}`, count, {
        product: get(pathOf(quizId), token),
        baseline: get(`/in/${baselinePath}/${quizId}`, token),
      });
    }),
  );
  const ofDashboards = school.dashboards.map(({ token, quizzes }) =>
    both(
      `dashboard, ${quizzes.toLocaleString('en')} quizzes`,
      Math.min(MOST_DASHBOARDS, QUIZZES_A_ROUND / quizzes),
      {
        product: get('/trpc/quizzes.dashboard', token),
        baseline: get('/in/dashboard', token),
      },
    ),
  );
  const ofGradebooks = school.gradebooks.map(({ token, classId, members, quizzes }) =>
    both(
      `gradebook ${members.toLocaleString('en')} × ${quizzes}`,
      Math.max(1, Math.min(MOST_CALLS, Math.floor(MARKS_A_ROUND / (members * quizzes)))),
      {
        product: get(`/api/class/${classId}/gradebook`, token),
        baseline: get(`/in/gradebook/${classId}`, token),
      },
    ),
  );
  const image: Call = { method: 'GET', path: `/uploads/${school.image}` };
  return [
    ...ofResults,
    ...ofDashboards,
    ...ofGradebooks,
    both('image of 150 kB', IMAGES, { product: image, baseline: image }, IMAGE_CONNECTIONS),
    markingMeasure({ school, product, baseline }),
  ];
}

/** From the teacher's click to the last mark; for the product also the waiting time of other requests. */
function markingMeasure({
  school,
  product,
  baseline,
}: Pick<BenchStage, 'school' | 'product' | 'baseline'>): DeskMeasure {
  const { token, quizIds, attempts } = school.marking;
  const quizOf = (round: number) => quizIds[round] ?? '';
  return {
    name: `evaluation of ${attempts} papers`,
    async product(round) {
      const [before, startedAt, path] = [
        await product.used(),
        performance.now(),
        `/api/quiz/${quizOf(round)}`,
      ];
      await send(product.url, { method: 'POST', path: `${path}/evaluate`, token, body: {} });
      for (;;) {
        const quiz = JSON.parse((await send(product.url, { method: 'GET', path, token })).toString('utf8'));
        if (quiz.evaluationStatus === 'completed') break;
        await wait(LOOK_EVERY_MS);
      }
      const times = [performance.now() - startedAt];
      const { cpuSeconds, delayMs } = await product.used();
      return { cpuSeconds: cpuSeconds - before.cpuSeconds, times, delayMs };
    },
    baseline: (round) =>
      runLoad(baseline, [{ method: 'POST', path: `/in/evaluate/${quizOf(round)}`, token, body: {} }], 1),
  };
}

const asInput = (input: unknown) => encodeURIComponent(JSON.stringify(input));
