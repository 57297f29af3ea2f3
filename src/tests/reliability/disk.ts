import { setTimeout as wait } from 'node:timers/promises';
import Database from 'better-sqlite3';
import type { Protection } from './bundle';
import { publishQuiz, signInClass } from './class-on-quiz';
import { type Answer, signIn } from './client';
import { databaseFailures, databaseIn } from './database-check';
import { ioErrorTest } from './disk-failure';
import { readOnlyStartTest } from './read-only-start';
import { proofOf, type ReliabilityReport, type ReliabilityTest } from './reliability-test';
import {
  findPort,
  type ServerOptions,
  type ServerProcess,
  startServer,
  temporaryFolder,
} from './server-process';
import { findSmallDisk, NO_DISK } from './small-disk';
import { aTally, StudentLedger } from './student-ledger';

/** Prevents the server from storing; returns a function that ends the trouble. */
type Trouble = (server: ServerProcess) => Promise<() => void | Promise<void>>;

const STUDENTS = 8;
const SAVES_BEFORE = 10;
/** A full disk still has free space in allocated pages; this many saves exhaust it. */
const TRIES = 30;

/**
 * While the disk is full, read-only or locked, each write is refused with 503 and Retry-After; as soon as there is space, the
 * same server stores again. If the disk itself fails, the server exits to be restarted.
 */
export const diskTest: ReliabilityTest = async (size) => [
  ...(await fullDisk()),
  await refusesAndRecovers('disk locked by another program', await options(), lock),
  await refusesAndRecovers('disk read-only', { ...(await options()), composed: {} }, makeReadOnly),
  await readOnlyStartTest(),
  ...(await ioErrorTest(size)),
];

const options = async (): Promise<ServerOptions> => ({ dataDir: temporaryFolder(), port: await findPort() });

async function fullDisk(): Promise<ReliabilityReport[]> {
  const onSmallDisk = async (without?: Protection) => {
    const disk = findSmallDisk();
    if (!disk) return { name: 'disk full', figures: {}, failures: [], skipped: NO_DISK };
    const fill: Trouble = async () => {
      disk.fill();
      return () => disk.free();
    };
    const port = await findPort();
    const composed = without ? { composed: { without } } : {};
    return refusesAndRecovers('disk full', { dataDir: disk.dataDir, port, ...composed }, fill);
  };
  const report = await onSmallDisk();
  if (report.skipped) return [report];
  return [
    report,
    proofOf('the refusal of what was not stored', await onSmallDisk('refusal-when-not-stored')),
  ];
}

const lock: Trouble = async (server) => {
  const file = databaseIn(server.dataDir);
  const client = new Database(file);
  client.exec('begin immediate');
  return () => {
    client.exec('rollback');
    client.close();
  };
};

const makeReadOnly: Trouble = async ({ child }) => {
  child.kill('SIGUSR2');
  return () => {
    child.kill('SIGUSR2');
  };
};

async function refusesAndRecovers(
  name: string,
  server: ServerOptions,
  trouble: Trouble,
): Promise<ReliabilityReport> {
  const failures: string[] = [];
  const tally = aTally();
  let process = await startServer(server);
  const teacher = await signIn(process.url, 'teacher', 'Teacher');
  const quiz = await publishQuiz(teacher, name);
  const clients = await signInClass(process.url, STUDENTS);
  const students = clients.map((client) => new StudentLedger(client, tally));
  const each = (act: (student: StudentLedger) => Promise<unknown>) => Promise.all(students.map(act));
  const compare = async () =>
    failures.push(...(await Promise.all(students.map((one) => one.compare()))).flat());

  await each((student) => student.join(quiz));
  for (let save = 0; save < SAVES_BEFORE; save += 1) await each((student) => student.save());

  const mend = await trouble(process);
  const refusals: Answer[] = [];
  await each(async (student) => refusals.push(await untilRefused(() => student.save())));
  await each(async (student) => refusals.push(await untilRefused(() => student.submit())));
  const title = { title: 'Another quiz' };
  refusals.push(await untilRefused(() => teacher.call('PUT', `/quiz/${quiz.quizId}`, title)));
  failures.push(...refusals.flatMap(whatIsWrongWith));
  const reading = await teacher.call('GET', '/teacher/');
  if (reading.status !== 200) failures.push(`Reading answered ${reading.status}`);
  await mend();

  await each(async (student) => {
    const answer = await untilStored(() => student.save());
    if (answer.status !== 200) failures.push(`Nothing is stored again: ${answer.status}`);
  });
  await compare();
  if (process.child.exitCode !== null) failures.push('The server ended');
  await process.end('SIGKILL');
  process = await startServer(server);
  await compare();
  await process.end('SIGTERM');
  failures.push(...databaseFailures(databaseIn(server.dataDir)));
  for (const status of tally.refused.keys())
    if (status !== 503) failures.push(`A call was refused with ${status}`);
  const figures = {
    'answers acknowledged': tally.saves,
    'calls refused with 503': tally.refused.get(503) ?? 0,
    'lost or wrong': failures.length,
  };
  return { name, figures, failures };
}

async function untilRefused(act: () => Promise<Answer>): Promise<Answer> {
  let answer = await act();
  for (let tries = 1; tries < TRIES && answer.status === 200; tries += 1) answer = await act();
  return answer;
}

async function untilStored(act: () => Promise<Answer>): Promise<Answer> {
  let answer = await act();
  for (let tries = 1; tries < TRIES && answer.status === 503; tries += 1) {
    await wait(50);
    answer = await act();
  }
  return answer;
}

function whatIsWrongWith({ status, retryAfter }: Answer): string[] {
  if (status !== 503) return [`What cannot be stored was answered with ${status}`];
  return retryAfter === null ? ['A 503 does not say when to come again'] : [];
}
