import { queueMail } from '../../server/features/mail/outbox';
import { operatorLink } from '../../server/testing/operator';
import type { Stage } from '../../server/testing/stage';
import { accountMessages } from '../../shared/account/messages';
import { operatorMessages } from '../../shared/operator/messages';
import { anyNumber, anyText, asItIs, doing, made, OPEN, OPERATOR, ofQuiz, type Table } from './call-table';

const aLink = async ({ world }: Stage) => ({ link: operatorLink(world) });
const aMail = async ({ world: { deps } }: Stage) => {
  queueMail(deps, { to: 'sam@school.example', subject: 'Hello', text: '', html: '' });
  const mailId = deps.db.$client.prepare<[], string>('select max(id) from mail_outbox').pluck().get();
  return { mailId: mailId ?? '' };
};
const aDeletedQuiz = doing(({ teacher, quizId }) => teacher.rest('DELETE', `/quiz/${quizId}`));
const aBackup = doing(({ operator }) => operator.rest('POST', '/operator/backups'));
const anInvite = async ({ operator }: Stage) => {
  const { body } = await operator.rest('POST', '/operator/invites', { note: 'Ms Smith' });
  return { inviteId: body.invite._id as string };
};
const aClass = doing(({ teacher }) => teacher.rest('POST', '/class', { name: '7b' }));
const ofTeacher = ({ teacher }: Stage) => ({ teacherId: teacher.accountId });
const granting = (months: number) => (at: Stage) => ({ ...ofTeacher(at), months });
const ofSam = () => ({ email: 'sam@school.example' });
const samCalled = (name: string) => () => ({ ...ofSam(), name });
const who = 'operator';

const server = {
  ...{ version: anyText, nowMs: anyNumber, startedAt: anyNumber, warnings: [], databaseWritable: true },
  ...{ disk: null, backups: { count: 0, lastAt: null, drill: null }, errors: [] },
  waiting: { openAttempts: 0, unsentMails: 0, evaluations: 0 },
};
const ann = {
  ...{ _id: anyText, name: 'Ann', email: 'ann@school.example', admittedBy: 'anybody', quizzes: 1 },
  ...{ createdAt: anyNumber, lastSeenAt: anyNumber, planActive: true, planActiveUntil: anyNumber },
};

/** The operator page, opened by a link and closed to accounts. */
export const operatorTable = {
  // The link admits anyone, whatever their account.
  'operator.open': {
    input: made,
    given: 'draft',
    arrange: aLink,
    statuses: OPEN,
    acts: {
      'a word that is no link opens nothing': {
        ...{ who: 'nobody', input: () => ({ link: 'none' }) },
        ...{ status: 401, answer: operatorMessages.linkRefused },
      },
    },
  },
  'operator.state': {
    given: 'draft',
    statuses: OPERATOR,
    acts: { 'how the server is': { who, answer: server } },
  },
  'operator.teachers': {
    input: () => ({ search: '', page: 1 }),
    given: 'released',
    statuses: OPERATOR,
    acts: {
      'the teachers by a part of their name': {
        ...{ who, given: 'published', input: () => ({ search: 'ann' }) },
        answer: { total: 1, teachers: [ann] },
      },
    },
  },
  'operator.grantPlan': {
    input: granting(2),
    given: 'draft',
    statuses: OPERATOR,
    acts: {
      'two months without a payment': { who },
      'no month is none': { who, input: granting(0), status: 400 },
    },
  },
  'operator.endPlan': {
    input: ofTeacher,
    given: 'published',
    statuses: OPERATOR,
    acts: {
      'a plan ends at once': { who },
      'a teacher who is not there': {
        ...{ who, given: 'draft', input: () => ({ teacherId: 'none' }) },
        ...{ status: 404, answer: operatorMessages.teacherNotFound },
      },
    },
  },
  'operator.endSessions': {
    input: ofTeacher,
    given: 'draft',
    statuses: OPERATOR,
    acts: { 'a teacher is signed out everywhere': { who, answer: { sessionsEnded: 1 } } },
  },
  'operator.classes': {
    input: () => ({ search: '', page: 1 }),
    given: 'draft',
    statuses: OPERATOR,
    acts: { 'the classes of all teachers': { who, arrange: aClass, input: () => ({}) } },
  },
  'operator.storage': {
    given: 'ready',
    statuses: OPERATOR,
    acts: { 'what takes room': { who, given: 'draft' } },
  },
  'operator.backups': {
    given: 'draft',
    arrange: aBackup,
    statuses: OPERATOR,
    acts: { 'the backups': { who } },
  },
  'operator.makeBackup': {
    given: 'draft',
    statuses: OPERATOR,
    acts: {
      'a backup besides the daily ones': { who },
      'not twice in one moment': {
        ...{ who, arrange: aBackup, status: 409, answer: operatorMessages.backupJustMade },
      },
    },
  },
  'operator.outbox': {
    given: 'released',
    statuses: OPERATOR,
    acts: { 'the emails that wait': { who, given: 'draft' } },
  },
  'operator.sendAgain': {
    input: made,
    given: 'draft',
    arrange: aMail,
    statuses: OPERATOR,
    acts: { 'all that wait': { who, arrange: asItIs, answer: { due: 0 } } },
  },
  'operator.deletedQuizzes': {
    given: 'draft',
    arrange: aDeletedQuiz,
    statuses: OPERATOR,
    acts: { 'what teachers deleted': { who } },
  },
  'operator.restoreQuiz': {
    input: ofQuiz,
    given: 'draft',
    arrange: aDeletedQuiz,
    statuses: OPERATOR,
    acts: {
      'a deleted quiz comes back': { who, answer: { title: 'Cells', email: 'ann@school.example' } },
      'one that is there is not in the trash': { who, arrange: asItIs, status: 404 },
    },
  },
  'operator.audit': {
    input: () => ({ by: 'ann' }),
    given: 'released',
    statuses: OPERATOR,
    acts: { 'who did what': { who, given: 'published', input: () => ({ act: 'plan' }) } },
  },
  'operator.lookUpPerson': {
    input: ofSam,
    given: 'released',
    statuses: OPERATOR,
    acts: {
      'how much is stored about somebody': { who },
      'nobody is meant': {
        ...{ who, given: 'draft', input: () => ({}) },
        ...{ status: 400, answer: operatorMessages.whoRequired },
      },
    },
  },
  'operator.exportPerson': { input: ofSam, given: 'released', statuses: OPERATOR },
  'operator.erasePerson': {
    input: samCalled('Sam'),
    given: 'released',
    statuses: OPERATOR,
    acts: {
      'erased once the name is typed': { who },
      'not while a quiz is taken': { who, given: 'running', status: 409 },
      'another name': {
        ...{ who, input: samCalled('Sem'), status: 400, answer: operatorMessages.nameDiffers },
      },
    },
  },
  'operator.invites': {
    given: 'draft',
    arrange: anInvite,
    statuses: OPERATOR,
    acts: { 'the invites': { who } },
  },
  'operator.makeInvite': {
    input: () => ({ note: 'Ms Smith' }),
    given: 'draft',
    statuses: OPERATOR,
    acts: { 'a link for one teacher': { who } },
  },
  'operator.revokeInvite': {
    input: made,
    given: 'draft',
    arrange: anInvite,
    statuses: OPERATOR,
    acts: {
      'an invite that is not there': {
        ...{ who, input: () => ({ inviteId: 'none' }) },
        ...{ status: 404, answer: accountMessages.inviteNotFound },
      },
    },
  },
} satisfies Table;
