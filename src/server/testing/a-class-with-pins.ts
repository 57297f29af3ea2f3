import type { Slip } from '../../shared/classes/schema';
import type { Person } from './person';
import { personOn } from './person';
import type { World } from './world';

type Listed = string | { readonly name: string; readonly number?: string; readonly email?: string };

/** A teacher's class with a PIN for every member without an address. */
export async function aClassWithPins(world: World, names: readonly Listed[], teacherName = 'Ann') {
  const teacher = await world.signIn('teacher', teacherName);
  const { body: made } = await teacher.rest('POST', '/class', { name: `7b of ${teacherName}` });
  const classId: string = made._id;
  const members: { _id: string; name: string }[] = [];
  for (const listed of names) {
    const pupil = typeof listed === 'string' ? { name: listed } : listed;
    members.push((await teacher.rest('POST', `/class/${classId}/members`, pupil)).body);
  }
  const memberIds = members.filter((_, at) => !hasAddress(names[at])).map(({ _id }) => _id);
  const { body } = await teacher.rest('POST', `/class/${classId}/pins`, { memberIds });
  const slips: Slip[] = body.slips;
  const code: string = made.code;
  return {
    teacher,
    classId,
    code,
    members,
    slips,
    /** Tries to sign in with a slip or typed values. */
    tryPin: (member: string, pin: string, slip?: string) =>
      world.nobody.rest('POST', '/auth/login/class', { classCode: code, member, pin, ...(slip && { slip }) }),
    async signIn({ memberId, pin, slip }: Slip): Promise<Person> {
      const sent = { classCode: code, member: memberId, pin, slip };
      const { body: login } = await world.nobody.rest('POST', '/auth/login/class', sent);
      return personOn(world.app, login.token, login.user._id);
    },
  };
}

const hasAddress = (listed: Listed | undefined) => typeof listed === 'object' && listed.email !== undefined;

/** A different PIN. */
export const wrongPin = (pin: string, by = 1): string =>
  String((Number(pin) + by) % 1_000_000).padStart(6, '0');
