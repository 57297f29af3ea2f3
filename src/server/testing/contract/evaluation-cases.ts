import { messages } from '../../../shared/messages';
import type { Stage } from '../stage';
import { type ContractCase, row } from './contract-case';

const onQuiz = (method: string, tail: string, kind: 'query' | 'mutate', procedure: string) =>
  ({
    rest: [method, ({ quizId }: Stage) => `/quiz/${quizId}/${tail}`],
    trpc: [kind, procedure, ({ quizId }: Stage) => ({ quizId })],
  }) as const;
export const evaluationCases: readonly ContractCase[] = [
  ...row(
    onQuiz('POST', 'evaluate', 'mutate', 'evaluation.start'),
    {
      name: 'the teacher starts it',
      given: 'submitted',
      who: 'teacher',
      status: 200,
      body: { message: messages.evaluationStarted },
    },
    {
      name: 'without attempts it is a conflict',
      given: 'published',
      who: 'teacher',
      status: 409,
      body: messages.noAttempts,
    },
    {
      name: 'for another teacher it does not exist',
      given: 'submitted',
      who: 'otherTeacher',
      status: 404,
      body: messages.quizNotFound,
    },
    {
      name: 'a student is forbidden',
      given: 'submitted',
      who: 'student',
      status: 403,
      body: messages.teachersOnly,
    },
  ),
  ...row(
    onQuiz('GET', 'results', 'query', 'results.get'),
    { name: 'the teacher reads them', given: 'evaluated', who: 'teacher', status: 200 },
    { name: 'before evaluation too', given: 'submitted', who: 'teacher', status: 200 },
    {
      name: 'for another teacher they do not exist',
      given: 'evaluated',
      who: 'otherTeacher',
      status: 404,
      body: messages.quizNotFound,
    },
    {
      name: 'a student is forbidden',
      given: 'evaluated',
      who: 'student',
      status: 403,
      body: messages.teachersOnly,
    },
  ),
  ...row(
    onQuiz('POST', 'release-scores', 'mutate', 'evaluation.release'),
    {
      name: 'the teacher releases',
      given: 'evaluated',
      who: 'teacher',
      status: 200,
      body: { message: messages.scoresReleased },
    },
    {
      name: 'before the evaluation is completed it is a conflict',
      given: 'submitted',
      who: 'teacher',
      status: 409,
      body: messages.evaluationNotCompleted,
    },
    {
      name: 'for another teacher it does not exist',
      given: 'evaluated',
      who: 'otherTeacher',
      status: 404,
      body: messages.quizNotFound,
    },
  ),
  ...row(
    { rest: ['GET', () => '/teacher/allData'], trpc: ['query', 'results.allData'] },
    { name: 'all quizzes with scores by email', given: 'evaluated', who: 'teacher', status: 200 },
    {
      name: 'a student is forbidden',
      given: 'evaluated',
      who: 'student',
      status: 403,
      body: messages.teachersOnly,
    },
  ),
  ...row(
    { rest: ['GET', ({ quizId }) => `/quiz/${quizId}/results.csv`] },
    { name: 'the teacher downloads them', given: 'evaluated', who: 'teacher', status: 200 },
    {
      name: 'for another teacher they do not exist',
      given: 'evaluated',
      who: 'otherTeacher',
      status: 404,
      body: messages.quizNotFound,
    },
    {
      name: 'a student is forbidden',
      given: 'evaluated',
      who: 'student',
      status: 403,
      body: messages.teachersOnly,
    },
  ),
  ...row(
    { rest: ['GET', () => '/teacher/allData.xlsx'] },
    { name: 'the teacher downloads the workbook', given: 'evaluated', who: 'teacher', status: 200 },
    {
      name: 'nobody is not signed in',
      given: 'evaluated',
      who: 'nobody',
      status: 401,
      body: messages.loginAgain,
    },
  ),
];
