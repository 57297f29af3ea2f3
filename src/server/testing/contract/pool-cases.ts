import { fieldInvalid, messages } from '../../../shared/messages';
import { poolMessages } from '../../../shared/quiz/pool-messages';
import type { Stage } from '../stage';
import { type ContractCase, row } from './contract-case';

const pools = ({ questionIds: [first, second] }: Stage) => [
  { name: 'Cells', draw: 1, questionIds: [first, second] },
];

const setPools = (poolsOf: (stage: Stage) => unknown) =>
  ({
    rest: [
      'PUT',
      ({ quizId }: Stage) => `/quiz/${quizId}/pools`,
      (stage: Stage) => ({ pools: poolsOf(stage) }),
    ],
    trpc: ['mutate', 'quizzes.setPools', (stage: Stage) => ({ quizId: stage.quizId, pools: poolsOf(stage) })],
  }) as const;

/** The pools of a quiz. */
export const poolCases: readonly ContractCase[] = [
  ...row(
    setPools(pools),
    { name: 'the owner sets them', given: 'ready', who: 'teacher', status: 200 },
    {
      name: 'once a student has started they stand still',
      given: 'running',
      who: 'teacher',
      status: 409,
      body: poolMessages.frozen,
    },
    {
      name: 'for another teacher the quiz does not exist',
      given: 'ready',
      who: 'otherTeacher',
      status: 404,
      body: messages.quizNotFound,
    },
    {
      name: 'a student is forbidden',
      given: 'ready',
      who: 'student',
      status: 403,
      body: messages.teachersOnly,
    },
    {
      name: 'nobody is not signed in',
      given: 'ready',
      who: 'nobody',
      status: 401,
      body: messages.loginAgain,
    },
  ),
  ...row(
    setPools(() => [{ draw: 1, questionIds: ['of-another-quiz'] }]),
    {
      name: 'a question that the quiz does not have is refused',
      given: 'ready',
      who: 'teacher',
      status: 400,
      body: poolMessages.unknownQuestion,
    },
  ),
  ...row(
    setPools(() => 'all'),
    { name: 'a text is no list', given: 'ready', who: 'teacher', status: 400, body: fieldInvalid('pools') },
  ),
];
