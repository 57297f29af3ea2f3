import { queueMail } from '../../server/features/mail/queue-mail';
import { makeOperatorLink } from '../../server/features/operator/make-link';
import type { Stage } from '../../server/testing/stage';
import { type Arranged, OPEN, OPERATOR, type Row } from './call-table';

const aLink = async ({ world }: Stage) => ({ link: makeOperatorLink(world.deps) });
const aMail = async ({ world: { deps } }: Stage) => {
  queueMail(deps, { to: 'sam@school.example', subject: 'Hello', text: '', html: '' });
  const mailId = deps.db.$client.prepare<[], string>('select max(id) from mail_outbox').pluck().get();
  return { mailId: mailId ?? '' };
};
const aDeletedQuiz = async ({ teacher, quizId }: Stage) => {
  await teacher.rest('DELETE', `/quiz/${quizId}`);
  return { quizId };
};
const anInvite = async ({ operator }: Stage) => {
  const { body } = await operator.rest('POST', '/operator/invites', { note: 'Ms Smith' });
  return { inviteId: body.invite._id as string };
};
const made = ({ made }: Arranged) => made;
const ofTeacher = ({ teacher }: Arranged) => ({ teacherId: teacher.accountId });
const ofEverybody = () => ({ search: '', page: 1 });
const ofStudent = () => ({ email: 'sam@school.example' });

/** What whoever runs the server does from the operator's page. */
export const operatorRows = {
  // Whoever has the link is let in, whoever else they are.
  'operator.open': { input: made, given: 'draft', arrange: aLink, statuses: OPEN },
  'operator.state': { given: 'released', statuses: OPERATOR },
  'operator.teachers': { input: ofEverybody, given: 'released', statuses: OPERATOR },
  'operator.grantPlan': {
    input: (at) => ({ ...ofTeacher(at), months: 2 }),
    given: 'draft',
    statuses: OPERATOR,
  },
  'operator.endPlan': { input: ofTeacher, given: 'published', statuses: OPERATOR },
  'operator.endSessions': { input: ofTeacher, given: 'draft', statuses: OPERATOR },
  'operator.classes': { input: ofEverybody, given: 'draft', statuses: OPERATOR },
  'operator.storage': { given: 'ready', statuses: OPERATOR },
  'operator.backups': { given: 'draft', statuses: OPERATOR },
  'operator.makeBackup': { given: 'draft', statuses: OPERATOR },
  'operator.outbox': { given: 'released', statuses: OPERATOR },
  'operator.sendAgain': { input: made, given: 'draft', arrange: aMail, statuses: OPERATOR },
  'operator.deletedQuizzes': { given: 'draft', arrange: aDeletedQuiz, statuses: OPERATOR },
  'operator.restoreQuiz': { input: made, given: 'draft', arrange: aDeletedQuiz, statuses: OPERATOR },
  'operator.audit': { input: () => ({ by: 'ann' }), given: 'released', statuses: OPERATOR },
  'operator.lookUpPerson': { input: ofStudent, given: 'released', statuses: OPERATOR },
  'operator.exportPerson': { input: ofStudent, given: 'released', statuses: OPERATOR },
  'operator.erasePerson': {
    input: () => ({ ...ofStudent(), name: 'Sam' }),
    given: 'released',
    statuses: OPERATOR,
  },
  'operator.invites': { given: 'draft', arrange: anInvite, statuses: OPERATOR },
  'operator.makeInvite': { input: () => ({ note: 'Ms Smith' }), given: 'draft', statuses: OPERATOR },
  'operator.revokeInvite': { input: made, given: 'draft', arrange: anInvite, statuses: OPERATOR },
} satisfies Readonly<Record<string, Row>>;
