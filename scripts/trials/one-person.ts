import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Protection } from './bundle';
import { publishQuiz, signInClass } from './class-on-quiz';
import { type Client, done, signIn } from './client';
import { findPort, type ServerProcess, startServer, temporaryFolder } from './server-process';
import { percentile, proofOf, type Trial, type TrialReport } from './trial';

const ROUNDS = { short: 2, normal: 10, long: 30 } as const;
const HALF_SENT = 1500;
const DASHBOARDS = 300;
/** As a container or a service is often given: fewer than one person can open. */
const OPEN_FILES = 1100;
/** Half-sent requests are closed after 15 s: who is let in only then was shut out. */
const GIVE_UP_MS = 10_000;
const MEMORY_MAXIMUM_MB = 500;
const SAVE_P95_MAXIMUM_MS = 500;

/** One person half-sends requests, asks for everything at once and never ends a body; the class goes on saving, each over a new connection. */
export const onePersonTrial: Trial = async (size) => {
  const report = await attacked(ROUNDS[size], size !== 'short');
  return [report, proofOf('room for connections', await attacked(1, false, 'connection-room'))];
};

async function attacked(rounds: number, isTimed: boolean, without?: Protection): Promise<TrialReport> {
  const server = await startServer({
    dataDir: temporaryFolder(),
    port: await findPort(),
    under: process.platform === 'linux' ? ['prlimit', `--nofile=${OPEN_FILES}:${OPEN_FILES}`] : [],
    ...(without ? { composed: { without } } : {}),
  });
  const teacher = await signIn(server.url, 'teacher', 'Teacher');
  const quiz = await publishQuiz(teacher, 'Cells');
  const students = await signInClass(server.url);
  const attempts = await Promise.all(
    students.map(async (student) => {
      const { attempt } = await done(student.call('POST', '/student/attempt', { shareId: quiz.shareId }));
      return attempt._id as string;
    }),
  );
  const sockets: Socket[] = [];
  const savedMs: number[] = [];
  const failures: string[] = [];
  let memoryMb = 0;
  for (let round = 1; round <= rounds; round += 1) {
    sockets.push(...halfSend(server, HALF_SENT));
    const dashboards = Array.from({ length: DASHBOARDS }, () => teacher.call('GET', '/teacher/'));
    const saves = students.map(async (student, at) => {
      const answers = { [quiz.questionIds[0] ?? '']: round };
      const took = await saveOverNewConnection(server, student, {
        attemptId: attempts[at],
        revision: round,
        answers,
      });
      if (typeof took === 'number') savedMs.push(took);
      else failures.push(`a save in round ${round}: ${took}`);
    });
    await Promise.all(saves);
    memoryMb = Math.max(memoryMb, megabytesOf(server.pid));
    if (!without) await Promise.all(dashboards);
  }
  for (const socket of sockets) socket.destroy();
  await server.end('SIGKILL');
  const p95 = percentile(savedMs, 0.95);
  if (memoryMb > MEMORY_MAXIMUM_MB) failures.push(`the server took ${memoryMb} MB`);
  if (isTimed && p95 > SAVE_P95_MAXIMUM_MS) failures.push(`a save took ${p95} ms (p95)`);
  const figures = {
    'half-sent requests': sockets.length,
    saves: savedMs.length,
    'ms p95 of a save': p95,
    'MB at most': memoryMb,
  };
  return { name: 'one person', figures, failures };
}

/** Half of them without an end of their headers, half with a body that never comes. */
function halfSend({ url }: ServerProcess, count: number): Socket[] {
  const heads = ['', 'Content-Type: application/json\r\nContent-Length: 200000\r\n\r\n{'];
  return Array.from({ length: count }, (_, at) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.on('error', () => {});
    socket.write(`POST /auth/login/student HTTP/1.1\r\nHost: ${new URL(url).host}\r\n${heads[at % 2]}`);
    return socket;
  });
}

/** How many milliseconds a save took, or why it failed. */
function saveOverNewConnection(
  { url }: ServerProcess,
  { token }: Client,
  input: object,
): Promise<number | string> {
  const startedMs = performance.now();
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  return new Promise((resolve) => {
    const call = request(
      `${url}/trpc/attempts.saveAnswers`,
      { method: 'POST', headers, agent: false },
      (answer) => {
        answer
          .resume()
          .once('end', () =>
            resolve(answer.statusCode === 200 ? performance.now() - startedMs : `${answer.statusCode}`),
          );
      },
    );
    call.setTimeout(GIVE_UP_MS, () => call.destroy(new Error('no answer')));
    call.once('error', ({ message }) => resolve(message));
    call.end(JSON.stringify(input));
  });
}

/** What the process holds in memory; 0 where the system does not say. */
function megabytesOf(pid: number): number {
  try {
    return Math.round(
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1000,
    );
  } catch {
    return 0;
  }
}
