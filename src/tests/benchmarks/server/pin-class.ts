import { signIn } from '../../../../scripts/demo/caller';
import type { SchoolClass, Slip } from '../../../shared/classes/schema';
import type { Call } from './load';

/** Creates a class whose pupils have PINs; returns their sign-in calls. */
export async function makePinClass(baseUrl: string, pupils: number): Promise<readonly Call[]> {
  const teacher = await signIn(baseUrl, 'teacher', 'Ann', 'ann@school.example');
  const { _id: classId } = await teacher.call<SchoolClass>('POST', '/api/class', { name: '7b' });
  for (let number = 1; number <= pupils; number += 1)
    await teacher.call('POST', `/api/class/${classId}/members`, {
      name: `Pupil ${number}`,
      number: String(number),
    });
  const { code, members } = await teacher.call<SchoolClass>('GET', `/api/class/${classId}`);
  const { slips } = await teacher.call<{ slips: Slip[] }>('POST', `/api/class/${classId}/pins`, {
    memberIds: members.map(({ _id }) => _id),
  });
  return slips.map(({ name, pin }) => ({
    ...{ method: 'POST', path: '/api/auth/login/class', body: { classCode: code, member: name, pin } },
  }));
}
