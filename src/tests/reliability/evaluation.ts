import { startOpenaiStub } from '../../server/testing/openai-stub';
import { type Evaluated, evaluateWatched, submittedClass } from './evaluation-class';
import { type AskedQuestion, mixedQuestions, textQuestion } from './evaluation-questions';
import { savingClass } from './evaluation-savers';
import { percentile, proofOf, type ReliabilityReport, type ReliabilityTest } from './reliability-test';
import { type ServerForm, startMeasuredServer } from './whole-class-server';

interface Load {
  readonly students: number;
  readonly asked: readonly AskedQuestion[];
  /** Students of another class who write during the evaluation. */
  readonly writing: number;
}

interface Limits {
  readonly seconds: number;
  readonly autosaveMs: number;
}

const BUILT_IN = {
  short: { students: 30, asked: mixedQuestions(20, 6), writing: 10 },
  full: { students: 200, asked: mixedQuestions(50, 14), writing: 36 },
} satisfies Record<string, Load>;
const BY_AI = {
  short: { students: 25, asked: mixedQuestions(8, 8), writing: 0, callMs: 50 },
  full: {
    students: 40,
    asked: Array.from({ length: 100 }, (_, at) => textQuestion(at)),
    writing: 0,
    callMs: 2000,
  },
};

/**
 * Evaluates whole classes, by the built-in grader while another class writes, and by a slow AI server. Every submission gets
 * every mark, progress never decreases, and no save is lost; all but the short form also check the times. The proof grades on
 * the main thread.
 */
export const evaluationTest: ReliabilityTest = async (size) => {
  if (size === 'short') return [await tryBuiltIn(BUILT_IN.short), await tryAi(BY_AI.short)];
  const limits = { seconds: 20, autosaveMs: 200 };
  const inTheWay = { slowDisk: false, loneCommits: false, without: 'marking-thread' } as const;
  return [
    await tryBuiltIn(BUILT_IN.full, limits),
    proofOf('a thread of its own', await tryBuiltIn(BUILT_IN.full, limits, inTheWay)),
    await tryAi(BY_AI.full, 60),
  ];
};

async function tryBuiltIn(
  load: Load,
  limits?: Limits,
  form: ServerForm = { slowDisk: false, loneCommits: false },
): Promise<ReliabilityReport> {
  const server = await startMeasuredServer(form);
  const evaluated = await submittedClass(server.url, { title: 'Evaluated', ...load });
  const writing = await savingClass(server.url, load.writing);
  server.startMeasuring();
  writing.startMeasuring();
  const before = server.usage();
  const outcome = await server.whileUp(evaluateWatched(evaluated, sizeOf(load)));
  const cpuSeconds = server.usage().cpuSeconds - before.cpuSeconds;
  const saved = await writing.stop();
  const { eventLoop } = await server.stop();
  const p95 = percentile(saved.autosaveMs, 0.95);
  const misses = limits && p95 >= limits.autosaveMs ? [`The p95 of autosave is ${p95} ms.`] : [];
  return {
    name: 'evaluation by the built-in grader',
    figures: {
      ...figuresOf(load, outcome),
      's of CPU of the server': cpuSeconds.toFixed(1),
      [`ms autosave p50/p95/p99 of ${saved.autosaveMs.length} of ${load.writing} who write`]: [
        0.5, 0.95, 0.99,
      ]
        .map((share) => percentile(saved.autosaveMs, share))
        .join('/'),
      'ms event loop p50/p95/p99/max': eventLoop.map((ms) => ms.toFixed(1)).join('/'),
    },
    failures: [...outcome.faults, ...saved.faults, ...tooSlow(outcome, limits?.seconds), ...misses],
  };
}

async function tryAi(
  load: Load & { readonly callMs: number },
  mostSeconds?: number,
): Promise<ReliabilityReport> {
  const stub = await startOpenaiStub({ delayMs: load.callMs });
  const settings = { OPENAI_API_KEY: 'none', OPENAI_BASE_URL: stub.baseUrl, OPENAI_MODEL: 'stub' };
  const server = await startMeasuredServer({ slowDisk: false, loneCommits: false, settings });
  const evaluated = await submittedClass(server.url, { title: 'Evaluated by AI', ...load });
  const outcome = await server.whileUp(evaluateWatched(evaluated, sizeOf(load)));
  await server.stop();
  stub.close();
  const unused = (outcome.bySource.ai ?? 0) === 0 ? ['No mark is of the AI server.'] : [];
  return {
    name: `evaluation by an AI server that takes ${load.callMs} ms`,
    figures: {
      ...figuresOf(load, outcome),
      calls: stub.asked.length,
      'of them at once': stub.now.mostAtOnce,
    },
    failures: [...outcome.faults, ...unused, ...tooSlow(outcome, mostSeconds)],
  };
}

const sizeOf = ({ students, asked }: Load) => ({ students, questions: asked.length });

const figuresOf = ({ students, asked }: Load, { seconds, progress, bySource, toReview }: Evaluated) => ({
  students,
  questions: asked.length,
  s: seconds.toFixed(1),
  '% seen': [...new Set(progress)].join('→'),
  ...Object.fromEntries(Object.entries(bySource).map(([source, count]) => [`marks: ${source}`, count])),
  'to review': toReview,
});

const tooSlow = ({ seconds }: Evaluated, most = Number.POSITIVE_INFINITY): string[] =>
  seconds < most ? [] : [`It took ${seconds.toFixed(1)} s, not less than ${most} s.`];
