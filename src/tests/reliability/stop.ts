import { setTimeout as wait } from 'node:timers/promises';
import Database from 'better-sqlite3';
import type { Protection } from './bundle';
import { publishQuiz, signInClass } from './class-on-quiz';
import { type Answer, type Client, signIn } from './client';
import { databaseFailures, databaseIn } from './database-check';
import { proofOf, type ReliabilityReport, type ReliabilityTest, randomBetween } from './reliability-test';
import { findPort, startServer, temporaryFolder } from './server-process';
import { aTally, StudentLedger } from './student-ledger';

const STOPS = { short: 2, normal: 20, long: 200 } as const;
/** A single stop may coincide with no call, especially on a busy machine. */
const PROOF_STOPS = 6;
const SAVES_BEFORE = { from: 30, to: 300 };
const SECOND_SIGNAL_MS = 20;
const STOPS_WITHIN_MS = 10_000;
const SUBMIT_ONE_IN = 40;

/**
 * SIGTERM while a class writes, followed by a second one: every call sent before gets a complete response, the server exits
 * with 0 within 10 s, and each acknowledged submit has its email.
 */
export const stopTest: ReliabilityTest = async (size) => {
  const report = await stopAgainAndAgain(STOPS[size]);
  return [report, proofOf('the waiting for what runs', await stopUntilNoticed())];
};

async function stopUntilNoticed(): Promise<ReliabilityReport> {
  for (let stop = 1; ; stop += 1) {
    const weak = await stopAgainAndAgain(1, 'finish-at-stop');
    if (weak.failures.length > 0 || stop === PROOF_STOPS) return weak;
  }
}

/** The outcomes of calls around the stops. */
interface Calls {
  /** When the latest signal was sent. */
  signalMs: number;
  /** Node's reasons for calls that were sent before the signal but got no response. */
  readonly unanswered: string[];
  cut: number;
  refused: number;
}

async function stopAgainAndAgain(stops: number, without?: Protection): Promise<ReliabilityReport> {
  const options = {
    dataDir: temporaryFolder(),
    port: await findPort(),
    ...(without ? { composed: { without } } : {}),
  };
  const calls: Calls = { signalMs: 0, unanswered: [], cut: 0, refused: 0 };
  const tally = aTally();
  const failures: string[] = [];
  let server = await startServer(options);
  const teacher = await signIn(server.url, 'teacher', 'Teacher');
  const clients = await signInClass(server.url);
  const students = clients.map((client) => new StudentLedger(counted(client, calls), tally));
  let quiz = await publishQuiz(teacher, 'Stop 0');
  for (const student of students) await student.join(quiz);
  let longestMs = 0;
  for (let stop = 0; stop < stops; stop += 1) {
    const writing = students.map(async (student) => {
      for (let answer: Answer | undefined; answer?.status !== 0 && !student.isSubmitted; )
        answer = await (randomBetween(0, SUBMIT_ONE_IN) === 0 ? student.submit() : student.save());
    });
    const enough = tally.saves + randomBetween(SAVES_BEFORE.from, SAVES_BEFORE.to);
    while (tally.saves < enough && students.some(({ isSubmitted }) => !isSubmitted)) await wait(1);
    calls.signalMs = performance.now();
    const ended = server.end('SIGTERM');
    setTimeout(() => server.child.kill('SIGTERM'), SECOND_SIGNAL_MS);
    const { code } = await ended;
    longestMs = Math.max(longestMs, performance.now() - calls.signalMs);
    await Promise.all(writing);
    if (code !== 0) failures.push(`The server ended with ${code}`);
    failures.push(...missingMails(options.dataDir, tally.submits));
    server = await startServer(options);
    for (const student of students) failures.push(...(await student.compare()));
    failures.push(...databaseFailures(databaseIn(options.dataDir)));
    quiz = await publishQuiz(teacher, `Stop ${stop + 1}`);
    for (const student of students.filter(({ isSubmitted }) => isSubmitted)) await student.join(quiz);
  }
  await server.end('SIGTERM');
  for (const [status, count] of tally.refused) failures.push(`${count} calls were refused with ${status}`);
  if (longestMs > STOPS_WITHIN_MS) failures.push(`A stop took ${Math.round(longestMs)} ms`);
  if (calls.cut > 0) failures.push(`${calls.cut} answers broke off`);
  for (const reason of calls.unanswered)
    failures.push(`A call that ran when the stop came got no answer: ${reason}`);
  const figures = {
    stops,
    'answers acknowledged': tally.saves,
    submits: tally.submits,
    'running calls left unanswered': calls.unanswered.length,
    'answers cut off': calls.cut,
    'later calls without connection': calls.refused,
    'ms the longest stop': Math.round(longestMs),
    'lost or wrong': failures.length,
  };
  return { name: 'stop', figures, failures };
}

/** The same client, counting the outcomes of its calls. */
function counted(client: Client, calls: Calls): Client {
  const count = async (send: () => Promise<Answer>): Promise<Answer> => {
    const answer = await send();
    if (answer.isCut) calls.cut += 1;
    else if (answer.status !== 0) return answer;
    // Calls not yet sent do not count: a busy machine may send them long after the signal.
    else if ((answer.sentMs ?? Number.POSITIVE_INFINITY) < calls.signalMs)
      calls.unanswered.push(answer.reason);
    else calls.refused += 1;
    return answer;
  };
  return {
    ...client,
    call: (...call) => count(() => client.call(...call)),
    mutate: (...call) => count(() => client.mutate(...call)),
  };
}

function missingMails(dataDir: string, submits: number): string[] {
  const client = new Database(databaseIn(dataDir));
  const mails = client.prepare('select count(*) from mail_outbox').pluck().get() as number;
  client.close();
  return mails >= submits ? [] : [`${submits - mails} confirmations of a submit are missing`];
}
