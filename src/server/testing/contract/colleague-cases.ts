import { accessMessages } from '../../../shared/access/messages';
import { classMessages } from '../../../shared/classes/messages';
import { messages } from '../../../shared/messages';
import type { Stage } from '../stage';
import { anyNumber, type ContractCase, row } from './contract-case';
import { aClass, classOf, ofClass } from './given-class';

const ANN = { name: 'Ann', email: 'ann@school.example' };
const BOB = 'bob@school.example';
const bob = { email: BOB, name: 'Bob', right: 'mark', expiresAt: null, via: 'quiz', classNames: [] };
const ofQuiz = ({ quizId }: Stage) => ({ quizId });
const quizPath = ({ quizId }: Stage) => `/quiz/${quizId}/colleagues`;
const classPath = (stage: Stage) => `/class/${classOf(stage).classId}/colleagues`;
const shared =
  (right: string) =>
  ({ teacher, quizId }: Stage) =>
    teacher.rest('PUT', `/quiz/${quizId}/colleagues`, { email: BOB, right });
const sharedClass = async (stage: Stage) => {
  await aClass(stage);
  await stage.teacher.rest('PUT', classPath(stage), { email: BOB, right: 'mark' });
};
const put = (sent: object) =>
  ({
    rest: ['PUT', quizPath, () => sent],
    trpc: ['mutate', 'colleagues.shareQuiz', (stage: Stage) => ({ ...ofQuiz(stage), ...sent })],
  }) as const;
const putClass = (sent: object) =>
  ({
    rest: ['PUT', classPath, () => sent],
    trpc: ['mutate', 'colleagues.shareClass', (stage: Stage) => ({ ...ofClass(stage), ...sent })],
  }) as const;
const end = (email: unknown) =>
  ({
    rest: ['DELETE', quizPath, () => ({ email })],
    trpc: ['mutate', 'colleagues.endQuizShare', (stage: Stage) => ({ ...ofQuiz(stage), email })],
  }) as const;
const strangers: Parameters<typeof row>[1][] = [
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
];

/** Sharing with colleagues. */
export const colleagueCases: readonly ContractCase[] = [
  ...row(
    { rest: ['GET', quizPath], trpc: ['query', 'colleagues.ofQuiz', ofQuiz] },
    {
      name: 'nobody at first',
      given: 'ready',
      who: 'teacher',
      status: 200,
      body: { right: 'own', owner: ANN, colleagues: [] },
    },
    {
      name: 'a colleague reads it too',
      given: 'ready',
      before: shared('mark'),
      who: 'otherTeacher',
      status: 200,
      body: { right: 'mark', owner: ANN, colleagues: [bob] },
    },
    ...strangers,
  ),
  ...row(
    put({ email: ' Bob@School.Example ', right: 'mark' }),
    {
      name: 'by the address, however it is written',
      given: 'ready',
      who: 'teacher',
      status: 200,
      body: { right: 'own', owner: ANN, colleagues: [bob] },
    },
    {
      name: 'a colleague shares nothing',
      given: 'ready',
      before: shared('edit'),
      who: 'otherTeacher',
      status: 403,
      body: accessMessages.tooLittle('quiz', 'edit'),
    },
    ...strangers,
  ),
  ...row(put({ email: 'ann@school.example', right: 'look' }), {
    name: 'not with oneself',
    given: 'ready',
    who: 'teacher',
    status: 400,
    body: accessMessages.withOneself,
  }),
  ...row(put({ email: 'bob', right: 'look' }), {
    name: 'what is no address',
    given: 'ready',
    who: 'teacher',
    status: 400,
    body: accessMessages.emailInvalid,
  }),
  ...row(put({ email: BOB, right: 'own' }), {
    name: 'what is no right',
    given: 'ready',
    who: 'teacher',
    status: 400,
    body: accessMessages.rightInvalid,
  }),
  ...row(put({ email: BOB, right: 'look', expiresAt: 1 }), {
    name: 'until a time that is over',
    given: 'ready',
    who: 'teacher',
    status: 400,
    body: accessMessages.expired,
  }),
  ...row(put({ email: BOB, right: 'look', expiresAt: 4_102_444_800_000 }), {
    name: 'until a day',
    given: 'ready',
    who: 'teacher',
    status: 200,
    body: { right: 'own', owner: ANN, colleagues: [{ ...bob, right: 'look', expiresAt: anyNumber }] },
  }),
  ...row(
    end(BOB),
    {
      name: 'its owner ends it',
      given: 'ready',
      before: shared('mark'),
      who: 'teacher',
      status: 200,
      body: { message: accessMessages.ended('quiz', BOB) },
    },
    {
      name: 'again is the same',
      given: 'ready',
      who: 'teacher',
      status: 200,
      body: { message: accessMessages.ended('quiz', BOB) },
    },
    {
      name: 'a colleague leaves',
      given: 'ready',
      before: shared('look'),
      who: 'otherTeacher',
      status: 200,
      body: { message: accessMessages.left('quiz') },
    },
    ...strangers,
  ),
  ...row(end('eve@school.example'), {
    name: 'a colleague ends no share of others',
    given: 'ready',
    before: shared('edit'),
    who: 'otherTeacher',
    status: 403,
    body: accessMessages.othersShare('quiz'),
  }),
  ...row(end(7), {
    name: 'of nobody',
    given: 'ready',
    who: 'teacher',
    status: 400,
    body: accessMessages.emailInvalid,
  }),
  ...row(
    { rest: ['GET', classPath], trpc: ['query', 'colleagues.ofClass', ofClass] },
    {
      name: 'a colleague reads it too',
      given: 'draft',
      before: sharedClass,
      who: 'otherTeacher',
      status: 200,
      body: { right: 'mark', owner: ANN, colleagues: [{ ...bob, via: 'class', classNames: ['7b'] }] },
    },
    {
      name: 'for another teacher it does not exist',
      given: 'draft',
      before: aClass,
      who: 'otherTeacher',
      status: 404,
      body: classMessages.notFound,
    },
  ),
  ...row(putClass({ email: BOB, right: 'mark' }), {
    name: 'a class',
    given: 'draft',
    before: aClass,
    who: 'teacher',
    status: 200,
    body: { right: 'own', owner: ANN, colleagues: [{ ...bob, via: 'class', classNames: ['7b'] }] },
  }),
  ...row(
    {
      rest: ['DELETE', classPath, () => ({ email: BOB })],
      trpc: ['mutate', 'colleagues.endClassShare', (stage) => ({ ...ofClass(stage), email: BOB })],
    },
    {
      name: 'a colleague leaves a class',
      given: 'draft',
      before: sharedClass,
      who: 'otherTeacher',
      status: 200,
      body: { message: accessMessages.left('class') },
    },
  ),
];
