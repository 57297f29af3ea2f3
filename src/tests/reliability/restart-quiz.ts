import { setTimeout as wait } from 'node:timers/promises';
import Database from 'better-sqlite3';
import type { Protection } from './bundle';
import { publishQuiz, signInClass } from './class-on-quiz';
import { signIn } from './client';
import { databaseFailures, databaseIn } from './database-check';
import { proofOf, type ReliabilityReport, type ReliabilitySize, randomBetween } from './reliability-test';
import { findPort, startServer, temporaryFolder } from './server-process';
import { aTally, StudentLedger } from './student-ledger';

const RESTARTS = { short: 4, normal: 20, long: 20 } as const;
const PROOF_RESTARTS = 1;
const STUDENTS = 10;
const SAVES_BETWEEN = { from: 5, to: 60 };
const DOWN_MS = { from: 50, to: 400 };

/**
 * Kills or stops the server during a quiz: each student continues without signing in, with a deadline that is extended by
 * exactly the recorded downtime, which is at least the observed one.
 */
export async function restartQuizTest(size: ReliabilitySize): Promise<ReliabilityReport[]> {
  const weak = await restartAgainAndAgain(PROOF_RESTARTS, 'downtime-record');
  return [await restartAgainAndAgain(RESTARTS[size]), proofOf('the recorded downtime', weak)];
}

async function restartAgainAndAgain(restarts: number, without?: Protection): Promise<ReliabilityReport> {
  const options = {
    dataDir: temporaryFolder(),
    port: await findPort(),
    ...(without ? { composed: { without } } : {}),
  };
  let server = await startServer(options);
  const quiz = await publishQuiz(await signIn(server.url, 'teacher', 'Teacher'), 'Restarted');
  const tally = aTally();
  const students = (await signInClass(server.url, STUDENTS)).map(
    (client) => new StudentLedger(client, tally),
  );
  for (const student of students) await student.join(quiz);
  const deadlines = new Map<StudentLedger, number>();
  const failures: string[] = [];
  let recordedMs = 0;
  for (let restart = 0; restart < restarts; restart += 1) {
    for (const student of students) deadlines.set(student, (await student.save()).body?.deadline);
    const before = downtimeByAttempt(options.dataDir);
    const enough = tally.saves + randomBetween(SAVES_BETWEEN.from, SAVES_BETWEEN.to);
    const writing = students.map(async (student) => {
      while ((await student.save()).status !== 0) await wait(randomBetween(0, 10));
    });
    while (tally.saves < enough) await wait(5);
    await server.end(restart % 2 === 0 ? 'SIGKILL' : 'SIGTERM');
    const goneAt = Date.now();
    await Promise.all(writing);
    await wait(randomBetween(DOWN_MS.from, DOWN_MS.to));
    const goneMs = Date.now() - goneAt;
    server = await startServer(options);
    for (const student of students) failures.push(...(await student.compare()));
    const after = downtimeByAttempt(options.dataDir);
    for (const student of students) {
      const { status, body } = await student.save();
      if (status !== 200) failures.push(`A student could not go on: ${status}`);
      const later = body?.deadline - (deadlines.get(student) ?? 0);
      const recorded = (after.get(student.attemptId) ?? 0) - (before.get(student.attemptId) ?? 0);
      if (later < 0) failures.push(`A deadline is ${-later} ms earlier`);
      if (later !== recorded) failures.push(`A deadline is ${later} ms later, ${recorded} ms are recorded`);
      if (recorded < goneMs)
        failures.push(`${recorded} ms are recorded, but the server was gone for ${goneMs} ms`);
      recordedMs += recorded;
    }
    failures.push(...databaseFailures(databaseIn(options.dataDir)));
  }
  await server.end('SIGTERM');
  const figures = {
    restarts,
    'ms given back on average': Math.round(recordedMs / (restarts * students.length)),
    'answers acknowledged': tally.saves,
    'lost or wrong': failures.length,
  };
  return { name: 'restart of a quiz', figures, failures };
}

function downtimeByAttempt(dataDir: string): Map<string, number> {
  const client = new Database(databaseIn(dataDir), { readonly: true });
  const rows = client
    .prepare(
      "select attempt_id, sum(added_ms) from clock_entries where kind = 'downtime' group by attempt_id",
    )
    .raw()
    .all() as [string, number][];
  client.close();
  return new Map(rows);
}
