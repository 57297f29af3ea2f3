import { STUDENTS_AT_ONCE_MAXIMUM } from '../../../shared/constants';
import { colleagueMessages } from '../../../shared/marking/colleague-messages';
import { messages } from '../../../shared/messages';
import type { Stage } from '../stage';
import { type ContractCase, row } from './contract-case';

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
/** One decision for a group: `change` is what a body has other than it should. */
const decision = (change: (stage: Stage) => object = () => ({})) => {
  const body = (stage: Stage) => ({
    questionId: stage.questionIds[3],
    studentIds: [stage.student.accountId],
    marks: 1.5,
    ...change(stage),
  });
  return {
    rest: ['PUT', ({ quizId }: Stage) => `/quiz/${quizId}/marks`, body],
    trpc: ['mutate', 'evaluation.setMarks', (stage: Stage) => ({ quizId: stage.quizId, ...body(stage) })],
  } as const;
};

/** The teacher's own marks, for one student and for a group. */
export const marksCases: readonly ContractCase[] = [
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
    decision(),
    {
      name: 'one decision for a group',
      given: 'evaluated',
      who: 'teacher',
      status: 200,
      body: { message: messages.marksUpdated, changed: 1 },
    },
    {
      name: 'also after release',
      given: 'released',
      who: 'teacher',
      status: 200,
      body: { message: messages.marksUpdated, changed: 1 },
    },
    {
      name: 'nobody is not signed in',
      given: 'evaluated',
      who: 'nobody',
      status: 401,
      body: messages.loginAgain,
    },
    {
      name: 'a student is forbidden',
      given: 'evaluated',
      who: 'student',
      status: 403,
      body: messages.teachersOnly,
    },
    {
      name: 'for another teacher the quiz does not exist',
      given: 'evaluated',
      who: 'otherTeacher',
      status: 404,
      body: messages.quizNotFound,
    },
    {
      name: 'before the evaluation it is a conflict',
      given: 'submitted',
      who: 'teacher',
      status: 409,
      body: messages.notEvaluatedYet,
    },
  ),
  ...row(
    decision(() => ({ questionId: 'unknown', marks: 9 })),
    {
      name: 'an unknown question is not found, whatever the marks',
      given: 'evaluated',
      who: 'teacher',
      status: 404,
      body: messages.questionNotFound,
    },
  ),
  ...row(
    decision(({ student, otherStudent }) => ({
      studentIds: [student.accountId, otherStudent.accountId],
      marks: 1.3,
    })),
    {
      name: 'a student without an attempt is not found, whatever the marks',
      given: 'evaluated',
      who: 'teacher',
      status: 404,
      body: messages.studentNotFound,
    },
  ),
  ...row(
    decision(() => ({ marks: 1.3 })),
    {
      name: 'marks go in halves for a group too',
      given: 'evaluated',
      who: 'teacher',
      status: 400,
      body: messages.marksInvalid(4),
    },
  ),
  ...row(
    decision(() => ({ studentIds: [] })),
    {
      name: 'a decision names its students',
      given: 'evaluated',
      who: 'teacher',
      status: 400,
      body: messages.studentsRequired(STUDENTS_AT_ONCE_MAXIMUM),
    },
  ),
  ...row(
    decision(({ student }) => ({ seenAt: { [student.accountId]: 1 } })),
    {
      name: 'where no colleague decided anything it does not matter what was seen',
      given: 'evaluated',
      who: 'teacher',
      status: 200,
      body: { message: messages.marksUpdated, changed: 1 },
    },
  ),
  ...row(
    decision(({ student }) => ({ seenAt: { [student.accountId]: 'now' } })),
    {
      name: 'what was seen is named by its time',
      given: 'evaluated',
      who: 'teacher',
      status: 400,
      body: colleagueMessages.seenAtInvalid,
    },
  ),
];
