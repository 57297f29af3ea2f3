import { execFile } from 'node:child_process';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { publishQuiz, type QuizOfClass, signInClass } from './class-on-quiz';
import { done, signIn } from './client';
import { databaseFailures, databaseIn } from './database-check';
import { proofOf, type ReliabilityReport, type ReliabilityTest, randomBetween } from './reliability-test';
import { findPort, type ServerProcess, startServer, temporaryFolder } from './server-process';
import { aTally, StudentLedger, type Tally } from './student-ledger';

const BACKUPS = { short: 2, normal: 20, long: 200 } as const;
const SAVES_BEFORE = { from: 50, to: 500 };
const SUBMIT_EVERY = 10;
const WAY_BACK_WITHIN_MS = 5 * 60 * 1000;
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/**
 * A backup during a running class, restored into an empty folder as after the loss of the machine, contains every answer,
 * submit and image acknowledged before the backup began.
 */
export const backupTest: ReliabilityTest = async (size) => {
  const report = await backUpAgainAndAgain(BACKUPS[size], backUp);
  const weak = await backUpAgainAndAgain(1, copyTheFileAlone);
  return [report, proofOf('the online copy', weak)];
};

/** Copies the data of a running server; returns the folder of the copy. */
type Copy = (dataDir: string, into: string) => Promise<string>;

async function backUpAgainAndAgain(backups: number, copy: Copy): Promise<ReliabilityReport> {
  const failures: string[] = [];
  const tally = aTally();
  let longestCopyMs = 0;
  let longestWayBackMs = 0;
  for (let round = 0; round < backups; round += 1) {
    const { copyMs, ...copied } = await copyUnderLoad(copy, tally);
    const { wayBackMs, lost } = await comeBack(copy, copied);
    failures.push(...lost);
    longestCopyMs = Math.max(longestCopyMs, copyMs);
    longestWayBackMs = Math.max(longestWayBackMs, wayBackMs);
  }
  if (longestWayBackMs > WAY_BACK_WITHIN_MS) failures.push(`A way back took ${longestWayBackMs} ms`);
  const figures = {
    backups,
    'answers acknowledged': tally.saves,
    submits: tally.submits,
    's the longest backup': (longestCopyMs / 1000).toFixed(1),
    's from an empty folder to a running server': (longestWayBackMs / 1000).toFixed(1),
    'lost or wrong': failures.length,
  };
  return { name: 'backup', figures, failures };
}

/** The content of a copy, by student account. */
interface Copied {
  readonly port: number;
  readonly folder: string;
  readonly quiz: QuizOfClass;
  readonly imageUrl: string;
  /** The acknowledged answers of each student when the copy began. */
  readonly before: ReadonlyMap<StudentLedger, ReadonlyMap<string, number>>;
  readonly submitted: ReadonlySet<StudentLedger>;
}

/** Copies while a class writes, then removes the machine. */
async function copyUnderLoad(copy: Copy, tally: Tally): Promise<Copied & { copyMs: number }> {
  const port = await findPort();
  const dataDir = temporaryFolder();
  const server = await startServer({ dataDir, port });
  const teacher = await signIn(server.url, 'teacher', 'Teacher');
  const quiz = await publishQuiz(teacher, 'Copied');
  const imageUrl = await anImage(teacher);
  const students = (await signInClass(server.url)).map((client) => new StudentLedger(client, tally));
  for (const student of students) await student.join(quiz);
  const writing = students.map((student) => writeUntilItBreaks(student));
  const enough = tally.saves + randomBetween(SAVES_BEFORE.from, SAVES_BEFORE.to);
  await Promise.all(students.filter((_, at) => at % SUBMIT_EVERY === 0).map((student) => student.submit()));
  while (tally.saves < enough) await wait(1);
  const submitted = new Set(students.filter(({ isSubmitted }) => isSubmitted));
  const before = new Map(students.map((student) => [student, student.acknowledged]));
  const began = performance.now();
  const folder = await copy(dataDir, temporaryFolder());
  const copyMs = performance.now() - began;
  await server.end('SIGKILL');
  await Promise.all(writing);
  return { port, folder, quiz, imageUrl, before, submitted, copyMs };
}

