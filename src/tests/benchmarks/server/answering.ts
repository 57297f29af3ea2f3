import type { BrowserContext, Page } from 'playwright-core';
import { signIn } from '../../../../scripts/demo/caller';
import { startServer } from '../../../../scripts/demo/server';
import type { JoinedQuiz } from '../../../shared/attempt/schema';
import { QUESTION_TYPES } from '../../../shared/question-types/registry';
import { keyboardOf } from '../../journeys/answer-hands';
import { launchChromium } from '../../journeys/launch-chromium';
import { goOnTo } from '../../journeys/quiz-acts';
import { buildQuiz, buyPlan, publish } from '../../journeys/screens/classroom';
import { enter, startQuiz, visit } from '../../journeys/screens/page-acts';
import { giveAnswer } from '../../journeys/type-answers';
import { typeExamples } from '../../question-types/examples';

/** A student's interactions and the page's heap, during a quiz on a slow phone. */
export interface Answering {
  /** Durations from the Event Timing API in milliseconds, ascending. */
  readonly interactions: readonly number[];
  readonly p95Ms: number;
  /** Heap in MB after garbage collection, by question number. */
  readonly heap: ReadonlyMap<number, number>;
  readonly isSlow: boolean;
}

const QUESTIONS = 60;
const HEAP_AT = [1, 20, 40, QUESTIONS];
const MOST_MS = 200;
const SLOWER_CPU = 4;
const MEGABYTE = 1024 * 1024;

/** Answers 60 questions of nine types by keyboard at 360 px, with a fourfold CPU slowdown. */
export async function measureAnswering(): Promise<Answering> {
  const browser = await launchChromium();
  const server = await startServer();
  try {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width: 360, height: 740 },
    });
    return await answerAll(context, server.url);
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function answerAll(context: BrowserContext, url: string): Promise<Answering> {
  const teacher = await signIn(url, 'teacher', 'Ann', 'ann@school.example');
  await buyPlan(teacher);
  const types = Array.from(
    { length: QUESTIONS },
    (_, at) => QUESTION_TYPES[at % QUESTION_TYPES.length] ?? 'mcq',
  );
  const questions = types.map((type) => ({ ...typeExamples[type].fields, type, maximumMarks: 2 }));
  const quiz = await publish(
    teacher,
    await buildQuiz(teacher, { title: 'Sixty questions', totalTimeSeconds: 3600 }, questions),
  );
  const student = await signIn(url, 'student', 'Sam', 'sam@school.example');
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await enter(page, student);
  await visit(page, '/student', /Welcome/);
  await startQuiz(page, quiz);
  const { quiz: taken } = await student.call<JoinedQuiz>('POST', '/api/student/attempt', {
    shareId: quiz.shareId,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
  await noteInteractions(page);
  const heap = new Map<number, number>();
  for (const [at, type] of types.entries()) {
    if (at > 0) await goOnTo(page, at + 1, QUESTIONS);
    const question = taken.questions[at];
    if (!question || question.type === 'coming') throw new Error(`Question ${at + 1} is missing.`);
    await giveAnswer(page, keyboardOf(page), { question, answer: typeExamples[type].right });
    if (!HEAP_AT.includes(at + 1)) continue;
    await devtools.send('HeapProfiler.collectGarbage');
    heap.set(at + 1, (await devtools.send('Runtime.getHeapUsage')).usedSize / MEGABYTE);
  }
  const interactions = (await notedInteractions(page)).toSorted((one, other) => one - other);
  const p95Ms = interactions[Math.ceil(interactions.length * 0.95) - 1] ?? 0;
  return { interactions, p95Ms, heap, isSlow: p95Ms >= MOST_MS };
}

const noteInteractions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const longest = new Map<number, number>();
    Object.assign(window, { longest });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (entry.interactionId > 0)
          longest.set(entry.interactionId, Math.max(entry.duration, longest.get(entry.interactionId) ?? 0));
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });

const notedInteractions = (page: Page): Promise<number[]> =>
  page.evaluate(() => [...(window as unknown as { longest: Map<number, number> }).longest.values()]);

export const answeringLine = ({ interactions, p95Ms, heap, isSlow }: Answering): string =>
  `${isSlow ? 'SLOW' : 'holds'}  60 questions at 4x CPU: p95 of ${interactions.length} interactions above 16 ms ${Math.round(p95Ms)} ms, longest ${Math.round(interactions.at(-1) ?? 0)} ms; heap ${[...heap].map(([at, megabytes]) => `${at}: ${megabytes.toFixed(1)} MB`).join(', ')}`;
