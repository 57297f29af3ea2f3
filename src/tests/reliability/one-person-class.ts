import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Protection } from './bundle';
import { CLASS_SIZE, publishQuiz, type QuizOfClass } from './class-on-quiz';
import { type Client, done, signIn } from './client';
import { startSaver } from './one-person-save';
import { percentile, type ReliabilityReport } from './reliability-test';
import { findPort, type ServerProcess, startServer, temporaryFolder } from './server-process';

const MEMORY_MAXIMUM_MB = 500;
const SAVE_P95_MAXIMUM_MS = 500;

export interface Scene {
  readonly server: ServerProcess;
  readonly signIn: SignIn;
  readonly teacher: Client;
  readonly quiz: QuizOfClass;
}

export type SignIn = (url: string, role: 'teacher' | 'student', name: string) => Promise<Client>;

export interface Outcome {
  readonly figures: Readonly<Record<string, number>>;
  /** Failures of other users, apart from saves. */
  readonly failures: readonly string[];
}

export interface UnderWay {
  /** Called before each round of saves; resolves once it has reached the server. */
  again?(): Promise<unknown>;
  end(): Promise<Outcome>;
}

export interface Attack {
  readonly name: string;
  readonly protection: Protection;
  readonly openFiles?: number;
  /** How users sign in; by default through the demo. */
  readonly signInWith?: (
    url: string,
  ) => Promise<{ settings: Record<string, string>; signIn: SignIn; close(): Promise<void> }>;
  /** Resolves once the attack is under way. */
  begin(scene: Scene): Promise<UnderWay>;
}

export interface Length {
  readonly rounds: number;
  /** Minimum interval between rounds of saves. */
  readonly everyMs: number;
  /** Whether slow saves fail the test: not within a test run, where other tests run in parallel. */
  readonly isTimed: boolean;
}

/** A class saves in rounds during an attack. */
export async function attackOnClass(
  attack: Attack,
  { rounds, everyMs, isTimed }: Length,
  without?: Protection,
): Promise<ReliabilityReport> {
  const port = await findPort();
  const provider = await attack.signInWith?.(`http://127.0.0.1:${port}`);
  const server = await startServer({
    dataDir: temporaryFolder(),
    port,
    under: attack.openFiles && process.platform === 'linux' ? limited(attack.openFiles) : [],
    ...(provider ? { settings: provider.settings } : {}),
    ...(without ? { composed: { without } } : {}),
  });
  const signInHere = provider?.signIn ?? signIn;
  const teacher = await signInHere(server.url, 'teacher', 'Teacher');
  const quiz = await publishQuiz(teacher, 'Cells');
  const names = Array.from({ length: CLASS_SIZE }, (_, at) => `Student ${at + 1}`);
  const writers = await Promise.all(
    names.map(async (name) => {
      const student = await signInHere(server.url, 'student', name);
      const { attempt } = await done(student.call('POST', '/student/attempt', { shareId: quiz.shareId }));
      return { student, attemptId: attempt._id as string };
    }),
  );
  const underWay = await attack.begin({ server, signIn: signInHere, teacher, quiz });
  const saver = startSaver();
  const savedMs: number[] = [];
  const failures: string[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const pause = wait(everyMs);
    await underWay.again?.();
    const answers = { [quiz.questionIds[0] ?? '']: round };
    const saves = writers.map(async ({ student, attemptId }) => {
      const input = { attemptId, revision: round, answers };
      const took = await saver.save({ url: server.url, token: student.token, input });
      if (typeof took === 'number') savedMs.push(took);
      else failures.push(`a save in round ${round}: ${took}`);
    });
    await Promise.all([...saves, pause]);
  }
  const outcome = await underWay.end();
  await saver.end();
  const memoryMb = peakMegabytesOf(server.pid);
  await server.end('SIGKILL');
  await provider?.close();
  const p95 = percentile(savedMs, 0.95);
  failures.push(...outcome.failures);
  if (memoryMb > MEMORY_MAXIMUM_MB) failures.push(`the server took ${memoryMb} MB`);
  if (isTimed && p95 > SAVE_P95_MAXIMUM_MS) failures.push(`a save took ${p95} ms (p95)`);
  const figures = {
    ...outcome.figures,
    saves: savedMs.length,
    'ms p95 of a save': p95,
    'MB at most': memoryMb,
  };
  return { name: `one person, ${attack.name}`, figures, failures };
}

const limited = (openFiles: number) => ['prlimit', `--nofile=${openFiles}:${openFiles}`];

/** Peak memory of the process; 0 if unknown. */
function peakMegabytesOf(pid: number): number {
  try {
    const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes ?? 0) / 1000);
  } catch {
    return 0;
  }
}
