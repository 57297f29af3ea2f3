import { classMessages } from '../../../shared/classes/messages';
import { messages } from '../../../shared/messages';
import type { Stage } from '../stage';
import { anyText, type ContractCase, row } from './contract-case';
import { aClass, classOf, memberPath, ofClass, ofMember } from './given-class';

const BEN = { name: 'Ben Ode', email: 'Ben@School.example' };
const CHANGES = { number: '13', needs: { timeFactorPercent: 125, largerText: true } };
const membersPath = (stage: Stage) => `/class/${classOf(stage).classId}/members`;
const removed = async (stage: Stage) => {
  await aClass(stage);
  await stage.teacher.rest('DELETE', memberPath(stage));
};

const NEEDS = { timeFactorPercent: 100, extraTabChanges: 0, largerText: false, hideTimer: false };
const memberBody = (of: object) => ({
  _id: anyText,
  name: 'Asha Rao',
  number: '12',
  email: null,
  needs: NEEDS,
  hasPin: false,
  pinSetAt: null,
  hasAccount: false,
  attemptCount: 0,
  removedAt: null,
  ...of,
});

const act = { given: 'draft', before: aClass } as const;
const strangers: Parameters<typeof row>[1][] = [
  {
    ...act,
    name: 'for another teacher the class does not exist',
    who: 'otherTeacher',
    status: 404,
    body: classMessages.notFound,
  },
  { ...act, name: 'a student is forbidden', who: 'student', status: 403, body: messages.teachersOnly },
];

/** The lines of the list of a class. */
export const memberCases: readonly ContractCase[] = [
  ...row(
    {
      rest: ['POST', membersPath, () => BEN],
      trpc: ['mutate', 'classes.addMember', (stage) => ({ ...ofClass(stage), ...BEN })],
    },
    {
      ...act,
      name: 'one more',
      who: 'teacher',
      status: 200,
      body: memberBody({ name: 'Ben Ode', number: null, email: 'ben@school.example' }),
    },
    {
      ...act,
      name: 'with an address that is there',
      before: async (stage) => {
        await aClass(stage);
        await stage.teacher.rest('POST', membersPath(stage), BEN);
      },
      who: 'teacher',
      status: 409,
      body: classMessages.emailTaken('Ben Ode'),
    },
    ...strangers,
  ),
  ...row(
    {
      rest: ['POST', membersPath, () => ({ name: '' })],
      trpc: ['mutate', 'classes.addMember', (stage) => ({ ...ofClass(stage), name: '' })],
    },
    { ...act, name: 'without a name', who: 'teacher', status: 400, body: classMessages.memberNameRequired },
  ),
  ...row(
    {
      rest: ['PUT', memberPath, () => CHANGES],
      trpc: ['mutate', 'classes.updateMember', (stage) => ({ ...ofMember(stage), ...CHANGES })],
    },
    {
      ...act,
      name: 'number and needs',
      who: 'teacher',
      status: 200,
      body: memberBody({ number: '13', needs: { ...NEEDS, timeFactorPercent: 125, largerText: true } }),
    },
    ...strangers,
  ),
  ...row(
    {
      rest: ['PUT', memberPath, () => ({ needs: { timeFactorPercent: 99 } })],
      trpc: [
        'mutate',
        'classes.updateMember',
        (stage) => ({ ...ofMember(stage), needs: { timeFactorPercent: 99 } }),
      ],
    },
    { ...act, name: 'less time', who: 'teacher', status: 400, body: messages.timeFactorInvalid },
  ),
  ...row(
    { rest: ['DELETE', memberPath], trpc: ['mutate', 'classes.removeMember', ofMember] },
    {
      ...act,
      name: 'leaves',
      who: 'teacher',
      status: 200,
      body: { message: classMessages.memberRemoved('Asha Rao') },
    },
    ...strangers,
  ),
  ...row(
    {
      rest: ['POST', (stage) => `${memberPath(stage)}/restore`],
      trpc: ['mutate', 'classes.restoreMember', ofMember],
    },
    { ...act, name: 'is back', before: removed, who: 'teacher', status: 200, body: memberBody({}) },
    ...strangers,
  ),
  ...row(
    {
      rest: [
        'POST',
        (stage) => `${memberPath(stage)}/move`,
        (stage) => ({ toClassId: classOf(stage).toClassId }),
      ],
      trpc: [
        'mutate',
        'classes.moveMember',
        (stage) => ({ ...ofMember(stage), toClassId: classOf(stage).toClassId }),
      ],
    },
    {
      ...act,
      name: 'into another class',
      who: 'teacher',
      status: 200,
      body: { message: classMessages.memberMoved('Asha Rao', '7c') },
    },
    ...strangers,
  ),
  ...row(
    {
      rest: ['POST', (stage) => `${memberPath(stage)}/move`, () => ({ toClassId: 'of-another' })],
      trpc: ['mutate', 'classes.moveMember', (stage) => ({ ...ofMember(stage), toClassId: 'of-another' })],
    },
    { ...act, name: 'into no class', who: 'teacher', status: 404, body: classMessages.notFound },
  ),
];
