import { expect } from 'vitest';
import { classMessages } from '../../../shared/classes/messages';
import { messages } from '../../../shared/messages';
import type { Stage } from '../stage';
import { anyNumber, anyText, type ContractCase, row } from './contract-case';
import { aClass, classOf, ofClass } from './given-class';

const path = (stage: Stage) => `/class/${classOf(stage).classId}`;
const deleted = async (stage: Stage) => {
  await aClass(stage);
  await stage.teacher.rest('DELETE', path(stage));
};
const classBody = (name: string, more: object = {}) => ({
  _id: anyText,
  name,
  code: anyText,
  right: 'own',
  owner: null,
  createdAt: anyNumber,
  members: [],
  left: [],
  quizzes: [],
  ...more,
});
const sevenB = (name = '7b') =>
  classBody(name, { members: [expect.objectContaining({ _id: anyText, name: 'Asha Rao', number: '12' })] });

const refused = { given: 'draft', before: aClass } as const;
const strangers: Parameters<typeof row>[1][] = [
  {
    ...refused,
    name: 'for another teacher it does not exist',
    who: 'otherTeacher',
    status: 404,
    body: classMessages.notFound,
  },
  { ...refused, name: 'a student is forbidden', who: 'student', status: 403, body: messages.teachersOnly },
];

/** The classes of a teacher. */
export const classCases: readonly ContractCase[] = [
  ...row(
    {
      rest: ['POST', () => '/class', () => ({ name: ' 7b ' })],
      trpc: ['mutate', 'classes.create', () => ({ name: ' 7b ' })],
    },
    { name: 'a teacher makes one', given: 'draft', who: 'teacher', status: 200, body: classBody('7b') },
    { ...refused, name: 'a name twice', who: 'teacher', status: 409, body: classMessages.nameTaken },
    { name: 'a student', given: 'draft', who: 'student', status: 403, body: messages.teachersOnly },
    { name: 'nobody', given: 'draft', who: 'nobody', status: 401, body: messages.loginAgain },
  ),
  ...row(
    {
      rest: ['POST', () => '/class/', () => ({ name: ' ' })],
      trpc: ['mutate', 'classes.create', () => ({ name: ' ' })],
    },
    { name: 'without a name', given: 'draft', who: 'teacher', status: 400, body: classMessages.nameRequired },
  ),
  ...row(
    { rest: ['GET', () => '/class/'], trpc: ['query', 'classes.list'] },
    {
      ...refused,
      name: 'by name, with what is in the trash',
      before: deleted,
      who: 'teacher',
      status: 200,
      body: {
        classes: [
          {
            _id: anyText,
            name: '7c',
            code: anyText,
            right: 'own',
            owner: null,
            createdAt: anyNumber,
            memberCount: 0,
            noSignInCount: 0,
            quizCount: 0,
          },
        ],
        trash: [{ _id: anyText, name: '7b', deletedAt: anyNumber, keptUntil: anyNumber }],
      },
    },
  ),
  ...row(
    { rest: ['GET', path], trpc: ['query', 'classes.get', ofClass] },
    { ...refused, name: 'its teacher reads it', who: 'teacher', status: 200, body: sevenB() },
    ...strangers,
  ),
  ...row(
    {
      rest: ['PUT', path, () => ({ name: '8b' })],
      trpc: ['mutate', 'classes.rename', (stage) => ({ ...ofClass(stage), name: '8b' })],
    },
    { ...refused, name: 'another name', who: 'teacher', status: 200, body: sevenB('8b') },
    ...strangers,
  ),
  ...row(
    {
      rest: ['PUT', path, () => ({ name: '7c' })],
      trpc: ['mutate', 'classes.rename', (stage) => ({ ...ofClass(stage), name: '7c' })],
    },
    { ...refused, name: 'the name of another', who: 'teacher', status: 409, body: classMessages.nameTaken },
  ),
  ...row(
    { rest: ['DELETE', path], trpc: ['mutate', 'classes.remove', ofClass] },
    {
      ...refused,
      name: 'into the trash',
      who: 'teacher',
      status: 200,
      body: { message: classMessages.removed },
    },
    {
      ...refused,
      name: 'once only',
      before: deleted,
      who: 'teacher',
      status: 404,
      body: classMessages.notFound,
    },
    ...strangers,
  ),
  ...row(
    {
      rest: ['POST', (stage) => `${path(stage)}/restore`],
      trpc: ['mutate', 'classes.restore', ofClass],
    },
    { ...refused, name: 'out of the trash', before: deleted, who: 'teacher', status: 200, body: sevenB() },
    { ...refused, name: 'one that is not in the trash', who: 'teacher', status: 200, body: sevenB() },
    {
      ...refused,
      name: 'a name that is taken meanwhile',
      before: async (stage) => {
        await deleted(stage);
        await stage.teacher.rest('POST', '/class', { name: '7b' });
      },
      who: 'teacher',
      status: 409,
      body: classMessages.nameTaken,
    },
    ...strangers,
  ),
];
