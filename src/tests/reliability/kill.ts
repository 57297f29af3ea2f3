import { setTimeout as wait } from 'node:timers/promises';
import type { Protection } from './bundle';
import { CLASS_SIZE, evaluated, publishQuizOfAllTypes, type QuizOfClass, signInClass } from './class-on-quiz';
import { type Client, done, signIn } from './client';
import { databaseFailures, databaseIn } from './database-check';
import { proofOf, type ReliabilityReport, type ReliabilityTest, randomBetween } from './reliability-test';
import { findPort, type ServerOptions, startServer, temporaryFolder } from './server-process';
import { aTally, StudentLedger } from './student-ledger';
import { TeacherLedger } from './teacher-ledger';

const KILLS = { short: 6, normal: 50, long: 1000 } as const;
/** The proof stops at the first loss; if commits are slow, a kill often hits a fresh write. */
const PROOF_KILLS = 30;
/** Kills after a number of answers rather than a time, so that slow machines test as much as fast ones. */
const SAVES_BETWEEN = { from: 5, to: 200 };
const SUBMIT_ONE_IN = 150;
const THINKING_MS = 15;

/**
 * SIGKILL at random moments, while a class writes answers of every type and a teacher marks: everything acknowledged
 * survives.
 */
export const killTest: ReliabilityTest = async (size) => {
  const report = await killAgainAndAgain(KILLS[size]);
  const weak = await killAgainAndAgain(PROOF_KILLS, 'commit-before-answer');
  return [report, proofOf('the commit before the answer', weak)];
};

async function killAgainAndAgain(kills: number, without?: Protection): Promise<ReliabilityReport> {
  const options: ServerOptions = {
    dataDir: temporaryFolder(),
    port: await findPort(),
    ...(without ? { composed: { without } } : {}),
  };
  let server = await startServer(options);
  const theClass = await aClassAtWork(server.url);
  const failures: string[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const work = theClass.workUntilItBreaks();
    await theClass.hasSaved(randomBetween(SAVES_BETWEEN.from, SAVES_BETWEEN.to));
    await server.end('SIGKILL');
    await work;
    server = await startServer(options);
    failures.push(...(await theClass.compare(kill === kills - 1 ? 'all' : 'latest')));
    failures.push(...databaseFailures(databaseIn(options.dataDir)));
    if (server.errors().includes('"level":"error"')) failures.push(`The server reports: ${server.errors()}`);
    if (without && failures.length > 0) break;
  }
  await server.end('SIGTERM');
  const { tally, teacher } = theClass;
  for (const [status, count] of tally.refused) failures.push(`${count} calls were refused with ${status}`);
  const figures = {
    kills,
    'answers acknowledged': tally.saves,
    submits: tally.submits,
    marks: teacher.marks,
    releases: teacher.releases,
    'lost or wrong': failures.length,
  };
  return { name: 'kill', figures, failures };
}

/** Thirty students who write and sometimes submit, and a teacher who marks and releases. */
async function aClassAtWork(url: string) {
  const teacherClient = await signIn(url, 'teacher', 'Teacher');
  const clients = await signInClass(url, CLASS_SIZE);
  const tally = aTally();
  const students = clients.map((client) => new StudentLedger(client, tally));
  const quizzes = [
    await publishQuizOfAllTypes(teacherClient, 'Marked'),
    await publishQuizOfAllTypes(teacherClient, 'Quiz 1'),
  ];
  const [marked, first] = quizzes as [QuizOfClass, QuizOfClass];
  await Promise.all(
    students.map(async (student) => {
      await student.join(marked);
      await done(student.submit());
      await student.join(first);
    }),
  );
  await done(teacherClient.call('POST', `/quiz/${marked.quizId}/evaluate`));
  if (!(await evaluated(teacherClient, marked.quizId))) throw new Error('The evaluation did not end.');
  const teacher = new TeacherLedger(
    teacherClient,
    marked,
    clients.map(({ id }) => id),
  );

  return {
    tally,
    teacher,
    async workUntilItBreaks() {
      const writing = students.map(async (student) => {
        do await wait(randomBetween(0, THINKING_MS));
        while (!student.isSubmitted && (await act(student)).status !== 0);
      });
      const marking = (async () => {
        while (await teacher.mark()) await wait(randomBetween(0, THINKING_MS));
      })();
      const releasing = (async () => {
        while (await teacher.release(quizzes[randomBetween(0, quizzes.length)] ?? marked))
          await wait(THINKING_MS);
      })();
      await Promise.all([...writing, marking, releasing]);
    },
    async hasSaved(count: number) {
      const enough = tally.saves + count;
      while (tally.saves < enough) await wait(randomBetween(0, 10));
    },
    async compare(extent: 'latest' | 'all') {
      const failures = await Promise.all(students.map((student) => student.compare()));
      const all = [...failures.flat(), ...(await teacher.compare(extent))];
      await moveOn(students, quizzes, teacherClient);
      return all;
    },
  };
}

const act = (student: StudentLedger) =>
  randomBetween(0, SUBMIT_ONE_IN) === 0 ? student.submit() : student.save();

/** Students who have submitted start the next quiz. */
async function moveOn(students: readonly StudentLedger[], quizzes: QuizOfClass[], teacher: Client) {
  for (const student of students.filter(({ isSubmitted }) => isSubmitted)) {
    const next = quizzes.findIndex(({ quizId }) => quizId === student.quiz?.quizId) + 1;
    quizzes[next] ??= await publishQuizOfAllTypes(teacher, `Quiz ${next}`);
    // The release has closed the quiz.
    await done(
      teacher.call('PUT', `/quiz/${quizzes[next].quizId}/toggle-responses`, { acceptingResponses: true }),
    );
    await student.join(quizzes[next]);
  }
}