/** Restores the copy into an empty folder and starts the server; returns the losses. */
async function comeBack(copy: Copy, copied: Omit<Copied, 'copyMs'>) {
  const { port, folder, quiz, imageUrl, before, submitted } = copied;
  const dataDir = temporaryFolder();
  const began = performance.now();
  if (copy === backUp) await restore(dataDir, folder);
  else await copyFile(databaseIn(folder), databaseIn(dataDir));
  const server = await startServer({ dataDir, port }).catch((error: unknown) => String(error));
  const wayBackMs = performance.now() - began;
  if (typeof server === 'string') return { wayBackMs, lost: [server] };
  const lost = await imageFailures(server, imageUrl);
  for (const [student, acknowledged] of before)
    lost.push(
      ...(submitted.has(student) ? await student.compare() : await missing(student, quiz, acknowledged)),
    );
  if (copy === backUp && !(await isRefusedWhileRunning(dataDir, folder)))
    lost.push('A restore was not refused while the server runs');
  await server.end('SIGTERM');
  return { wayBackMs, lost: [...lost, ...databaseFailures(databaseIn(dataDir))] };
}

async function writeUntilItBreaks(student: StudentLedger): Promise<void> {
  while (!student.isSubmitted && (await student.save()).status !== 0);
}

async function anImage(teacher: Awaited<ReturnType<typeof signIn>>): Promise<string> {
  const { _id: quizId } = await done(teacher.call('POST', '/quiz/', { title: 'With a picture' }));
  const form = new FormData();
  const fields = {
    text: 'What is it?',
    type: 'short',
    correctAnswer: '"a pixel"',
    maximumMarks: '1',
    quizId,
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('image', new File([PIXEL], 'pixel.png', { type: 'image/png' }));
  return (await done(teacher.call('POST', '/question/', form))).imageUrl;
}

/** Answers acknowledged before the backup began that the restored server lacks. */
async function missing(
  student: StudentLedger,
  { shareId, questionIds }: QuizOfClass,
  acknowledged: ReadonlyMap<string, number>,
): Promise<string[]> {
  const { status, body } = await student.client.call('POST', '/student/attempt', { shareId });
  // Submitted during the copy: there is no running attempt to compare.
  if (status === 409) return [];
  if (status !== 200) return [`A running attempt is gone: ${status}`];
  return questionIds
    .filter((id) => (body.attempt.answers[id] ?? 0) < (acknowledged.get(id) ?? 0))
    .map((id) => `Answer ${acknowledged.get(id)} is lost`);
}

async function imageFailures(server: ServerProcess, imageUrl: string): Promise<string[]> {
  const { status } = await fetch(new URL(imageUrl, server.url));
  return status === 200 ? [] : [`The image answers ${status}`];
}

const run = promisify(execFile);
const tool = (name: string, dataDir: string, ...args: readonly string[]) =>
  run(process.execPath, [`build/server/${name}.js`, ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
  });

const backUp: Copy = async (dataDir, into) => {
  await tool('backup', dataDir, '--into', into);
  const [name = ''] = await readdir(into);
  return join(into, name);
};

/** A naive copy that ignores the write-ahead log. */
const copyTheFileAlone: Copy = async (dataDir, into) => {
  const folder = join(into, 'copy');
  await mkdir(folder);
  await copyFile(databaseIn(dataDir), databaseIn(folder));
  return folder;
};

async function restore(dataDir: string, backup: string): Promise<void> {
  await tool('restore', dataDir, backup);
}

const isRefusedWhileRunning = (dataDir: string, backup: string): Promise<boolean> =>
  restore(dataDir, backup).then(
    () => false,
    () => true,
  );
