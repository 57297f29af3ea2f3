import { expect } from 'vitest';
import { messages } from '../../../shared/messages';
import { practiceMessages } from '../../../shared/practice/messages';
import type { Stage } from '../stage';
import { anyNumber, anyText, type ContractCase, row } from './contract-case';
import { answered, answeredText, ended, openAgain, opened, practiceOf } from './given-practice';

const ofStudent = (name: 'answer' | 'judge', sent: (stage: Stage) => object) =>
  ({
    rest: ['POST', (stage: Stage) => `/student/practice/${practiceOf(stage).setId}/${name}`, sent],
    trpc: [
      'mutate',
      `practice.${name}`,
      (stage: Stage) => ({ setId: practiceOf(stage).setId, ...sent(stage) }),
    ],
  }) as const;
const answer = (more: object) =>
  ofStudent('answer', (stage) => {
    const { questionId, showing } = practiceOf(stage);
    return { questionId, showing, ...more };
  });
const judge = ofStudent('judge', (stage) => ({ questionId: practiceOf(stage).questionId, knewIt: true }));

type Act = Omit<ContractCase, 'rest' | 'trpc'>;
const released = { given: 'released', before: opened } as const;
const notForThem: readonly Act[] = [
  {
    ...released,
    name: 'who has not taken the quiz',
    who: 'otherStudent',
    status: 404,
    body: practiceMessages.notFound,
  },
  {
    ...released,
    name: 'what has ended',
    before: ended,
    who: 'student',
    status: 404,
    body: practiceMessages.notFound,
  },
  { ...released, name: 'a teacher is forbidden', who: 'teacher', status: 403, body: messages.studentsOnly },
  { ...released, name: 'nobody is not signed in', who: 'nobody', status: 401, body: messages.loginAgain },
];

/** How students practise. */
export const practisingCases: readonly ContractCase[] = [
  ...row(
    { rest: ['GET', () => '/student/practice'], trpc: ['query', 'practice.list', () => ({})] },
    {
      ...released,
      ...{ name: 'what a student may practise', who: 'student', status: 200 },
      body: {
        sets: [
          {
            ...{ _id: anyText, title: 'Cells', teacherName: 'Ann', questionCount: 5 },
            ...{ dueCount: 0, newCount: 5, nextDueAt: null, answeredToday: 0 },
          },
        ],
        serverNow: anyNumber,
      },
    },
    {
      ...released,
      name: 'of another there is nothing',
      who: 'otherStudent',
      status: 200,
      body: { sets: [], serverNow: anyNumber },
    },
  ),
  ...row(
    {
      rest: ['GET', (stage) => `/student/practice/${practiceOf(stage).setId}/next`],
      trpc: ['query', 'practice.next', (stage) => ({ setId: practiceOf(stage).setId })],
    },
    {
      ...released,
      ...{ name: 'a question without its key', who: 'student', status: 200 },
      body: {
        title: 'Cells',
        largerText: false,
        question: expect.not.objectContaining({ correctAnswer: expect.anything() }),
        ...{
          showing: anyText,
          timesAnswered: 0,
          dueCount: 0,
          newCount: 5,
          nextDueAt: null,
          serverNow: anyNumber,
        },
      },
    },
    ...notForThem,
  ),
  ...row(
    answer({ answer: 'Nucleus' }),
    {
      ...released,
      ...{ name: 'what it was worth, with the key', who: 'student', status: 200 },
      body: expect.objectContaining({
        ...{ questionId: anyText, isCorrect: false, score: 0, maximumMarks: 2, isUnsure: false },
        ...{ studentAnswer: 'Nucleus', correctAnswer: 'Mitochondria', nextDueAt: anyNumber },
      }),
    },
    {
      ...released,
      ...{ name: 'another answer than before', before: answered, who: 'student', status: 409 },
      body: practiceMessages.answeredAlready,
    },
    {
      ...released,
      ...{ name: 'while somebody may take the quiz', before: openAgain, who: 'student', status: 409 },
      body: practiceMessages.heldBack,
    },
    ...notForThem,
  ),
  ...row(answer({ answer: 7 }), {
    ...released,
    name: 'what does not fit',
    who: 'student',
    status: 400,
    body: practiceMessages.answerInvalid,
  }),
  ...row(answer({ answer: null, showing: 'made up' }), {
    ...released,
    name: 'what was not asked',
    who: 'student',
    status: 409,
    body: practiceMessages.notAsked,
  }),
  ...row(answer({ answer: null, questionId: 'another' }), {
    ...released,
    name: 'what is not part of it',
    who: 'student',
    status: 404,
    body: practiceMessages.questionNotFound,
  }),
  ...row(
    judge,
    {
      ...released,
      ...{ name: 'who knew it is asked later', before: answeredText, who: 'student', status: 200 },
      body: { nextDueAt: anyNumber, serverNow: anyNumber },
    },
    {
      ...released,
      ...{ name: 'what is marked for certain', before: answered, who: 'student', status: 409 },
      body: practiceMessages.nothingToJudge,
    },
    ...notForThem,
  ),
];
