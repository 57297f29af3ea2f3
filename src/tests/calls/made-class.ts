import type { Stage } from '../../server/testing/stage';
import type { Arranged } from './call-table';

/** A class of the teacher with one student, who has no address, and an empty class. */
export const aClass = async ({ teacher }: Stage) => {
  const { body: schoolClass } = await teacher.rest('POST', '/class', { name: '7b' });
  const { body: other } = await teacher.rest('POST', '/class', { name: '7c' });
  const asha = { name: 'Asha Rao', number: '12' };
  const { body: member } = await teacher.rest('POST', `/class/${schoolClass._id}/members`, asha);
  return {
    classId: schoolClass._id as string,
    memberId: member._id as string,
    toClassId: other._id as string,
  };
};
type MadeClass = Awaited<ReturnType<typeof aClass>>;

/** Arranges `aClass`, then an act on it. */
export const aClassThen =
  (act: (stage: Stage, made: MadeClass) => Promise<unknown>) => async (stage: Stage) => {
    const made = await aClass(stage);
    await act(stage, made);
    return made;
  };

export const ofClass = ({ made: { classId } }: Arranged) => ({ classId });
export const ofMember = ({ made: { classId, memberId } }: Arranged) => ({ classId, memberId });
export const memberPath = ({ classId, memberId }: Pick<MadeClass, 'classId' | 'memberId'>) =>
  `/class/${classId}/members/${memberId}`;
