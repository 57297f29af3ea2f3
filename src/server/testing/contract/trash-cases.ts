import { messages } from '../../../shared/messages';
import { type ContractCase, row } from './contract-case';

/** Taking a quiz out of the trash, which answers it as it was. */
export const trashCases = (quizBody: object): ContractCase[] => [
  ...row(
    {
      rest: ['POST', ({ quizId }) => `/quiz/${quizId}/restore`],
      trpc: ['mutate', 'quizzes.restore', ({ quizId }) => ({ quizId })],
    },
    {
      name: 'the owner brings it back',
      given: 'draft',
      who: 'teacher',
      before: ({ teacher, quizId }) => teacher.rest('DELETE', `/quiz/${quizId}`),
      status: 200,
      body: quizBody,
    },
    {
      name: 'one that is not deleted stays as it is',
      given: 'draft',
      who: 'teacher',
      status: 200,
      body: quizBody,
    },
    {
      name: 'a title that is taken meanwhile is a conflict',
      given: 'draft',
      who: 'teacher',
      before: async ({ teacher, quizId }) => {
        await teacher.rest('DELETE', `/quiz/${quizId}`);
        await teacher.rest('POST', '/quiz/', { title: 'Cells' });
      },
      status: 409,
      body: messages.titleTaken,
    },
    {
      name: 'for another teacher it does not exist',
      given: 'draft',
      who: 'otherTeacher',
      before: ({ teacher, quizId }) => teacher.rest('DELETE', `/quiz/${quizId}`),
      status: 404,
      body: messages.quizNotFound,
    },
    {
      name: 'a student is forbidden',
      given: 'draft',
      who: 'student',
      status: 403,
      body: messages.teachersOnly,
    },
  ),
];
