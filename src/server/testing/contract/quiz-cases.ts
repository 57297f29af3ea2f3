import { messages } from '../../../shared/messages';
import type { Stage } from '../stage';
import { anyNumber, anyText, type ContractCase, row } from './contract-case';
import { poolCases } from './pool-cases';
import { trashCases } from './trash-cases';

const quizBody = {
  _id: anyText,
  title: 'Cells',
  description: anyText,
  totalTimeSeconds: 1800,
  allowNavigation: true,
  shuffleQuestions: false,
  shuffleOptions: false,
  allowTabChange: false,
  useQuestionTimer: false,
  blindMarking: true,
  isPublished: false,
  shareId: null,
  acceptingResponses: true,
  evaluationStatus: 'pending',
  evaluationProgress: 0,
  scoresReleased: false,
  attemptedBy: [],
  hasStarted: false,
  runningCount: 0,
  draftCount: 0,
  right: 'own',
  owner: null,
  drafts: [],
  order: [],
  pools: [],
  questions: [],
};
const { drafts: _, order: __, pools: ___, ...inBoth } = quizBody;
const quizRow = {
  ...{
    ...inBoth,
    marks: 0,
    askedCount: 0,
    poolProblem: null,
    folder: '',
    createdAt: anyNumber,
    lastActivityAt: anyNumber,
  },
  ...{ startedCount: 0, toReview: 0, openAppeals: 0, meanPercent: null },
  ...{ classNames: [], expectedCount: null, opensAt: null, closesAt: null },
};

const create = (body: unknown) =>
  ({ rest: ['POST', () => '/quiz/', () => body], trpc: ['mutate', 'quizzes.create', () => body] }) as const;
const update = (quiz: object) =>
  ({
    rest: ['PUT', ({ quizId }: Stage) => `/quiz/${quizId}`, () => quiz],
    trpc: ['mutate', 'quizzes.update', ({ quizId }: Stage) => ({ quizId, ...quiz })],
  }) as const;
export const quizCases: readonly ContractCase[] = [
  ...row(
    { rest: ['GET', () => '/teacher/'], trpc: ['query', 'quizzes.dashboard'] },
    {
      name: 'the teacher sees name, plan and quizzes',
      given: 'draft',
      who: 'teacher',
      status: 200,
      body: {
        name: 'Ann',
        email: 'ann@school.example',
        planActive: false,
        planActiveUntil: null,
        quizzes: [quizRow],
      },
    },
    {
      name: 'a student is forbidden',
      given: 'draft',
      who: 'student',
      status: 403,
      body: messages.teachersOnly,
    },
    {
      name: 'nobody is not signed in',
      given: 'draft',
      who: 'nobody',
      status: 401,
      body: messages.loginAgain,
    },
  ),
  ...row(create({ title: 'Atoms' }), {
    name: 'a title is enough',
    given: 'draft',
    who: 'teacher',
    status: 200,
    body: { ...quizBody, title: 'Atoms' },
  }),
  ...row(create({}), {
    name: 'without a title it is refused',
    given: 'draft',
    who: 'teacher',
    status: 400,
    body: messages.quizTitleRequired,
  }),
  ...row(create({ title: '   ' }), {
    name: 'a blank title is refused',
    given: 'draft',
    who: 'teacher',
    status: 400,
    body: messages.quizTitleRequired,
  }),
  ...row(
    create({ title: ' Cells ' }),
    {
      name: 'a taken title is a conflict',
      given: 'draft',
      who: 'teacher',
      status: 409,
      body: messages.titleTaken,
    },
    {
      name: 'another teacher may use the same title',
      given: 'draft',
      who: 'otherTeacher',
      status: 200,
      body: quizBody,
    },
  ),
  ...row(create({ title: 'Atoms', totalTimeSeconds: 0 }), {
    name: 'no time is refused',
    given: 'draft',
    who: 'teacher',
    status: 400,
    body: messages.quizTotalTimeRequired,
  }),
  ...row(
    {
      rest: ['GET', ({ quizId }) => `/quiz/${quizId}`],
      trpc: ['query', 'quizzes.get', ({ quizId }) => ({ quizId })],
    },
    { name: 'the owner reads it', given: 'draft', who: 'teacher', status: 200, body: quizBody },
    {
      name: 'for another teacher it does not exist',
      given: 'draft',
      who: 'otherTeacher',
      status: 404,
      body: messages.quizNotFound,
    },
    {
      name: 'a student is forbidden',
      given: 'draft',
      who: 'student',
      status: 403,
      body: messages.teachersOnly,
    },
  ),
  ...row(
    update({ title: 'Cells II', totalTimeSeconds: 90 }),
    {
      name: 'the owner changes it',
      given: 'draft',
      who: 'teacher',
      status: 200,
      body: { ...quizBody, title: 'Cells II', totalTimeSeconds: 90 },
    },
    {
      name: 'for another teacher it does not exist',
      given: 'draft',
      who: 'otherTeacher',
      status: 404,
      body: messages.quizNotFound,
    },
  ),
  ...row(update({ useQuestionTimer: true }), {
    name: 'question timers need limits on all questions',
    given: 'ready',
    who: 'teacher',
    status: 400,
    body: messages.quizQuestionTimesRequired([1, 2, 3, 4, 5]),
  }),
  ...row(update({ totalTimeSeconds: 60 }), {
    name: 'the time is frozen once a student started',
    given: 'running',
    who: 'teacher',
    status: 409,
    body: messages.attemptsFreezeQuestions,
  }),
  ...row(
    { rest: ['PUT', ({ quizId }) => `/quiz/${quizId}`, () => 'not an object'] },
    { name: 'a broken body is refused', given: 'draft', who: 'teacher', status: 400 },
    {
      name: 'not found comes before a broken body',
      given: 'draft',
      who: 'otherTeacher',
      status: 404,
      body: messages.quizNotFound,
    },
  ),
  ...row(
    {
      rest: ['DELETE', ({ quizId }) => `/quiz/${quizId}`],
      trpc: ['mutate', 'quizzes.remove', ({ quizId }) => ({ quizId })],
    },
    {
      name: 'the owner deletes it',
      given: 'draft',
      who: 'teacher',
      status: 200,
      body: { message: messages.quizDeleted },
    },
    {
      name: 'for another teacher it does not exist',
      given: 'draft',
      who: 'otherTeacher',
      status: 404,
      body: messages.quizNotFound,
    },
  ),
  ...trashCases(quizBody),
  ...poolCases,
];
