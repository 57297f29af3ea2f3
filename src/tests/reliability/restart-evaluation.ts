import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Database from 'better-sqlite3';
import type { Protection } from './bundle';
import { evaluated, publishQuiz, signInClass } from './class-on-quiz';
import { type Client, done, signIn } from './client';
import { databaseFailures, databaseIn } from './database-check';
import { proofOf, type ReliabilityReport, type ReliabilitySize, randomBetween } from './reliability-test';
import { findPort, startServer, temporaryFolder } from './server-process';

const RESTARTS = { short: 2, normal: 20, long: 20 } as const;
/** Enough for several batches of attempts. */
const STUDENTS = 45;
const GRADER_MS = '15';
const COMPLETES_WITHIN_MS = 60_000;
const PROOF_MS = 2_000;

const textQuestion = (type: 'short' | 'long', correctAnswer: string) => ({
  type,
  correctAnswer,
  maximumMarks: 4,
});
const QUESTIONS = [
  textQuestion('short', 'Plants turn light, water and carbon dioxide into sugar and oxygen'),
  textQuestion(
    'long',
    'Leaves are green because chlorophyll absorbs red and blue light and reflects green light',
  ),
];
const ANSWERS = STUDENTS * QUESTIONS.length;
const WORDS =
  'plants light water sugar oxygen leaves green chlorophyll red blue absorbs reflects nothing'.split(' ');

interface SubmittedQuiz {
  readonly dataDir: string;
  readonly port: number;
  readonly teacher: Client;
  readonly quizId: string;
}

/**
 * Kills or stops a running evaluation: it resumes by itself, its marks equal those of an undisturbed run, and the grader
 * never gets an answer again whose marks were stored.
 */
export async function restartEvaluationTest(size: ReliabilitySize): Promise<ReliabilityReport[]> {
  const quiz = await submittedQuiz();
  const undisturbed = await evaluateOn(quiz);
  const report = await restartAgainAndAgain(quiz, undisturbed, { restarts: RESTARTS[size] });
  const weak = await restartAgainAndAgain(quiz, undisturbed, { restarts: 1, without: 'resume' });
  return [report, proofOf('the resuming', weak)];
}

async function submittedQuiz(): Promise<SubmittedQuiz> {
  const options = { dataDir: temporaryFolder(), port: await findPort() };
  const server = await startServer(options);
  const teacher = await signIn(server.url, 'teacher', 'Teacher');
  const quiz = await publishQuiz(teacher, 'Evaluated', QUESTIONS);
  const students = await signInClass(server.url, STUDENTS);
  for (const [at, student] of students.entries()) {
    await done(student.call('POST', '/student/attempt', { shareId: quiz.shareId }));
    const answers = Object.fromEntries(quiz.questionIds.map((id) => [id, textOf(at)]));
    await done(student.call('POST', '/quiz/submit', { quizId: quiz.quizId, attempt: { answers } }));
  }
  await server.end('SIGTERM');
  return { ...options, teacher, quizId: quiz.quizId };
}

/** A unique text of more or less correct words. */
const textOf = (at: number): string =>
  [...WORDS.filter((_, index) => (at * 7 + index * 5) % 11 > 4), `(student ${at})`].join(' ');

interface Disturbance {
  readonly signal: 'SIGKILL' | 'SIGTERM';
  readonly without?: Protection | undefined;
}

/** Evaluates a copy of the quiz; a disturbance ends the server midway and starts another. */
async function evaluateOn({ dataDir, port, teacher, quizId }: SubmittedQuiz, disturbance?: Disturbance) {
  const copy = join(temporaryFolder(), 'data');
  cpSync(dataDir, copy, { recursive: true });
  const gradedFile = join(copy, 'graded');
  const settings = { GRADED_FILE: gradedFile, GRADER_MS };
  const without = disturbance?.without;
  const options = { dataDir: copy, port, composed: { settings, ...(without ? { without } : {}) } };
  let server = await startServer(options);
  await done(teacher.call('POST', `/quiz/${quizId}/evaluate`));
  let stored = new Set<string>();
  let requestsBefore = 0;
  if (disturbance) {
    // Early enough that a busy machine has not finished before the signal arrives.
    const moment = randomBetween(1, ANSWERS / 2);
    while (graded(gradedFile).length < moment) await wait(2);
    await server.end(disturbance.signal);
    stored = markedTexts(copy);
    requestsBefore = graded(gradedFile).length;
    server = await startServer(options);
  }
  const results = await evaluated(teacher, quizId, without ? PROOF_MS : COMPLETES_WITHIN_MS);
  await server.end('SIGTERM');
  const requests = graded(gradedFile);
  return {
    marks: results ? marksIn(results) : undefined,
    repeated: requests.slice(requestsBefore).filter(([, text]) => stored.has(text)).length,
    askedTwice: Math.max(0, requests.length - ANSWERS),
    failures: databaseFailures(databaseIn(copy)),
  };
}

async function restartAgainAndAgain(
  quiz: SubmittedQuiz,
  undisturbed: Awaited<ReturnType<typeof evaluateOn>>,
  { restarts, without }: { restarts: number; without?: Protection },
): Promise<ReliabilityReport> {
  const failures = [...undisturbed.failures];
  if (!undisturbed.marks) failures.push('An undisturbed evaluation does not end');
  let repeated = 0;
  let underWay = 0;
  for (let restart = 0; restart < restarts; restart += 1) {
    const signal = restart % 2 === 0 ? 'SIGKILL' : 'SIGTERM';
    const run = await evaluateOn(quiz, { signal, without });
    failures.push(...run.failures);
    if (run.marks !== undisturbed.marks)
      failures.push(run.marks ? 'The marks differ' : 'The evaluation did not go on');
    if (run.repeated > 0) failures.push(`${run.repeated} answers with marks were given to the grader again`);
    repeated += run.repeated;
    underWay += run.askedTwice;
  }
  const figures = {
    restarts,
    'answers with marks asked again': repeated,
    'answers under way asked again': underWay,
    'lost or wrong': failures.length,
  };
  return { name: 'restart of an evaluation', figures, failures };
}

const graded = (file: string): [question: string, text: string][] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line) => (line.endsWith(']') ? [JSON.parse(line)] : []))
    : [];

function markedTexts(dataDir: string): Set<string> {
  const client = new Database(databaseIn(dataDir), { readonly: true });
  const texts = client
    .prepare(
      `select answers.value from answers join attempts on attempts.id = answers.attempt_id
       where attempts.evaluated_at is not null`,
    )
    .pluck()
    .all() as string[];
  client.close();
  return new Set(texts.map((text) => JSON.parse(text)));
}

interface Results {
  readonly results: readonly {
    readonly studentId: string;
    readonly evaluationResults: readonly {
      readonly questionId: string;
      readonly score: number;
      readonly markedAt: number;
    }[];
  }[];
}

/** All marks with their data except times, as one text. */
const marksIn = ({ results }: Results): string =>
  JSON.stringify(
    results
      .map(({ studentId, evaluationResults }) => [
        studentId,
        evaluationResults
          .map(({ markedAt: _, ...mark }) => mark)
          .toSorted((a, b) => a.questionId.localeCompare(b.questionId)),
      ])
      .toSorted(([a], [b]) => String(a).localeCompare(String(b))),
  );
