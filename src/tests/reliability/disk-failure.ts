import { setTimeout as wait } from 'node:timers/promises';
import type { Protection } from './bundle';
import { publishQuiz, signInClass } from './class-on-quiz';
import { signIn } from './client';
import { databaseFailures, databaseIn } from './database-check';
import { proofOf, type ReliabilityReport, type ReliabilitySize } from './reliability-test';
import { findPort, startServer, temporaryFolder } from './server-process';
import { aTally, StudentLedger } from './student-ledger';
import { failCalls, hasStrace, NO_STRACE } from './tracer';

const STUDENTS = 8;
const SAVES_BEFORE = 30;
const FAILURES_OF = { short: 0, normal: 4, long: 20 } as const;
/** The time allowed for a stop. */
const ENDS_WITHIN_MS = 11_000;
const PROOF_MS = 2_000;
const NAME = 'disk failing (EIO)';

/** Disk calls fail while a class writes: the server exits with 1, and after a restart has everything it acknowledged. */
export async function ioErrorTest(size: ReliabilitySize): Promise<ReliabilityReport[]> {
  if (size === 'short')
    return [{ name: NAME, figures: {}, failures: [], skipped: 'it is part of the long run.' }];
  if (!hasStrace()) return [{ name: NAME, figures: {}, failures: [], skipped: NO_STRACE }];
  const report = await failAgainAndAgain(FAILURES_OF[size], ENDS_WITHIN_MS);
  const weak = await failAgainAndAgain(1, PROOF_MS, 'exit-at-disk-failure');
  return [report, proofOf('the exit', weak)];
}

async function failAgainAndAgain(
  times: number,
  withinMs: number,
  without?: Protection,
): Promise<ReliabilityReport> {
  const options = {
    dataDir: temporaryFolder(),
    port: await findPort(),
    ...(without ? { composed: { without } } : {}),
  };
  let server = await startServer(options);
  const quiz = await publishQuiz(await signIn(server.url, 'teacher', 'Teacher'), 'Failing disk');
  const tally = aTally();
  const students = (await signInClass(server.url, STUDENTS)).map(
    (client) => new StudentLedger(client, tally),
  );
  for (const student of students) await student.join(quiz);
  const failures: string[] = [];
  for (let time = 0; time < times; time += 1) {
    let writes = true;
    const writing = students.map(async (student) => {
      while (writes && (await student.save()).status !== 0) await wait(5);
    });
    const enough = tally.saves + SAVES_BEFORE;
    while (tally.saves < enough) await wait(5);
    const mend = await failCalls(server.pid, time % 2 === 0 ? 'fsync,fdatasync' : 'pwrite64', 'EIO');
    const ended = await Promise.race([server.exited, wait(withinMs, undefined, { ref: false })]);
    writes = false;
    if (ended?.code !== 1) failures.push(`The server did not end with 1, but with ${ended?.code}`);
    await mend();
    if (!ended) await server.end('SIGKILL');
    await Promise.all(writing);
    server = await startServer(options);
    for (const student of students) failures.push(...(await student.compare()));
    failures.push(...databaseFailures(databaseIn(options.dataDir)));
  }
  await server.end('SIGTERM');
  for (const status of tally.refused.keys())
    if (status !== 503) failures.push(`A call was refused with ${status}`);
  const figures = { failures: times, 'answers acknowledged': tally.saves, 'lost or wrong': failures.length };
  return { name: NAME, figures, failures };
}
