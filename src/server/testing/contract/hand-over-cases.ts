import { accessMessages } from '../../../shared/access/messages';
import { messages } from '../../../shared/messages';
import type { Stage } from '../stage';
import { type ContractCase, row } from './contract-case';
import { aClass, classOf, ofClass } from './given-class';

const BOB = 'bob@school.example';
const ofQuiz = ({ quizId }: Stage) => ({ quizId });
const handOver = (email: unknown) =>
  ({
    rest: ['POST', ({ quizId }: Stage) => `/quiz/${quizId}/hand-over`, () => ({ email })],
    trpc: ['mutate', 'colleagues.handOverQuiz', (stage: Stage) => ({ ...ofQuiz(stage), email })],
  }) as const;
const handOverClass = (sent: object) =>
  ({
    rest: ['POST', (stage: Stage) => `/class/${classOf(stage).classId}/hand-over`, () => sent],
    trpc: ['mutate', 'colleagues.handOverClass', (stage: Stage) => ({ ...ofClass(stage), ...sent })],
  }) as const;
const takenBy =
  (make: (stage: Stage) => Promise<unknown>) =>
  async (stage: Stage): Promise<void> => {
    await aClass(stage);
    await make(stage);
  };

/** Handing quizzes and classes over. */
export const handOverCases: readonly ContractCase[] = [
  ...row(
    handOver('Bob@school.example'),
    {
      name: 'to a colleague',
      given: 'released',
      who: 'teacher',
      status: 200,
      body: { message: accessMessages.quizHandedOver('Bob') },
    },
    {
      name: 'a title that the colleague uses',
      given: 'ready',
      before: ({ otherTeacher }) => otherTeacher.rest('POST', '/quiz/', { title: 'Cells' }),
      who: 'teacher',
      status: 409,
      body: accessMessages.successorHasTitle('Bob', 'Cells'),
    },
    {
      name: 'a colleague hands nothing over',
      given: 'ready',
      before: ({ teacher, quizId }) =>
        teacher.rest('PUT', `/quiz/${quizId}/colleagues`, { email: BOB, right: 'edit' }),
      who: 'otherTeacher',
      status: 403,
      body: accessMessages.tooLittle('quiz', 'edit'),
    },
    {
      name: 'for another teacher it does not exist',
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
  ),
  ...row(handOver('eve@school.example'), {
    name: 'to an address that no teacher has',
    given: 'ready',
    who: 'teacher',
    status: 404,
    body: accessMessages.successorUnknown('eve@school.example'),
  }),
  ...row(handOver('ann@school.example'), {
    name: 'to oneself',
    given: 'ready',
    who: 'teacher',
    status: 400,
    body: accessMessages.withOneself,
  }),
  ...row(
    handOverClass({ email: BOB }),
    {
      name: 'a class alone',
      given: 'draft',
      before: aClass,
      who: 'teacher',
      status: 200,
      body: { message: accessMessages.classHandedOver('Bob', 0), quizzes: 0 },
    },
    {
      name: 'a name that the colleague uses',
      given: 'draft',
      before: takenBy(({ otherTeacher }) => otherTeacher.rest('POST', '/class', { name: '7b' })),
      who: 'teacher',
      status: 409,
      body: accessMessages.successorHasName('Bob', '7b'),
    },
  ),
  ...row(handOverClass({ email: BOB, quizzes: true }), {
    name: 'a class with its quizzes',
    given: 'published',
    before: takenBy((stage) =>
      stage.teacher.rest('PUT', `/quiz/${stage.quizId}/assignment`, { classIds: [classOf(stage).classId] }),
    ),
    who: 'teacher',
    status: 200,
    body: { message: accessMessages.classHandedOver('Bob', 1), quizzes: 1 },
  }),
];
