import { messages } from '../../../shared/messages';
import type { Stage } from '../stage';
import { type ContractCase, row } from './contract-case';

const onQuiz = (method: string, tail: string, kind: 'query' | 'mutate', procedure: string) =>
  ({
    rest: [method, ({ quizId }: Stage) => `/quiz/${quizId}/${tail}`],
    trpc: [kind, procedure, ({ quizId }: Stage) => ({ quizId })],
  }) as const;
const marks = (value: unknown, student: (stage: Stage) => string = (stage) => stage.student.accountId) => {
  const body = (stage: Stage) => ({
    studentId: student(stage),
    quizId: stage.quizId,
    questionId: stage.questionIds[3],
    marks: value,
  });
  return {
    rest: ['PUT', () => '/quiz/question/update-marks', body],
    trpc: ['mutate', 'evaluation.updateMarks', body],
  } as const;
};

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
    marks(1.5),
    {
      name: 'a half mark is fine',
      given: 'evaluated',
      who: 'teacher',
      status: 200,
      body: { message: messages.marksUpdated },
    },
    {
      name: 'also after release',
      given: 'released',
      who: 'teacher',
      status: 200,
      body: { message: messages.marksUpdated },
    },
    {
      name: 'for another teacher the quiz does not exist',
      given: 'evaluated',
      who: 'otherTeacher',
      status: 404,
      body: messages.quizNotFound,
    },
  ),
  ...row(marks(1.3), {
    name: 'marks go in halves',
    given: 'evaluated',
    who: 'teacher',
    status: 400,
    body: messages.marksInvalid(4),
  }),
  ...row(marks(4.5), {
    name: 'marks stay below the maximum',
    given: 'evaluated',
    who: 'teacher',
    status: 400,
    body: messages.marksInvalid(4),
  }),
  ...row(marks(-0.5), {
    name: 'marks are never negative',
    given: 'evaluated',
    who: 'teacher',
    status: 400,
    body: messages.marksInvalid(4),
  }),
  ...row(
    marks(1, (stage) => stage.otherStudent.accountId),
    {
      name: 'a student without an attempt is not found',
      given: 'evaluated',
      who: 'teacher',
      status: 404,
      body: messages.studentNotFound,
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
    { name: 'all quizzes with scores by e-mail', given: 'evaluated', who: 'teacher', status: 200 },
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
