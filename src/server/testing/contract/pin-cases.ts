import { accountMessages } from '../../../shared/account/messages';
import { classMessages } from '../../../shared/classes/messages';
import { pinMessages } from '../../../shared/classes/pin-messages';
import type { Stage } from '../stage';
import { anyNumber, anyText, type ContractCase, row } from './contract-case';

const made = new WeakMap<Stage, { classId: string; memberId: string; code: string; pin: string }>();
const classOf = (stage: Stage) =>
  made.get(stage) ?? { classId: '{classId}', memberId: '{memberId}', code: '', pin: '' };
const idsOf = (stage: Stage) => {
  const { classId, memberId } = classOf(stage);
  return { classId, memberId };
};

/** A class of Ann's with Asha Rao in it, who has a PIN. */
async function aPin(stage: Stage): Promise<void> {
  const { body: schoolClass } = await stage.teacher.rest('POST', '/class', { name: '7b' });
  const classId: string = schoolClass._id;
  const path = `/class/${classId}/members`;
  const { body: member } = await stage.teacher.rest('POST', path, { name: 'Asha Rao', number: '7' });
  const { body: slip } = await stage.teacher.rest('POST', `${path}/${member._id}/pin`);
  made.set(stage, { classId, memberId: member._id, code: schoolClass.code, pin: slip.pin });
}
async function anAddress(stage: Stage): Promise<void> {
  await aPin(stage);
  const { classId, memberId } = classOf(stage);
  await stage.teacher.rest('PUT', `/class/${classId}/members/${memberId}`, { email: 'asha@school.example' });
}

const aSlip = { memberId: anyText, name: 'Asha Rao', number: '7', pin: anyText, slip: anyText };
const joined = { email: 'asha@school.example' };
const given = { given: 'draft', who: 'teacher', before: aPin } as const;
const ofOthers = {
  name: 'for another teacher there is no such class',
  ...given,
  who: 'otherTeacher',
} as const;

/** Signing in with a class code and a PIN, and how a teacher comes to one. */
export const pinCases: readonly ContractCase[] = [
  ...row(
    {
      rest: ['POST', () => '/auth/login/class', login],
      trpc: ['mutate', 'accounts.loginClass', login],
    },
    {
      ...given,
      name: 'who has a PIN is signed in',
      who: 'nobody',
      status: 200,
      body: {
        token: anyText,
        role: 'student',
        user: { _id: anyText, name: 'Asha Rao', email: '' },
      },
    },
    {
      name: 'a class that is none is refused like everything that does not fit',
      given: 'draft',
      who: 'nobody',
      status: 401,
      body: accountMessages.pinRefused,
    },
  ),
  ...row(
    {
      rest: ['POST', (stage) => `/class/${idsOf(stage).classId}/members/${idsOf(stage).memberId}/pin`],
      trpc: ['mutate', 'classes.makePin', idsOf],
    },
    { ...given, name: 'a new PIN is told this once', status: 200, body: aSlip },
    {
      ...given,
      name: 'a member with an address needs none',
      before: anAddress,
      status: 409,
      body: pinMessages.hasAddress('Asha Rao'),
    },
    { ...ofOthers, status: 404, body: classMessages.notFound },
  ),
  ...row(
    {
      rest: ['POST', (stage) => `/class/${idsOf(stage).classId}/pins`, named],
      trpc: ['mutate', 'classes.makePins', (stage) => ({ classId: idsOf(stage).classId, ...named(stage) })],
    },
    { ...given, name: 'those named get one', status: 200, body: { slips: [aSlip] } },
    { ...ofOthers, status: 404, body: classMessages.notFound },
  ),
  ...row(
    {
      rest: [
        'POST',
        (stage) => `/class/${idsOf(stage).classId}/members/${idsOf(stage).memberId}/join`,
        () => joined,
      ],
      trpc: ['mutate', 'classes.joinAccount', (stage) => ({ ...idsOf(stage), ...joined })],
    },
    {
      ...given,
      name: 'from then on the address signs in',
      status: 200,
      body: {
        message: pinMessages.joined('Asha Rao'),
        movedAttempts: 0,
        member: {
          _id: anyText,
          name: 'Asha Rao',
          number: '7',
          email: 'asha@school.example',
          needs: { timeFactorPercent: 100, extraTabChanges: 0, largerText: false, hideTimer: false },
          hasPin: false,
          pinSetAt: null,
          hasAccount: false,
          attemptCount: anyNumber,
          removedAt: null,
        },
      },
    },
    {
      ...given,
      name: 'who has an address is joined already',
      before: anAddress,
      status: 409,
      body: pinMessages.alreadyJoined('Asha Rao'),
    },
    { ...ofOthers, status: 404, body: classMessages.notFound },
  ),
];

function login(stage: Stage) {
  const { code, pin } = classOf(stage);
  return { classCode: code, member: 'Asha Rao', pin };
}
function named(stage: Stage) {
  return { memberIds: [idsOf(stage).memberId] };
}
