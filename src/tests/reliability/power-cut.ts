import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Database from 'better-sqlite3';
import type { Protection } from './bundle';
import { publishQuiz, signInClass } from './class-on-quiz';
import { signIn } from './client';
import { databaseFailures } from './database-check';
import { DiskFile } from './disk-image';
import { proofOf, type ReliabilityReport, type ReliabilityTest, randomBetween } from './reliability-test';
import { findPort, startServer, temporaryFolder } from './server-process';
import { type Step, stepsOf, traced } from './strace-log';
import { aTally, StudentLedger, type Tally } from './student-ledger';
import { hasStrace, NO_STRACE, tracerOf } from './tracer';

const CUTS = { short: 0, normal: 100, long: 1000 } as const;
const PROOF_CUTS = 20;
const SAVES = 1500;
const PROOF_SAVES = 300;
const SUBMIT_ONE_IN = 100;
const DATABASE = 'quiz.sqlite';
const NAME = 'power-cut';

/**
 * Power cuts at random moments: only fsynced data is certain to survive, and it must include everything acknowledged to
 * clients.
 */
export const powerCutTest: ReliabilityTest = async (size) => {
  if (size === 'short')
    return [{ name: NAME, figures: {}, failures: [], skipped: 'it is part of the long run.' }];
  if (!hasStrace()) return [{ name: NAME, figures: {}, failures: [], skipped: NO_STRACE }];
  const report = await cutAgainAndAgain({ cuts: CUTS[size], saves: SAVES });
  const weak = await cutAgainAndAgain({ cuts: PROOF_CUTS, saves: PROOF_SAVES, without: 'full-sync' });
  return [report, proofOf('synchronous=FULL', weak)];
};

interface CutPlan {
  readonly cuts: number;
  readonly saves: number;
  readonly without?: Protection;
}

async function cutAgainAndAgain({ cuts, saves, without }: CutPlan): Promise<ReliabilityReport> {
  const folder = temporaryFolder();
  const logFile = join(folder, 'trace');
  const tally = await traceClass({ logFile, dataDir: join(folder, 'data'), saves, without });
  const failures = [...tally.refused].map(([status, count]) => `${count} calls were refused with ${status}`);
  const replay = new Replay(tally, folder);
  const moments = await cutMoments(logFile, cuts);
  let at = 0;
  for await (const step of stepsOf(logFile)) {
    replay.take(step);
    for (; moments[0] === at; moments.shift()) failures.push(...replay.cutPower());
    at += 1;
  }
  const figures = {
    cuts: replay.cuts,
    'answers acknowledged': tally.saves,
    submits: tally.submits,
    'file changes and fsyncs': at,
    'lost or wrong': failures.length,
  };
  return { name: NAME, figures, failures };
}

/** Lets a class write on a traced server, then kills it. */
async function traceClass(run: {
  logFile: string;
  dataDir: string;
  saves: number;
  without: Protection | undefined;
}): Promise<Tally> {
  const server = await startServer({
    dataDir: run.dataDir,
    port: await findPort(),
    under: traced(run.logFile),
    ...(run.without ? { composed: { without: run.without } } : {}),
  });
  const traceEnd = tracerOf(server.pid);
  const quiz = await publishQuiz(await signIn(server.url, 'teacher', 'Teacher'), 'Power cut');
  const tally = aTally();
  const students = (await signInClass(server.url)).map((client) => new StudentLedger(client, tally));
  await Promise.all(
    students.map(async (student) => {
      await student.join(quiz);
      while (tally.saves < run.saves && !student.isSubmitted) {
        await (randomBetween(0, SUBMIT_ONE_IN) === 0 ? student.submit() : student.save());
        await wait(randomBetween(0, 20));
      }
    }),
  );
  await server.end('SIGKILL');
  await traceEnd();
  return tally;
}

/** Random steps after the first acknowledged answer. */
async function cutMoments(logFile: string, cuts: number): Promise<number[]> {
  let steps = 0;
  let first: number | undefined;
  for await (const step of stepsOf(logFile)) {
    if (step.kind === 'said' && step.text.includes('"savedRevision"')) first ??= steps;
    steps += 1;
  }
  const from = first;
  if (from === undefined) throw new Error('The trace shows no acknowledged answer.');
  return Array.from({ length: cuts }, () => randomBetween(from, steps)).sort((a, b) => a - b);
}

/** Replays the disk and the clients' knowledge step by step. */
class Replay {
  cuts = 0;
  readonly #files = new Map(
    [DATABASE, `${DATABASE}-wal`].map((name) => [name, new DiskFile(Buffer.alloc(0))]),
  );
  readonly #saved = new Map<string, number>();
  readonly #submitted = new Map<string, string>();

  constructor(
    readonly tally: Tally,
    readonly folder: string,
  ) {}

  take(step: Step): void {
    if (step.kind === 'said') this.#hear(step.text);
    else if (step.kind === 'sync') this.#files.get(step.file)?.sync();
    else this.#files.get(step.file)?.change(step.change);
  }

  #hear(text: string): void {
    for (const [, number] of text.matchAll(/"savedRevision":(\d+)/g)) {
      const sent = this.tally.sentAs.get(Number(number));
      if (sent) this.#saved.set(`${sent.attemptId} ${sent.questionId}`, Number(number));
    }
    for (const [, receipt = ''] of text.matchAll(/"receipt":"([^"]+)"/g)) {
      const attemptId = this.tally.receipts.get(receipt);
      if (attemptId) this.#submitted.set(attemptId, receipt);
    }
  }

  /** What is missing after a power cut at this step. */
  cutPower(): string[] {
    this.cuts += 1;
    const fate = this.cuts % 2 === 0 ? 'all dropped' : 'some kept, some torn';
    const folder = join(this.folder, `cut-${this.cuts % 2}`);
    mkdirSync(folder, { recursive: true });
    for (const [name, file] of this.#files) writeFileSync(join(folder, name), file.afterPowerCut(fate));
    writeFileSync(join(folder, `${DATABASE}-shm`), '');
    return this.#missingIn(join(folder, DATABASE));
  }

  #missingIn(file: string): string[] {
    const client = new Database(file);
    try {
      const answers = client
        .prepare('select attempt_id, question_id, revision from answers')
        .raw()
        .all() as Row[];
      const revisions = new Map(
        answers.map(([attempt, question, revision]) => [`${attempt} ${question}`, revision]),
      );
      const attempts = client.prepare('select id, receipt from attempts').raw().all() as [
        string,
        string | null,
      ][];
      const receipts = new Map(attempts);
      const lost = [...this.#saved].filter(([key, number]) => (revisions.get(key) ?? 0) < number);
      const unsubmitted = [...this.#submitted].filter(([id, receipt]) => receipts.get(id) !== receipt);
      return [
        ...lost.map(([, number]) => `Cut ${this.cuts}: answer ${number} is lost`),
        ...unsubmitted.map(([, receipt]) => `Cut ${this.cuts}: the submit ${receipt} is lost`),
        ...databaseFailures(file),
      ];
    } catch (error) {
      return [`Cut ${this.cuts}: the database cannot be read: ${error}`];
    } finally {
      client.close();
    }
  }
}

type Row = [attempt: string, question: string, revision: number];
