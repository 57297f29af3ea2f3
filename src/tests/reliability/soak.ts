import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { evaluated, publishQuiz, signInClass, sliderQuestion } from './class-on-quiz';
import { type Client, done, signIn } from './client';
import { databaseFailures, databaseIn } from './database-check';
import {
  percentile,
  proofOf,
  type ReliabilityReport,
  type ReliabilityTest,
  randomBetween,
} from './reliability-test';
import { findPort, type ServerOptions, startServer, temporaryFolder } from './server-process';

/** Numbers of lessons and their seconds; the normal form takes half an hour. */
const SIZES = {
  short: { lessons: 12, seconds: 5 },
  normal: { lessons: 36, seconds: 50 },
  long: { lessons: 216, seconds: 50 },
} as const;
const STUDENTS = 200;
const SAVE_EVERY_MS = 5_000;
const WATCH_EVERY_MS = 5_000;
const SAMPLE_EVERY_MS = 1_000;
/** The first lessons fill caches and heap; later allocations must be released. */
const WARM_UP_SHARE = 1 / 2;
/** Random variation of memory between lessons. */
const GROWTH_ALLOWED = 0.1;
const P95_MS = 200;
const aTextQuestion = {
  type: 'short',
  correctAnswer: 'Plants take light and water',
  maximumMarks: 2,
};

/** Many lessons with 200 students: nothing fails, and the server's memory does not grow after the warm-up. */
export const soakTest: ReliabilityTest = async (size) => {
  const report = await soak(SIZES[size]);
  const weak = await soak(SIZES.short, 'release-of-memory');
  return [report, proofOf('the release of memory', weak)];
};

interface Soak {
  readonly lessons: number;
  readonly seconds: number;
}

async function soak({ lessons, seconds }: Soak, without?: 'release-of-memory'): Promise<ReliabilityReport> {
  const options: ServerOptions = {
    dataDir: temporaryFolder(),
    port: await findPort(),
    ...(without ? { composed: { without } } : {}),
  };
  const server = await startServer(options);
  const teacher = await signIn(server.url, 'teacher', 'Teacher');
  const students = await signInClass(server.url, STUDENTS);
  const seen = { failures: [] as string[], savesMs: [] as number[], calls: 0 };
  const megabytes: number[] = [];
  for (let lesson = 0; lesson < lessons; lesson += 1) {
    const samples: number[] = [];
    const sampling = setInterval(() => samples.push(memoryOf(server.pid)), SAMPLE_EVERY_MS);
    await teach(`Lesson ${lesson + 1}`, {
      teacher,
      students,
      untilMs: performance.now() + seconds * 1000,
      seen,
    });
    clearInterval(sampling);
    megabytes.push(percentile(samples, 0.5));
  }
  await server.end('SIGTERM');
  seen.failures.push(...databaseFailures(databaseIn(options.dataDir)));
  const warm = Math.floor(lessons * WARM_UP_SHARE);
  const after = Math.max(...megabytes.slice(warm, warm + 2));
  const atTheEnd = Math.max(...megabytes.slice(-2));
  const growth = atTheEnd / after - 1;
  if (growth > GROWTH_ALLOWED)
    seen.failures.push(`Memory grew from ${after} to ${atTheEnd} MB after the warm-up`);
  const p95 = percentile(seen.savesMs, 0.95);
  if (p95 > P95_MS) seen.failures.push(`95 of 100 saves took up to ${p95} ms`);
  const figures = {
    lessons,
    students: STUDENTS,
    minutes: ((lessons * seconds) / 60).toFixed(0),
    calls: seen.calls,
    'ms p95 of a save': p95,
    'MB after the warm-up': after,
    'MB at the end': atTheEnd,
    'MB by lesson': megabytes.join(' '),
    failed: seen.failures.length,
  };
  return { name: 'soak', figures, failures: seen.failures };
}

interface Lesson {
  readonly teacher: Client;
  readonly students: readonly Client[];
  readonly untilMs: number;
  readonly seen: { readonly failures: string[]; readonly savesMs: number[]; calls: number };
}

/** One lesson from the quiz to released scores and exports, watched by the teacher. */
async function teach(title: string, { teacher, students, untilMs, seen }: Lesson): Promise<void> {
  const count = async (client: Client, method: string, path: string, body?: unknown) => {
    const answer = await client.call(method, path, body);
    seen.calls += 1;
    if (answer.status !== 200)
      seen.failures.push(`${method} ${path} answered ${answer.status} ${answer.reason}`);
    return answer.body;
  };
  const quiz = await publishQuiz(teacher, title, [
    sliderQuestion,
    sliderQuestion,
    aTextQuestion,
    aTextQuestion,
  ]);
  const writing = students.map(async (student, at) => {
    const { attempt } = await done(student.call('POST', '/student/attempt', { shareId: quiz.shareId }));
    await wait((at / students.length) * SAVE_EVERY_MS);
    for (let revision = 1; performance.now() < untilMs; revision += 1) {
      const answers = {
        [quiz.questionIds[revision % 2] ?? '']: revision,
        [quiz.questionIds[2 + (revision % 2)] ?? '']:
          `Plants take light ${at % 40} times ${randomBetween(0, 20)}`,
      };
      const sentMs = performance.now();
      const { status, reason } = await student.mutate('attempts.saveAnswers', {
        attemptId: attempt._id,
        revision,
        answers,
      });
      seen.calls += 1;
      seen.savesMs.push(performance.now() - sentMs);
      if (status !== 200) seen.failures.push(`A save answered ${status} ${reason}`);
      await wait(Math.max(0, SAVE_EVERY_MS - (performance.now() - sentMs)));
    }
    const { answers } = (await done(student.call('POST', '/student/attempt', { shareId: quiz.shareId })))
      .attempt;
    await count(student, 'POST', '/quiz/submit', { quizId: quiz.quizId, attempt: { answers } });
  });
  const watching = (async () => {
    while (performance.now() < untilMs) {
      await count(teacher, 'GET', `/quiz/${quiz.quizId}/results`);
      await count(teacher, 'GET', '/teacher/');
      await wait(WATCH_EVERY_MS);
    }
  })();
  await Promise.all([...writing, watching]);
  await count(teacher, 'POST', `/quiz/${quiz.quizId}/evaluate`);
  if (!(await evaluated(teacher, quiz.quizId))) seen.failures.push('An evaluation did not end');
  await count(teacher, 'POST', `/quiz/${quiz.quizId}/release-scores`);
  await Promise.all(students.map((student) => count(student, 'GET', '/student/')));
  await count(teacher, 'DELETE', `/quiz/${quiz.quizId}`);
}

function memoryOf(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1000);
}
