import { setTimeout as wait } from 'node:timers/promises';
import { CONNECTIONS } from './class-measure';
import { type Line, lineOf, type Throughput, throughputOf } from './figures';
import { type Ask, runLoad, runWork, type Taken, type Work } from './load';
import { type Measure, measureInTurn } from './measure';
import type { MeasuredProcess } from './measured-process';
import { makePinClass } from './pin-class';
import type { BenchStage } from './stage';
import { attemptIdOf, callOf, paperOf, type StudentAct, saveOf } from './student-calls';

export const COMPLETE_ATTEMPT = 'complete attempt';
export const SIGN_IN = 'sign-in (demo)';
export const SIGN_IN_WITH_PIN = 'sign-in (class code and PIN), without scrypt';

const ATTEMPTS_A_ROUND = 384;
const SAVES_OF_AN_ATTEMPT = 10;
/** After so many rounds the CPU of an attempt falls no further. */
const WARM_UP_ROUNDS = 4;
/** A quiz is taken in each. */
export const attemptRounds = (measured: number): number => WARM_UP_ROUNDS + measured;
const PUPILS_WITH_PINS = 30;
const UPSERTS_OF_EACH = 20;
const IDLE_SECONDS = 2;

type AttemptTaken = Pick<Taken, 'cpuSeconds' | 'times' | 'perSecond' | 'delayMs'>;

/** What a student's way in and a complete attempt cost, and how many of these the thread that answers carries. */
export async function measureAttempts(
  stage: BenchStage,
  { measured, say }: { measured: number; say: (step: string) => void },
): Promise<{ lines: Line[]; throughput: Throughput }> {
  const take = async (name: string, measure: Omit<Measure<AttemptTaken>, 'warmUpRounds'>) => {
    say(name);
    const rounds = await measureInTurn({ ...measure, warmUpRounds: WARM_UP_ROUNDS }, measured);
    return { line: lineOf(name, rounds), rounds };
  };
  const baseline = () => runUpserts(stage);
  const demo = await take(SIGN_IN, {
    product: () => runAttempts(stage, (at) => async (ask) => void (await signIn(ask, at))),
    baseline,
  });
  const pins = await pinMeasure(stage);
  const pin = pins && (await take(SIGN_IN_WITH_PIN, pins));
  const complete = await take(COMPLETE_ATTEMPT, {
    product: (round) => runAttempts(stage, (at) => attempt(stage, round, at)),
    baseline,
  });
  return {
    lines: [demo.line, ...(pin ? [pin.line] : []), complete.line],
    throughput: throughputOf(complete.rounds),
  };
}

/**
 * Only the thread that answers is looked at: what scrypt takes in others is meant to be long. While it waits for them it is
 * watched, and that is taken off. Null where Node cannot tell one thread from the others.
 */
async function pinMeasure(stage: BenchStage) {
  const { product } = stage;
  const watching = await whileIdle(product);
  if (watching === null) return null;
  const logins = await makePinClass(product.url, PUPILS_WITH_PINS);
  const inThread = ({ threadSeconds, ...taken }: Taken) => ({ ...taken, cpuSeconds: threadSeconds ?? 0 });
  return {
    async product() {
      const taken = inThread(await runLoad(product, logins, PUPILS_WITH_PINS));
      return { ...taken, cpuSeconds: taken.cpuSeconds - watching / taken.perSecond };
    },
    baseline: async () => inThread(await runUpserts(stage)),
  };
}

/** CPU of the thread that answers in a second without anything to answer. */
async function whileIdle(server: MeasuredProcess): Promise<number | null> {
  const before = await server.used();
  await wait(IDLE_SECONDS * 1000);
  const { threadSeconds } = await server.used();
  if (threadSeconds === null || before.threadSeconds === null) return null;
  return (threadSeconds - before.threadSeconds) / IDLE_SECONDS;
}

const runAttempts = ({ product }: BenchStage, workOf: (at: number) => Work) =>
  runWork(
    product,
    Array.from({ length: ATTEMPTS_A_ROUND }, (_, at) => workOf(at)),
    CONNECTIONS,
  );

/** The same people in each round: in the first they are signed up. */
async function signIn(ask: Ask, at: number): Promise<{ token: string; id: string }> {
  const person = { name: `Guest ${at}`, email: `guest${at}@school.example` };
  const issued = await ask({ method: 'POST', path: '/api/auth/demo/id-token', body: person });
  const body = JSON.parse(issued.toString('utf8'));
  const login = await ask({ method: 'POST', path: '/api/auth/login/student', body });
  const { token, user } = JSON.parse(login.toString('utf8'));
  return { token, id: user._id };
}

/** From the sign-in to the receipt. */
function attempt({ school }: BenchStage, round: number, at: number): Work {
  const quiz = school.attempted[round];
  if (!quiz) throw new Error('There is no quiz left for this round.');
  return async (ask) => {
    const student = await signIn(ask, at);
    const act = (name: StudentAct, body: unknown) => ask(callOf('product', name, { student, body }));
    const attemptId = attemptIdOf(await act('join', { shareId: quiz.shareId }));
    for (let turn = 0; turn < SAVES_OF_AN_ATTEMPT; turn += 1)
      await act('autosave', saveOf(quiz, { attemptId, student: student.id, at, turn }));
    await act('submit', paperOf(quiz, at));
  };
}

/** Saves of the class in a quiz that it has joined before; once each has been made, they replace what stands. */
function runUpserts({ school: { students, live }, upsert }: BenchStage): Promise<Taken> {
  const [quiz] = live;
  if (!quiz) throw new Error('No class has joined a quiz.');
  const calls = Array.from({ length: UPSERTS_OF_EACH }, (_, turn) =>
    students.map((student, at) => {
      const attemptId = `${quiz.quizId}-${student.id}`;
      const body = saveOf(quiz, { attemptId, student: student.id, at, turn });
      return callOf('upsert', 'autosave', { student, body });
    }),
  ).flat();
  return runLoad(upsert, calls, CONNECTIONS);
}
