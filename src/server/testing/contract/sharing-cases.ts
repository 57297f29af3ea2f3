import { messages } from '../../../shared/messages';
import type { Stage } from '../stage';
import { anyNumber, anyText, type ContractCase, row } from './contract-case';

const toggle = (acceptingResponses: unknown) =>
  ({
    rest: ['PUT', ({ quizId }: Stage) => `/quiz/${quizId}/toggle-responses`, () => ({ acceptingResponses })],
    trpc: ['mutate', 'quizzes.toggleResponses', ({ quizId }: Stage) => ({ quizId, acceptingResponses })],
  }) as const;

const shared = {
  _id: anyText,
  title: 'Cells',
  description: anyText,
  totalTimeSeconds: anyNumber,
  allowNavigation: true,
  shuffleQuestions: false,
  shuffleOptions: false,
  allowTabChange: false,
  useQuestionTimer: false,
  shareId: anyText,
  isPublished: true,
  acceptingResponses: true,
  questions: [anyText, anyText, anyText, anyText, anyText],
  own: null,
};
const own = {
  ...{ state: 'new', timeSeconds: 1800, timeFactorPercent: 100, tabChangeLimit: 3 },
  ...{ largerText: false, hideTimer: false, start: { yes: true, until: null }, serverNow: anyNumber },
};

/** Publishing, opening and closing, and reading by the share ID. */
export const sharingCases: readonly ContractCase[] = [
  ...row(
    {
      rest: ['POST', ({ quizId }) => `/quiz/${quizId}/publish`],
      trpc: ['mutate', 'quizzes.publish', ({ quizId }) => ({ quizId })],
    },
    {
      name: 'without a plan it wants payment, even without questions',
      given: 'draft',
      who: 'teacher',
      status: 402,
      body: messages.planRequired,
    },
    {
      name: 'again answers the same share ID',
      given: 'published',
      who: 'teacher',
      status: 200,
      body: { shareId: anyText },
    },
  ),
  ...row(
    toggle(false),
    { name: 'the owner closes responses', given: 'published', who: 'teacher', status: 200 },
    {
      name: 'an unpublished quiz is a conflict',
      given: 'ready',
      who: 'teacher',
      status: 409,
      body: messages.notPublished,
    },
  ),
  ...row(toggle('yes'), {
    name: 'only true and false are answers',
    given: 'published',
    who: 'teacher',
    status: 400,
    body: messages.acceptingBooleanRequired,
  }),
  ...row(
    {
      rest: ['POST', ({ quizId }) => `/quiz/${quizId}/collect`],
      trpc: ['mutate', 'quizzes.collect', ({ quizId }) => ({ quizId })],
    },
    {
      name: 'the owner collects what is being written',
      given: 'running',
      who: 'teacher',
      status: 200,
      body: { message: messages.submissionsCollected(1), collected: 1 },
    },
    {
      name: 'where nobody writes there is nothing to collect',
      given: 'submitted',
      who: 'teacher',
      status: 200,
      body: { message: messages.submissionsCollected(0), collected: 0 },
    },
    {
      name: 'for another teacher it does not exist',
      given: 'running',
      who: 'otherTeacher',
      status: 404,
      body: messages.quizNotFound,
    },
    {
      name: 'a student is forbidden',
      given: 'running',
      who: 'student',
      status: 403,
      body: messages.teachersOnly,
    },
  ),
  ...row(
    {
      rest: ['GET', ({ shareId }) => `/quiz/share/${shareId.toLowerCase()}`],
      trpc: ['query', 'quizzes.getShared', ({ shareId }) => ({ shareId: shareId.toLowerCase() })],
    },
    {
      name: 'a student reads it without texts, and what it is to that student',
      given: 'published',
      who: 'student',
      status: 200,
      body: { ...shared, own },
    },
    {
      name: 'a student who takes it reads that it runs',
      given: 'running',
      who: 'student',
      status: 200,
      body: { ...shared, own: { ...own, state: 'running' } },
    },
    { name: 'its owner reads it too', given: 'published', who: 'teacher', status: 200, body: shared },
    {
      name: 'nobody is not signed in',
      given: 'published',
      who: 'nobody',
      status: 401,
      body: messages.loginAgain,
    },
  ),
  ...row(
    {
      rest: ['GET', () => '/quiz/share/NOSUCHID'],
      trpc: ['query', 'quizzes.getShared', () => ({ shareId: 'NOSUCHID' })],
    },
    {
      name: 'an ID that no published quiz has is not found',
      given: 'ready',
      who: 'student',
      status: 404,
      body: messages.quizNotFoundOrNotPublished,
    },
  ),
];
