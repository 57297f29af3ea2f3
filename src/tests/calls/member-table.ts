import { classMessages, pinMessages } from '../../server/rules/classes/messages';
import type { Stage } from '../../server/testing/stage';
import { accountMessages } from '../../shared/account/messages';
import { messages } from '../../shared/messages';
import { type Arranged, anyNumber, anyText, asItIs, EDIT, MARK, OPEN, type Table } from './call-table';
import { aClass, aClassThen, memberPath, ofClass, ofMember } from './made-class';

const BEN = { name: 'Ben Ode', email: 'Ben@School.example' };
const added = (member: object) => (at: Arranged) => ({ ...ofClass(at), ...member });
const changed = (changes: object) => (at: Arranged) => ({ ...ofMember(at), ...changes });
const movedTo = (toClassId?: string) => (at: Arranged) => ({
  ...{ ...ofMember(at), toClassId: toClassId ?? at.made.toClassId },
});
const withBen = aClassThen(({ teacher }, { classId }) =>
  teacher.rest('POST', `/class/${classId}/members`, BEN),
);
const formerMember = aClassThen(({ teacher }, made) => teacher.rest('DELETE', memberPath(made)));

/** A class of Ann's with Asha Rao, who has a PIN. */
const aPin = async ({ teacher }: Stage) => {
  const { body: schoolClass } = await teacher.rest('POST', '/class', { name: '7b' });
  const path = `/class/${schoolClass._id}/members`;
  const { body: member } = await teacher.rest('POST', path, { name: 'Asha Rao', number: '7' });
  const { body: slip } = await teacher.rest('POST', `${path}/${member._id}/pin`);
  return {
    ...{ classId: schoolClass._id as string, memberId: member._id as string },
    ...{ classCode: schoolClass.code as string, pin: slip.pin as string },
  };
};
const anAddress = async (stage: Stage) => {
  const made = await aPin(stage);
  await stage.teacher.rest('PUT', memberPath(made), { email: 'asha@school.example' });
  return made;
};
const slipsOnly = async (stage: Stage) => {
  const made = await aPin(stage);
  await stage.teacher.rest('PUT', `/class/${made.classId}/sign-in`, { slipsOnly: true });
  return made;
};
const signingIn = ({ made: { classCode = '', pin = '' } }: Arranged) => ({
  ...{ classCode, member: 'Asha Rao', pin },
});

const needs = { timeFactorPercent: 100, extraTabChanges: 0, largerText: false, hideTimer: false };
const memberBody = (of: object) => ({
  ...{ _id: anyText, name: 'Asha Rao', number: '12', email: null, needs, hasPin: false, pinSetAt: null },
  pinEndedAt: null,
  ...{ hasPinAccount: false, attemptCount: 0, removedAt: null },
  ...of,
});
const aSlip = { memberId: anyText, name: 'Asha Rao', number: '7', pin: anyText, slip: anyText };

/** Members of a class, and sign-in with class code and PIN. */
export const memberTable = {
  'classes.addMember': {
    input: added(BEN),
    given: 'draft',
    arrange: aClass,
    statuses: EDIT,
    missing: classMessages.notFound,
    acts: {
      'one more': {
        answer: memberBody({ name: 'Ben Ode', number: null, email: 'ben@school.example' }),
      },
      'with an address that is there': {
        ...{ arrange: withBen, status: 409, answer: classMessages.emailTaken('Ben Ode') },
      },
      'without a name': {
        ...{ input: added({ name: '' }), status: 400, answer: classMessages.memberNameRequired },
      },
    },
  },
  'classes.updateMember': {
    input: changed({ number: '13', needs: { timeFactorPercent: 125, largerText: true } }),
    given: 'draft',
    arrange: aClass,
    statuses: EDIT,
    missing: classMessages.notFound,
    acts: {
      'number and needs': {
        answer: memberBody({ number: '13', needs: { ...needs, timeFactorPercent: 125, largerText: true } }),
      },
      'less time': {
        input: changed({ needs: { timeFactorPercent: 99 } }),
        ...{ status: 400, answer: messages.timeFactorInvalid },
      },
    },
  },
  'classes.removeMember': {
    input: ofMember,
    given: 'draft',
    arrange: aClass,
    statuses: EDIT,
    missing: classMessages.notFound,
    acts: { leaves: { answer: { message: classMessages.memberRemoved('Asha Rao') } } },
  },
  'classes.restoreMember': {
    input: ofMember,
    given: 'draft',
    arrange: formerMember,
    statuses: EDIT,
    missing: classMessages.notFound,
    acts: { 'is back': { answer: memberBody({}) } },
  },
  'classes.moveMember': {
    input: movedTo(),
    given: 'draft',
    arrange: aClass,
    statuses: EDIT,
    missing: classMessages.notFound,
    acts: {
      'into another class': { answer: { message: classMessages.memberMoved('Asha Rao', '7c') } },
      'into no class': { input: movedTo('of-another'), status: 404, answer: classMessages.notFound },
    },
  },
  'accounts.loginClass': {
    input: signingIn,
    given: 'draft',
    arrange: aPin,
    statuses: OPEN,
    acts: {
      'who has a PIN is signed in': {
        who: 'nobody',
        answer: {
          token: anyText,
          role: 'student',
          user: { _id: anyText, name: 'Asha Rao', email: '' },
          language: null,
        },
      },
      'a class that takes slips only takes no PIN by name': {
        ...{ who: 'nobody', arrange: slipsOnly, status: 403, answer: pinMessages.slipsOnly },
      },
      'a class that is none is refused like everything that does not fit': {
        ...{ who: 'nobody', arrange: asItIs, status: 401, answer: accountMessages.pinRefused },
      },
    },
  },
  'classes.makePin': {
    input: ofMember,
    given: 'draft',
    arrange: aPin,
    statuses: MARK,
    missing: classMessages.notFound,
    acts: {
      'a new PIN is told this once': { answer: aSlip },
      'a member with an address needs none': {
        ...{ arrange: anAddress, status: 409, answer: pinMessages.hasAddress('Asha Rao') },
      },
    },
  },
  'classes.makePins': {
    input: (at) => ({ ...ofClass(at), memberIds: [at.made.memberId] }),
    given: 'draft',
    arrange: aPin,
    statuses: MARK,
    missing: classMessages.notFound,
    acts: { 'those named get one': { answer: { slips: [aSlip] } } },
  },
  'classes.joinAccount': {
    input: changed({ email: 'asha@school.example' }),
    given: 'draft',
    arrange: aPin,
    statuses: EDIT,
    missing: classMessages.notFound,
    acts: {
      'from then on the address signs in': {
        answer: {
          ...{ message: pinMessages.joined('Asha Rao'), movedAttempts: 0 },
          member: memberBody({ number: '7', email: 'asha@school.example', attemptCount: anyNumber }),
        },
      },
      'who has an address is joined already': {
        ...{ arrange: anAddress, status: 409, answer: pinMessages.alreadyJoined('Asha Rao') },
      },
    },
  },
} satisfies Table;
