import type { Stage } from '../stage';

/** What `before` made on a stage; before that, the names of what will be there. */
export interface GivenClass {
  readonly classId: string;
  readonly memberId: string;
  readonly toClassId: string;
}

const given = new WeakMap<Stage, GivenClass>();
const NAMED: GivenClass = { classId: '{classId}', memberId: '{memberId}', toClassId: '{toClassId}' };

/** A class of the teacher's with one student, who has no address, and an empty class beside it. */
export async function aClass(stage: Stage): Promise<GivenClass> {
  const { teacher } = stage;
  const { body: schoolClass } = await teacher.rest('POST', '/class', { name: '7b' });
  const { body: other } = await teacher.rest('POST', '/class', { name: '7c' });
  const asha = { name: 'Asha Rao', number: '12' };
  const { body: member } = await teacher.rest('POST', `/class/${schoolClass._id}/members`, asha);
  const made = { classId: schoolClass._id, memberId: member._id, toClassId: other._id };
  given.set(stage, made);
  return made;
}

export const classOf = (stage: Stage): GivenClass => given.get(stage) ?? NAMED;
export const memberPath = (stage: Stage): string =>
  `/class/${classOf(stage).classId}/members/${classOf(stage).memberId}`;

export const ofClass = (stage: Stage) => ({ classId: classOf(stage).classId });
export const ofMember = (stage: Stage) => ({ ...ofClass(stage), memberId: classOf(stage).memberId });
