import { messages } from '../../../shared/messages';
import { practiceMessages } from '../../../shared/practice/messages';
import type { Stage } from '../stage';
import { anyNumber, anyText, type ContractCase, row } from './contract-case';
import { ended, opened, practiceOf } from './given-practice';

const set = (more: object = {}) => ({
  ...{ _id: anyText, quizId: anyText, tag: null, title: 'Cells', usableCount: 5, heldBack: [] },
  ...{ openedAt: anyNumber, closedAt: null, classes: [], studentCount: 0, answersLastWeek: 0 },
  ...more,
});
const open = (sent: (stage: Stage) => object) =>
  ({ rest: ['POST', () => '/practice', sent], trpc: ['mutate', 'practice.open', sent] }) as const;
const quiz = ({ quizId }: Stage) => ({ quizId });
const onSet = (method: string, path: string, procedure: string, sent?: object) =>
  ({
    rest: [method, (stage: Stage) => `/practice/${practiceOf(stage).setId}/${path}`, () => sent],
    trpc: [
      'mutate',
      `practice.${procedure}`,
      (stage: Stage) => ({ setId: practiceOf(stage).setId, ...sent }),
    ],
  }) as const;
type Act = Omit<ContractCase, 'rest' | 'trpc'>;
const released = { given: 'released', before: opened } as const;
const ofOthers: readonly Act[] = [
  {
    ...released,
    name: 'for another teacher it does not exist',
    who: 'otherTeacher',
    status: 404,
    body: practiceMessages.notFound,
  },
  { ...released, name: 'a student is forbidden', who: 'student', status: 403, body: messages.teachersOnly },
  { ...released, name: 'nobody is not signed in', who: 'nobody', status: 401, body: messages.loginAgain },
];
/** What a teacher opens for practice. */
export const practiceCases: readonly ContractCase[] = [
  ...row(
    { rest: ['GET', () => '/practice/'], trpc: ['query', 'practice.listSets'] },
    {
      ...released,
      name: 'what is open and what has ended',
      who: 'teacher',
      status: 200,
      body: { open: [set()], ended: [] },
    },
    { ...released, name: 'a student is forbidden', who: 'student', status: 403, body: messages.teachersOnly },
  ),
  ...row(
    {
      rest: ['GET', ({ quizId }) => `/practice/preview?quizId=${quizId}`],
      trpc: ['query', 'practice.preview', quiz],
    },
    {
      ...{ name: 'what opening would mean', given: 'released', who: 'teacher', status: 200 },
      body: {
        ...{ quizId: anyText, tag: null, title: 'Cells', usableCount: 5, heldBack: [] },
        ...{ notGiven: { questionCount: 0, quizzes: [] }, whyNot: null, setId: null },
      },
    },
    {
      name: 'for another teacher it does not exist',
      given: 'released',
      who: 'otherTeacher',
      status: 404,
      body: messages.quizNotFound,
    },
  ),
  ...row(
    open(quiz),
    { name: 'its teacher opens a quiz', given: 'released', who: 'teacher', status: 200, body: set() },
    { ...released, name: 'twice', who: 'teacher', status: 409, body: practiceMessages.alreadyOpen },
    {
      name: 'before the release',
      given: 'evaluated',
      who: 'teacher',
      status: 409,
      body: practiceMessages.notReleased,
    },
    {
      name: 'for another teacher it does not exist',
      given: 'released',
      who: 'otherTeacher',
      status: 404,
      body: messages.quizNotFound,
    },
    {
      name: 'a student is forbidden',
      given: 'released',
      who: 'student',
      status: 403,
      body: messages.teachersOnly,
    },
  ),
  ...row(
    open(() => ({})),
    {
      name: 'neither a quiz nor a tag',
      given: 'released',
      who: 'teacher',
      status: 400,
      body: practiceMessages.oneSubject,
    },
  ),
  ...row(
    open(() => ({ tag: 'cells', classIds: [] })),
    {
      name: 'a tag that no question has',
      given: 'released',
      who: 'teacher',
      status: 404,
      body: practiceMessages.tagNotFound,
    },
  ),
  ...row(
    onSet('PUT', 'classes', 'setClasses', { classIds: [] }),
    { ...released, name: 'for whoever has taken it', who: 'teacher', status: 200, body: set() },
    ...ofOthers,
  ),
  ...row(onSet('PUT', 'classes', 'setClasses', { classIds: ['another'] }), {
    ...released,
    name: 'a class of nobody',
    who: 'teacher',
    status: 404,
    body: practiceMessages.classNotFound,
  }),
  ...row(
    onSet('POST', 'close', 'close'),
    {
      ...released,
      name: 'its teacher ends it',
      who: 'teacher',
      status: 200,
      body: set({ closedAt: anyNumber }),
    },
    ...ofOthers,
  ),
  ...row(
    onSet('POST', 'reopen', 'reopen'),
    {
      ...released,
      name: 'its teacher lets it go on',
      before: ended,
      who: 'teacher',
      status: 200,
      body: set(),
    },
    ...ofOthers,
  ),
];
