import { expect } from 'vitest';
import { classMessages } from '../../../shared/classes/messages';
import { fieldInvalid, messages } from '../../../shared/messages';
import type { Stage } from '../stage';
import { anyNumber, anyText, type ContractCase, row } from './contract-case';
import { aClass, classOf, ofClass, ofMember } from './given-class';

const classPath = (stage: Stage) => `/class/${classOf(stage).classId}`;
const reportPath = (stage: Stage) => `${classPath(stage)}/pupils/${classOf(stage).memberId}/report`;

/** Asha is Sam under the address that he signs in with, and the questions have a topic. */
async function aClassWithMarks(stage: Stage): Promise<void> {
  await aClass(stage);
  const { teacher, questionIds } = stage;
  const email = 'sam@school.example';
  await teacher.rest('PUT', `${classPath(stage)}/members/${classOf(stage).memberId}`, { email });
  for (const questionId of questionIds) {
    await teacher.mutate('bank.setTags', { questionId, tags: ['Cells'] });
  }
}

const given = { given: 'released', before: aClassWithMarks } as const;
const strangers: Parameters<typeof row>[1][] = [
  {
    ...given,
    name: 'for another teacher the class does not exist',
    who: 'otherTeacher',
    status: 404,
    body: classMessages.notFound,
  },
  { ...given, name: 'a student is forbidden', who: 'student', status: 403, body: messages.teachersOnly },
  { ...given, name: 'nobody', who: 'nobody', status: 401, body: messages.loginAgain },
];

const topic = { topic: 'Cells', share: anyNumber, low: anyNumber, high: anyNumber, mastery: anyText };
const report = {
  classId: anyText,
  className: '7b',
  memberId: anyText,
  name: 'Asha Rao',
  number: '12',
  schoolName: anyText,
  madeAt: anyNumber,
  from: null,
  to: null,
  quizzes: [
    {
      quizId: anyText,
      title: 'Cells',
      state: 'released',
      at: anyNumber,
      score: anyNumber,
      maxScore: anyNumber,
      percentage: anyNumber,
      comment: null,
      answerComments: [],
    },
  ],
  topics: [{ ...topic, questionCount: anyNumber }],
  choices: [{ quizId: anyText, title: 'Cells', at: anyNumber, state: 'released' }],
};

/** What is said to parents, and how a class stands in its topics. */
export const reportCases: readonly ContractCase[] = [
  ...row(
    { rest: ['GET', reportPath], trpc: ['query', 'reports.pupil', ofMember] },
    { ...given, name: 'one pupil for the parents', who: 'teacher', status: 200, body: report },
    ...strangers,
  ),
  ...row(
    {
      rest: ['GET', (stage) => `${reportPath(stage)}?to=1&without=none`],
      trpc: ['query', 'reports.pupil', (stage) => ({ ...ofMember(stage), to: 1, without: ['none'] })],
    },
    {
      ...given,
      name: 'nothing was written in the period',
      who: 'teacher',
      status: 200,
      body: { ...report, to: 1, quizzes: [], topics: [], choices: [] },
    },
  ),
  ...row(
    {
      rest: ['GET', (stage) => `${reportPath(stage)}?from=spring`],
      trpc: ['query', 'reports.pupil', (stage) => ({ ...ofMember(stage), from: 'spring' })],
    },
    { ...given, name: 'a day that is none', who: 'teacher', status: 400, body: fieldInvalid('from') },
  ),
  ...row(
    { rest: ['GET', (stage) => `${classPath(stage)}/reports`], trpc: ['query', 'reports.ofClass', ofClass] },
    { ...given, name: 'the whole class', who: 'teacher', status: 200, body: { reports: [report] } },
    ...strangers,
  ),
  ...row(
    { rest: ['GET', (stage) => `${classPath(stage)}/topics`], trpc: ['query', 'reports.topics', ofClass] },
    {
      ...given,
      name: 'the topics of a class',
      who: 'teacher',
      status: 200,
      body: {
        classId: anyText,
        className: '7b',
        from: null,
        to: null,
        quizCount: 1,
        members: [{ memberId: anyText, name: 'Asha Rao', number: '12' }],
        topics: [
          expect.objectContaining({ ...topic, pupils: [expect.objectContaining({ memberId: anyText })] }),
        ],
      },
    },
    ...strangers,
  ),
];
