import { temporaryFolder } from '../../reliability/server-process';
import { CONNECTIONS } from './class-measure';
import { type Line, lineOf, type Throughput, throughputOf } from './figures';
import { type Ask, runLoad, runWork, type Taken, type Work } from './load';
import { type Measure, measureInTurn } from './measure';
import { startMeasured } from './measured-process';
import { makePinClass } from './pin-class';
import { type BenchStage, PRODUCT } from './stage';
import { attemptIdOf, callOf, paperOf, type StudentAct, saveOf } from './student-calls';

export const COMPLETE_ATTEMPT = 'complete attempt';
export const SIGN_IN = 'sign-in (demo)';
export const SIGN_IN_WITH_PIN = 'sign-in (class code and PIN), without scrypt';

const ATTEMPTS_A_ROUND = 384;
const SAVES_OF_AN_ATTEMPT = 10;
/** Rounds until the CPU time of an attempt is stable; a sign-in, a tenth of the work, needs more. */
const WARM_UP_ROUNDS = 4;
const WARM_UP_ROUNDS_OF_SIGN_INS = 10;
/** One quiz per round. */
export const attemptRounds = (measured: number): number => WARM_UP_ROUNDS + measured;
const PUPILS_WITH_PINS = 30;
const SIGN_INS_OF_EACH = 12;
const UPSERTS_OF_EACH = 20;

type AttemptTaken = Pick<Taken, 'cpuSeconds' | 'times' | 'perSecond' | 'delayMs'>;

/** The cost of a student's sign-in and complete attempt, and the throughput of the main thread. */
export async function measureAttempts(
  stage: BenchStage,
  { measured, say }: { measured: number; say: (step: string) => void },
): Promise<{ lines: Line[]; throughput: Throughput }> {
  const take = async (name: string, measure: Measure<AttemptTaken>) => {
    say(name);
    const rounds = await measureInTurn(measure, measured);
    return { line: lineOf(name, rounds), rounds };
  };
  const baseline = () => runUpserts(stage);
  const demo = await take(SIGN_IN, {
    warmUpRounds: WARM_UP_ROUNDS_OF_SIGN_INS,
    product: () => runAttempts(stage, (at) => async (ask) => void (await signIn(ask, at))),
    baseline,
  });
  const pin = await measureSignInWithPin(
    async (product) =>
      (await take(SIGN_IN_WITH_PIN, { warmUpRounds: WARM_UP_ROUNDS_OF_SIGN_INS, product, baseline })).line,
  );
  const complete = await take(COMPLETE_ATTEMPT, {
    warmUpRounds: WARM_UP_ROUNDS,
    product: (round) => runAttempts(stage, (at) => attempt(stage, round, at)),
    baseline,
  });
  return {
    lines: [demo.line, pin, complete.line],
    throughput: throughputOf(complete.rounds),
  };
}

const QUICK_SCRYPT = { NODE_OPTIONS: '--import ./src/tests/benchmarks/server/quick-scrypt.mjs' };

/** With fast PIN hashing in a separate server, because scrypt is slow on purpose. */
async function measureSignInWithPin(
  measure: (product: () => Promise<AttemptTaken>) => Promise<Line>,
): Promise<Line> {
  const server = await startMeasured(PRODUCT, temporaryFolder(), QUICK_SCRYPT);
  const logins = await makePinClass(server.url, PUPILS_WITH_PINS);
  const calls = Array.from({ length: SIGN_INS_OF_EACH }, () => logins).flat();
  const line = await measure(() => runLoad(server, calls, PUPILS_WITH_PINS));
  await server.stop();
  return line;
}

const runAttempts = ({ product }: BenchStage, workOf: (at: number) => Work) =>
  runWork(
    product,
    Array.from({ length: ATTEMPTS_A_ROUND }, (_, at) => workOf(at)),
    CONNECTIONS,
  );

/** The same people in each round; the first round creates their accounts. */
async function signIn(ask: Ask, at: number): Promise<{ token: string; id: string }> {
  const person = { name: `Guest ${at}`, email: `guest${at}@school.example` };
  const issued = await ask({ method: 'POST', path: '/api/auth/demo/id-token', body: person });
  const body = JSON.parse(issued.toString('utf8'));
  const login = await ask({ method: 'POST', path: '/api/auth/login/student', body });
  const { token, user } = JSON.parse(login.toString('utf8'));
  return { token, id: user._id };
}

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

/** Saves of a joined class; after each student's first they overwrite existing answers. */
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
