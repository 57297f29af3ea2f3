import { assignmentMessages } from '../../../shared/assignment/messages';
import { messages } from '../../../shared/messages';
import { aClass, aMember } from '../a-class';
import type { Stage } from '../stage';
import { type ContractCase, row } from './contract-case';

const HOUR = 3_600_000;

/** A class of the owner's with one student on its list. */
const withClass = async ({ world, teacher, otherStudent: student }: Stage) => {
  aClass(world, { teacher, id: 'class-7b' });
  aMember(world, { classId: 'class-7b', id: 'member-tia', name: 'Tia', student });
};
const withAssignment = async (stage: Stage) => {
  await withClass(stage);
  await stage.teacher.rest('PUT', `/quiz/${stage.quizId}/assignment`, { classIds: ['class-7b'] });
};

const path = ({ quizId }: Stage) => `/quiz/${quizId}/assignment`;
const get = {
  rest: ['GET', path],
  trpc: ['query', 'assignments.get', ({ quizId }: Stage) => ({ quizId })],
} as const;
const set = (bodyOf: (now: number) => object) => {
  const body = ({ world }: Stage) => bodyOf(world.clock.now());
  return {
    rest: ['PUT', path, body],
    trpc: ['mutate', 'assignments.set', (stage: Stage) => ({ quizId: stage.quizId, ...body(stage) })],
  } as const;
};
const makeUp = (bodyOf: (now: number) => object) => {
  const body = ({ world }: Stage) => bodyOf(world.clock.now());
  return {
    rest: ['POST', ({ quizId }: Stage) => `/quiz/${quizId}/make-up`, body],
    trpc: ['mutate', 'assignments.makeUp', (stage: Stage) => ({ quizId: stage.quizId, ...body(stage) })],
  } as const;
};

const assignment = (now: number) => ({
  ...{ classIds: ['class-7b'], opensAt: now + HOUR, closesAt: now + 2 * HOUR },
  exceptions: { 'member-tia': { closesAt: now + 3 * HOUR, timeFactorPercent: 125, tabChangeLimit: 5 } },
});
const second = (now: number) => ({
  ...{ memberIds: ['member-tia'], opensAt: now + 48 * HOUR, closesAt: now + 49 * HOUR },
});

/** What everybody else is told. */
const strangers: readonly Omit<ContractCase, 'rest' | 'trpc'>[] = [
  {
    name: 'for another teacher the quiz does not exist',
    given: 'published',
    who: 'otherTeacher',
    status: 404,
    body: messages.quizNotFound,
  },
  {
    name: 'a student is forbidden',
    given: 'published',
    who: 'student',
    status: 403,
    body: messages.teachersOnly,
  },
  {
    name: 'nobody is not signed in',
    given: 'published',
    who: 'nobody',
    status: 401,
    body: messages.loginAgain,
  },
];

/** Who takes a quiz, and when. */
export const assignmentCases: readonly ContractCase[] = [
  ...row(
    get,
    {
      name: 'the owner reads it with its members',
      given: 'published',
      who: 'teacher',
      before: withAssignment,
      status: 200,
    },
    ...strangers,
  ),
  ...row(
    set(assignment),
    {
      name: 'the owner assigns the quiz to a class',
      given: 'published',
      who: 'teacher',
      before: withClass,
      status: 200,
    },
    {
      name: 'a class that is not the teacher’s is not found',
      given: 'published',
      who: 'teacher',
      status: 404,
      body: assignmentMessages.classNotFound,
    },
    ...strangers,
  ),
  ...row(
    set((now) => ({ ...assignment(now), closesAt: now })),
    {
      name: 'a window without time in it is refused',
      given: 'published',
      who: 'teacher',
      before: withClass,
      status: 400,
      body: assignmentMessages.windowInvalid,
    },
  ),
  ...row(
    makeUp(second),
    {
      name: 'the owner gives who has not come another time',
      given: 'submitted',
      who: 'teacher',
      before: withAssignment,
      status: 200,
    },
    {
      name: 'who is on no list is refused',
      given: 'published',
      who: 'teacher',
      status: 400,
      body: assignmentMessages.makeUpForStranger,
    },
    {
      name: 'a draft has none',
      given: 'draft',
      who: 'teacher',
      before: withAssignment,
      status: 409,
      body: messages.notPublished,
    },
    ...strangers,
  ),
];
