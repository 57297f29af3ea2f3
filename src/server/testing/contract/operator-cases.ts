import { accountMessages } from '../../../shared/account/messages';
import { operatorMessages } from '../../../shared/operator/messages';
import type { Stage } from '../stage';
import { anyNumber, anyText, type ContractCase, row } from './contract-case';

const planOf = ({ teacher }: Stage) => `/operator/teachers/${teacher.accountId}/plan`;
const deleteQuiz = ({ teacher, quizId }: Stage) => teacher.rest('DELETE', `/quiz/${quizId}`);
const ofSam = () => ({ email: 'sam@school.example' });
const reading = (what: 'storage' | 'outbox', name: string) =>
  row(
    { rest: ['GET', () => `/operator/${what}`], trpc: ['query', `operator.${what}`] },
    { name, given: 'draft', who: 'operator', status: 200 },
  );

/** The page of whoever runs the server: opened by a link, and for nobody who comes with an account. */
export const operatorCases: readonly ContractCase[] = [
  ...row(
    {
      rest: ['POST', () => '/operator/session', () => ({ link: 'none' })],
      trpc: ['mutate', 'operator.open', () => ({ link: 'none' })],
    },
    {
      name: 'a word that is no link opens nothing',
      given: 'draft',
      who: 'nobody',
      status: 401,
      body: operatorMessages.linkRefused,
    },
  ),
  ...row(
    // The version and the start are other ones each time: of this there is no example, and no twin to compare.
    { rest: ['GET', () => '/operator/state'] },
    {
      name: 'how the server is',
      given: 'draft',
      who: 'operator',
      status: 200,
      body: {
        version: anyText,
        nowMs: anyNumber,
        startedAt: anyNumber,
        warnings: [],
        databaseWritable: true,
        disk: null,
        backups: { count: 0, lastAt: null, drill: null },
        waiting: { openAttempts: 0, unsentMails: 0, evaluations: 0 },
        errors: [],
      },
    },
    {
      name: 'not for a teacher',
      given: 'draft',
      who: 'teacher',
      status: 401,
      body: operatorMessages.linkRefused,
    },
  ),
  ...row(
    {
      rest: ['GET', () => '/operator/teachers?search=ann'],
      trpc: ['query', 'operator.teachers', () => ({ search: 'ann' })],
    },
    {
      name: 'the teachers by a part of their name',
      ...{ given: 'published', who: 'operator', status: 200 },
      body: {
        total: 1,
        teachers: [
          {
            ...{ _id: anyText, name: 'Ann', email: 'ann@school.example', admittedBy: 'anybody' },
            ...{ createdAt: anyNumber, lastSeenAt: anyNumber, quizzes: 1 },
            ...{ planActive: true, planActiveUntil: anyNumber },
          },
        ],
      },
    },
  ),
  ...row(
    {
      rest: ['POST', planOf, () => ({ months: 2 })],
      trpc: ['mutate', 'operator.grantPlan', ({ teacher }) => ({ teacherId: teacher.accountId, months: 2 })],
    },
    { name: 'two months without a payment', given: 'draft', who: 'operator', status: 200 },
    { name: 'not by a teacher', given: 'draft', who: 'teacher', status: 401 },
  ),
  ...row(
    {
      rest: ['POST', planOf, () => ({ months: 0 })],
      trpc: ['mutate', 'operator.grantPlan', ({ teacher }) => ({ teacherId: teacher.accountId, months: 0 })],
    },
    { name: 'no month is none', given: 'draft', who: 'operator', status: 400 },
  ),
  ...row(
    {
      rest: ['DELETE', () => '/operator/teachers/none/plan'],
      trpc: ['mutate', 'operator.endPlan', () => ({ teacherId: 'none' })],
    },
    {
      name: 'a teacher who is not there',
      ...{ given: 'draft', who: 'operator', status: 404 },
      body: operatorMessages.teacherNotFound,
    },
  ),
  ...row(
    {
      rest: ['DELETE', planOf],
      trpc: ['mutate', 'operator.endPlan', ({ teacher }) => ({ teacherId: teacher.accountId })],
    },
    { name: 'a plan ends at once', given: 'published', who: 'operator', status: 200 },
  ),
  ...row(
    {
      rest: ['POST', ({ teacher }) => `/operator/teachers/${teacher.accountId}/end-sessions`],
      trpc: ['mutate', 'operator.endSessions', ({ teacher }) => ({ teacherId: teacher.accountId })],
    },
    {
      name: 'a teacher is signed out everywhere',
      ...{ given: 'draft', who: 'operator', status: 200, body: { sessionsEnded: 1 } },
    },
  ),
  ...row(
    { rest: ['GET', () => '/operator/classes'], trpc: ['query', 'operator.classes', () => ({})] },
    {
      name: 'the classes of all teachers',
      before: ({ teacher }) => teacher.rest('POST', '/class', { name: '7b' }),
      ...{ given: 'draft', who: 'operator', status: 200 },
    },
  ),
  ...reading('storage', 'what takes room'),
  ...row(
    { rest: ['POST', () => '/operator/backups'], trpc: ['mutate', 'operator.makeBackup'] },
    { name: 'a backup besides the daily ones', given: 'draft', who: 'operator', status: 200 },
    {
      name: 'not twice in one moment',
      before: ({ operator }) => operator.rest('POST', '/operator/backups'),
      ...{ given: 'draft', who: 'operator', status: 409, body: operatorMessages.backupJustMade },
    },
  ),
  ...row(
    { rest: ['GET', () => '/operator/backups'], trpc: ['query', 'operator.backups'] },
    {
      name: 'the backups',
      before: ({ operator }) => operator.rest('POST', '/operator/backups'),
      ...{ given: 'draft', who: 'operator', status: 200 },
    },
  ),
  ...reading('outbox', 'the emails that wait'),
  ...row(
    {
      rest: ['POST', () => '/operator/outbox/send', () => ({})],
      trpc: ['mutate', 'operator.sendAgain', () => ({})],
    },
    { name: 'all that wait', given: 'draft', who: 'operator', status: 200, body: { due: 0 } },
  ),
  ...row(
    { rest: ['GET', () => '/operator/deleted-quizzes'], trpc: ['query', 'operator.deletedQuizzes'] },
    { name: 'what teachers deleted', before: deleteQuiz, given: 'draft', who: 'operator', status: 200 },
  ),
  ...row(
    {
      rest: ['POST', ({ quizId }) => `/operator/deleted-quizzes/${quizId}/restore`],
      trpc: ['mutate', 'operator.restoreQuiz', ({ quizId }) => ({ quizId })],
    },
    {
      name: 'a deleted quiz comes back',
      before: deleteQuiz,
      ...{ given: 'draft', who: 'operator', status: 200 },
      body: { title: 'Cells', email: 'ann@school.example' },
    },
    { name: 'one that is there is not in the trash', given: 'draft', who: 'operator', status: 404 },
  ),
  ...row(
    {
      rest: ['GET', () => '/operator/audit?act=plan'],
      trpc: ['query', 'operator.audit', () => ({ act: 'plan' })],
    },
    { name: 'who did what', given: 'published', who: 'operator', status: 200 },
  ),
  ...row(
    {
      rest: ['POST', () => '/operator/person', ofSam],
      trpc: ['mutate', 'operator.lookUpPerson', ofSam],
    },
    { name: 'how much is stored about somebody', given: 'released', who: 'operator', status: 200 },
  ),
  ...row(
    { rest: ['POST', () => '/operator/person', () => ({})] },
    {
      name: 'nobody is meant',
      ...{ given: 'draft', who: 'operator', status: 400, body: operatorMessages.whoRequired },
    },
  ),
  ...row(
    { rest: ['POST', () => '/operator/person/export', ofSam] },
    { name: 'all of it, as a file', given: 'released', who: 'operator', status: 200 },
  ),
  ...row(
    {
      rest: ['POST', () => '/operator/person/erase', () => ({ ...ofSam(), name: 'Sam' })],
      trpc: ['mutate', 'operator.erasePerson', () => ({ ...ofSam(), name: 'Sam' })],
    },
    { name: 'erased once the name is typed', given: 'released', who: 'operator', status: 200 },
    { name: 'not while a quiz is taken', given: 'running', who: 'operator', status: 409 },
  ),
  ...row(
    { rest: ['POST', () => '/operator/person/erase', () => ({ ...ofSam(), name: 'Sem' })] },
    {
      name: 'another name',
      ...{ given: 'released', who: 'operator', status: 400, body: operatorMessages.nameDiffers },
    },
  ),
  ...row(
    {
      rest: ['POST', () => '/operator/invites', () => ({ note: 'Ms Smith' })],
      trpc: ['mutate', 'operator.makeInvite', () => ({ note: 'Ms Smith' })],
    },
    { name: 'a link for one teacher', given: 'draft', who: 'operator', status: 200 },
  ),
  ...row(
    { rest: ['GET', () => '/operator/invites'], trpc: ['query', 'operator.invites'] },
    {
      name: 'the invites',
      before: ({ operator }) => operator.rest('POST', '/operator/invites', { note: 'Ms Smith' }),
      ...{ given: 'draft', who: 'operator', status: 200 },
    },
  ),
  ...row(
    {
      rest: ['DELETE', () => '/operator/invites/none'],
      trpc: ['mutate', 'operator.revokeInvite', () => ({ inviteId: 'none' })],
    },
    {
      name: 'an invite that is not there',
      ...{ given: 'draft', who: 'operator', status: 404, body: accountMessages.inviteNotFound },
    },
  ),
];
