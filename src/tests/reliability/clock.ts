import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import Database from 'better-sqlite3';
import { publishQuiz } from './class-on-quiz';
import { type Client, signIn } from './client';
import { databaseIn } from './database-check';
import type { ReliabilityReport, ReliabilityTest } from './reliability-test';
import { findPort, type ServerProcess, startServer, temporaryFolder } from './server-process';

const HOUR_MS = 3_600_000;
const SETTINGS = [-HOUR_MS, 25 * HOUR_MS] as const;
const NOTED_WITHIN_MS = 10_000;
const TOLERANCE_MS = 10_000;

/** Sets the machine's clock back and forward during a quiz and while the server is down: no student gains or loses time. */
export const clockTest: ReliabilityTest = async () => [await setAgainAndAgain()];

async function setAgainAndAgain(): Promise<ReliabilityReport> {
  const clockFile = join(temporaryFolder(), 'clock');
  const options = {
    dataDir: temporaryFolder(),
    port: await findPort(),
    settings: {
      CLOCK_FILE: clockFile,
      NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'set-clock.mjs')).href}`,
    },
  };
  const setClock = (offMs: number, server?: ServerProcess) => {
    writeFileSync(clockFile, String(offMs));
    server?.child.kill('SIGUSR2');
  };
  setClock(0);
  let server = await startServer(options);
  const teacher = await signIn(server.url, 'teacher', 'Teacher');
  const { shareId } = await publishQuiz(teacher, 'Timed');
  const student = await signIn(server.url, 'student', 'Student');
  const leftMs = () => timeLeft(student, shareId);
  const atStart = await leftMs();
  const startedAtMs = performance.now();
  const failures: string[] = [];
  const look = async (when: string) => {
    const left = await leftMs();
    const passedMs = performance.now() - startedAtMs;
    const gainedMs = (left ?? 0) - (atStart ?? 0);
    if (left === undefined) failures.push(`${when}: the student is out of the quiz`);
    // Quiz time passes while the server runs, and stands still while it is down.
    else if (gainedMs > TOLERANCE_MS || gainedMs < -passedMs - TOLERANCE_MS)
      failures.push(`${when}: ${Math.round(gainedMs / 1000)} s were given`);
  };
  for (const offMs of SETTINGS) {
    const when = `${offMs / HOUR_MS} h`;
    const before = settingsNoted(options.dataDir);
    setClock(offMs, server);
    if (!(await isNoted(options.dataDir, before))) failures.push(`${when}: it was not noted`);
    await look(`${when} while it runs`);
    setClock(0, server);
    await server.end('SIGKILL');
    setClock(offMs);
    server = await startServer(options);
    await look(`${when} over a restart`);
    await server.end('SIGTERM');
    setClock(0);
    server = await startServer(options);
    await look(`${when} and back over a restart`);
  }
  await server.end('SIGTERM');
  const figures = { 'settings of the clock': 3 * SETTINGS.length, 'given, taken or missed': failures.length };
  return { name: 'clock of the machine', figures, failures };
}

/** Undefined once the attempt or the session has ended. */
async function timeLeft(student: Client, shareId: string): Promise<number | undefined> {
  const { status, body } = await student.call('POST', '/student/attempt', { shareId });
  return status === 200 ? body.attempt.deadline - body.attempt.serverNow : undefined;
}

function settingsNoted(dataDir: string): number {
  const client = new Database(databaseIn(dataDir), { readonly: true });
  const count = client.prepare("select count(*) from audit_log where action = 'clock-jumped'").pluck().get();
  client.close();
  return Number(count);
}

/** Waits for the entry, with a timeout. */
async function isNoted(dataDir: string, before: number): Promise<boolean> {
  const giveUpAt = performance.now() + NOTED_WITHIN_MS;
  while (settingsNoted(dataDir) === before && performance.now() < giveUpAt) await wait(50);
  return settingsNoted(dataDir) > before;
}
