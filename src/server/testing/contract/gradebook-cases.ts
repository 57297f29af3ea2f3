import { expect } from 'vitest';
import { classMessages } from '../../../shared/classes/messages';
import { gradebookMessages } from '../../../shared/gradebook/messages';
import { messages } from '../../../shared/messages';
import type { Stage } from '../stage';
import { anyNumber, anyText, type ContractCase, row } from './contract-case';
import { aClass, classOf, ofClass } from './given-class';

const path = (stage: Stage) => `/class/${classOf(stage).classId}/gradebook`;
const setting = (sent: (stage: Stage) => object) =>
  ({
    rest: ['PUT', path, sent],
    trpc: ['mutate', 'gradebook.setWeights', (stage: Stage) => ({ ...ofClass(stage), ...sent(stage) })],
  }) as const;

/** The stage's quiz is assigned to the class, and its student is on the list. */
const assigned = async (stage: Stage) => {
  const { classId } = await aClass(stage);
  const sam = { name: 'Sam', email: 'sam@school.example' };
  await stage.teacher.rest('POST', `/class/${classId}/members`, sam);
  await stage.teacher.rest('PUT', `/quiz/${stage.quizId}/assignment`, { classIds: [classId] });
};

const given = { given: 'published', before: assigned } as const;
const refused: Parameters<typeof row>[1][] = [
  { ...given, name: 'nobody is asked to sign in', who: 'nobody', status: 401, body: messages.loginAgain },
  { ...given, name: 'a student is forbidden', who: 'student', status: 403, body: messages.teachersOnly },
  {
    ...given,
    name: 'for another teacher there is no class',
    who: 'otherTeacher',
    status: 404,
    body: classMessages.notFound,
  },
];
const member = (name: string, number: string | null, email: string | null) => ({
  ...{ _id: anyText, name, number, email },
  hasLeft: false,
});

/** The gradebook of a class. */
export const gradebookCases: readonly ContractCase[] = [
  ...row(
    { rest: ['GET', path], trpc: ['query', 'gradebook.get', ofClass] },
    {
      ...given,
      name: 'members and quizzes, a letter for each cell',
      who: 'teacher',
      status: 200,
      body: {
        ...{ classId: anyText, name: '7b', right: 'own', dropLowest: 0 },
        members: [member('Asha Rao', '12', null), member('Sam', null, 'sam@school.example')],
        quizzes: [
          {
            ...{ quizId: anyText, title: 'Cells', folder: '', tags: [], date: anyNumber },
            ...{ isAssigned: true, namesHidden: true, weightPercent: 100, maxScore: anyNumber },
            ...{ states: 'aa', scores: [null, null] },
          },
        ],
      },
    },
    ...refused,
  ),
  ...row(
    setting(({ quizId }) => ({ weights: { [quizId]: 200 }, dropLowest: 1 })),
    {
      ...given,
      name: 'a quiz counts twice, the lowest is dropped',
      who: 'teacher',
      status: 200,
      body: { dropLowest: 1, weights: expect.any(Object) },
    },
    ...refused,
  ),
  ...row(
    setting(({ quizId }) => ({ weights: { [quizId]: 1001 } })),
    { ...given, name: 'too much weight', who: 'teacher', status: 400, body: gradebookMessages.weightInvalid },
  ),
  ...row(
    setting(() => ({ dropLowest: -1 })),
    { ...given, name: 'fewer than none', who: 'teacher', status: 400, body: gradebookMessages.dropInvalid },
  ),
  ...row(
    setting(() => ({ weights: { elsewhere: 50 } })),
    {
      ...given,
      name: 'a quiz that is not in it',
      who: 'teacher',
      status: 400,
      body: gradebookMessages.quizNotInGradebook,
    },
  ),
  ...row({ rest: ['GET', (stage) => `${path(stage)}.csv`] }, ...refused),
  ...row({ rest: ['GET', (stage) => `${path(stage)}.xlsx`] }, ...refused),
];
