import type { Stage } from '../../server/testing/stage';
import { type Arranged, EDIT, LOOK, MARK, OPEN, OWNER, PERSONAL, type Row, TEACHERS } from './call-table';

/** A class of the owner's with one pupil who has no address. */
export const aClass = async ({ teacher }: Stage) => {
  const { body: made } = await teacher.rest('POST', '/class', { name: '7b' });
  const { body: member } = await teacher.rest('POST', `/class/${made._id}/members`, { name: 'Asha Rao' });
  return { classId: made._id as string, memberId: member._id as string };
};
const aPin = async (stage: Stage) => {
  const ids = await aClass(stage);
  const { body } = await stage.teacher.rest('POST', `/class/${ids.classId}/members/${ids.memberId}/pin`);
  const { body: read } = await stage.teacher.rest('GET', `/class/${ids.classId}`);
  return { classCode: read.code as string, member: 'Asha Rao', pin: body.pin as string };
};
const deletedClass = async (stage: Stage) => {
  const { classId } = await aClass(stage);
  await stage.teacher.rest('DELETE', `/class/${classId}`);
  return { classId };
};
const formerMember = async (stage: Stage) => {
  const ids = await aClass(stage);
  await stage.teacher.rest('DELETE', `/class/${ids.classId}/members/${ids.memberId}`);
  return ids;
};
const twoClasses = async (stage: Stage) => {
  const { body } = await stage.teacher.rest('POST', '/class', { name: '7c' });
  return { ...(await aClass(stage)), toClassId: body._id as string };
};
const assigned = async (stage: Stage) => {
  const ids = await aClass(stage);
  await stage.teacher.rest('PUT', `/quiz/${stage.quizId}/assignment`, { classIds: [ids.classId] });
  return ids;
};
const made = ({ made }: Arranged) => made;
export const ofClass = ({ made: { classId } }: Arranged) => ({ classId });

/** Classes, signing in with a PIN, and who takes which quiz when. */
export const classRows = {
  'accounts.loginClass': { input: made, given: 'draft', arrange: aPin, statuses: OPEN },
  'classes.list': { given: 'draft', statuses: TEACHERS },
  'classes.create': { input: () => ({ name: '8a' }), given: 'draft', statuses: TEACHERS },
  'classes.get': { input: ofClass, given: 'draft', arrange: aClass, statuses: LOOK },
  'classes.rename': {
    input: (at) => ({ ...ofClass(at), name: '8b' }),
    given: 'draft',
    arrange: aClass,
    statuses: EDIT,
  },
  'classes.remove': { input: ofClass, given: 'draft', arrange: aClass, statuses: OWNER },
  'classes.restore': { input: made, given: 'draft', arrange: deletedClass, statuses: PERSONAL },
  'classes.importRoster': {
    input: (at) => ({ ...ofClass(at), text: 'Asha Rao\nBen Ode' }),
    given: 'draft',
    arrange: aClass,
    statuses: EDIT,
  },
  'classes.addMember': {
    input: (at) => ({ ...ofClass(at), name: 'Ben Ode' }),
    given: 'draft',
    arrange: aClass,
    statuses: EDIT,
  },
  'classes.updateMember': {
    input: (at) => ({ ...at.made, name: 'Asha R.' }),
    given: 'draft',
    arrange: aClass,
    statuses: EDIT,
  },
  'classes.removeMember': { input: made, given: 'draft', arrange: aClass, statuses: EDIT },
  'classes.restoreMember': { input: made, given: 'draft', arrange: formerMember, statuses: EDIT },
  'classes.moveMember': { input: made, given: 'draft', arrange: twoClasses, statuses: EDIT },
  'classes.makePin': { input: made, given: 'draft', arrange: aClass, statuses: MARK },
  'classes.makePins': {
    input: (at) => ({ ...ofClass(at), memberIds: [at.made.memberId] }),
    given: 'draft',
    arrange: aClass,
    statuses: MARK,
  },
  'classes.joinAccount': {
    input: (at) => ({ ...at.made, email: 'asha@school.example' }),
    given: 'draft',
    arrange: aClass,
    statuses: EDIT,
  },
  'reports.pupil': { input: made, given: 'draft', arrange: aClass, statuses: LOOK },
  'reports.ofClass': { input: ofClass, given: 'draft', arrange: aClass, statuses: LOOK },
  'reports.topics': { input: ofClass, given: 'draft', arrange: aClass, statuses: LOOK },
  'gradebook.get': { input: ofClass, given: 'draft', arrange: aClass, statuses: LOOK },
  'gradebook.setWeights': {
    input: (at) => ({ ...ofClass(at), dropLowest: 1 }),
    given: 'draft',
    arrange: aClass,
    statuses: EDIT,
  },
  'gradebook.csv': { input: ofClass, given: 'draft', arrange: aClass, statuses: LOOK },
  'gradebook.workbook': { input: ofClass, given: 'draft', arrange: aClass, statuses: LOOK },
  'assignments.get': { input: ({ quizId }) => ({ quizId }), given: 'published', statuses: LOOK },
  'assignments.set': {
    input: (at) => ({ quizId: at.quizId, classIds: [at.made.classId] }),
    given: 'published',
    arrange: aClass,
    statuses: EDIT,
  },
  'assignments.makeUp': {
    input: (at) => ({
      quizId: at.quizId,
      memberIds: [at.made.memberId],
      opensAt: at.world.clock.now(),
      closesAt: at.world.clock.now() + 3_600_000,
    }),
    given: 'published',
    arrange: assigned,
    statuses: EDIT,
  },
} satisfies Readonly<Record<string, Row>>;
