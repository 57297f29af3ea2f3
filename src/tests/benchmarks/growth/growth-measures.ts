import { type Call, runLoad } from '../server/load';
import type { MeasuredProcess } from '../server/measured-process';
import { answerOf, textOf } from '../server/papers';
import type { GrownSchool } from './grown-school';

export interface GrownServer {
  readonly school: GrownSchool;
  readonly server: MeasuredProcess;
}

/** CPU milliseconds per call. */
export interface GrowthMeasure {
  readonly name: string;
  take(on: GrownServer, round: number): Promise<number>;
}

const SAVES_OF_EACH = 20;
const TYPED_WORDS = 40;
/** Repetitions per round, so that a single round is meaningful. */
const TIMES = { studentDashboard: 60, dashboard: 20, busyDashboard: 5, results: 40 };

/** The requests in each round, in this order: saves come after joins. */
export function growthMeasures(): GrowthMeasure[] {
  // By server, because each has its own pupils.
  const attempts = new Map<string, string[]>();
  return [
    { name: 'join', take: async (on, round) => attemptsOfJoin(on, round, attempts) },
    {
      name: 'save',
      take: ({ school, server }, round) =>
        cpuOf(server, savesOf(school, round, attempts.get(school.dataDir) ?? []), school.pupils.length),
    },
    {
      name: "student's dashboard, 20 attempts",
      take: ({ school: { takers }, server }) =>
        cpuOf(
          server,
          inTurn(takers, TIMES.studentDashboard).map(({ token }) => get('attempts.dashboard', token)),
        ),
    },
    {
      name: "teacher's dashboard, 40 quizzes",
      take: ({ school: { usual }, server }) =>
        cpuOf(server, Array(TIMES.dashboard).fill(get('quizzes.dashboard', usual.token))),
    },
    {
      name: "teacher's dashboard, 300 quizzes",
      take: ({ school: { busy }, server }) =>
        cpuOf(server, Array(TIMES.busyDashboard).fill(get('quizzes.dashboard', busy.token))),
    },
    {
      name: 'results of a class, 20 × 10',
      take: ({ school: { usual }, server }) =>
        cpuOf(
          server,
          inTurn(usual.takenQuizIds, TIMES.results).map((quizId) =>
            get('results.toMark', usual.token, { quizId }),
          ),
        ),
    },
  ];
}

/** All pupils join this round's quiz together; stores their attempts for the saves. */
async function attemptsOfJoin(
  { school, server }: GrownServer,
  round: number,
  attempts: Map<string, string[]>,
): Promise<number> {
  const { shareId } = liveOf(school, round);
  const joined: string[] = [];
  attempts.set(school.dataDir, joined);
  const calls = school.pupils.map(({ token }) => post('attempts.join', token, { shareId }));
  return cpuOf(server, calls, calls.length, (answer, at) => {
    joined[at] = JSON.parse(answer.toString('utf8')).result.data.attempt._id;
  });
}

/** Every pupil changes one answer after the other; every second save is a growing text. */
function savesOf(school: GrownSchool, round: number, attempts: readonly string[]): Call[] {
  const { questions } = liveOf(school, round);
  const texts = questions.filter(({ type }) => type === 'long');
  return Array.from({ length: SAVES_OF_EACH }, (_, turn) =>
    school.pupils.map(({ id, token }, at) => {
      const isTyped = turn % 2 === 1;
      const candidates = isTyped ? texts : questions;
      const question = candidates[(at + turn) % candidates.length];
      if (!question) throw new Error('A live quiz has no question.');
      const value = isTyped ? textOf(at + turn, TYPED_WORDS) : answerOf(question, at, turn);
      const body = { attemptId: attempts[at], revision: turn + 1, writerId: `the-page-of-${id}` };
      return post('attempts.saveAnswers', token, { ...body, answers: { [question.id]: value } });
    }),
  ).flat();
}

function liveOf({ live }: GrownSchool, round: number) {
  const quiz = live[round];
  if (!quiz) throw new Error('There is no quiz left for this round.');
  return quiz;
}

async function cpuOf(
  server: MeasuredProcess,
  calls: readonly Call[],
  connections = 1,
  onAnswer?: (answer: Buffer, at: number) => void,
): Promise<number> {
  const { cpuSeconds } = await runLoad(server, calls, connections, onAnswer);
  return cpuSeconds * 1000;
}

const inTurn = <Item>(items: readonly Item[], times: number): Item[] =>
  Array.from({ length: times }, (_, at) => items[at % items.length]).filter((item) => item !== undefined);

const post = (name: string, token: string, body: unknown): Call => ({
  method: 'POST',
  path: `/trpc/${name}`,
  token,
  body,
});

const get = (name: string, token: string, input?: unknown): Call => ({
  method: 'GET',
  path: `/trpc/${name}${input ? `?input=${encodeURIComponent(JSON.stringify(input))}` : ''}`,
  token,
});
