import type { SchoolClass, Slip } from '../../shared/classes/schema';
import { type Client, done } from './client';
import type { Attack } from './one-person-class';

const PUPILS = 12;
const WRONG = 30;
const FLOOD = 210;
const PATIENCE_MS = 20_000;

/** A classmate locks others out: wrong PINs with their names, then more invented names than any queue holds. */
export const pinsAttack: Attack = {
  name: 'wrong PINs',
  protection: 'own-tries',
  async begin({ server: { url }, teacher }) {
    const { code, slips } = await aClassWithPins(teacher);
    const over = new AbortController();
    const signIn = async (input: object, cookie = '', signal = AbortSignal.timeout(PATIENCE_MS)) => {
      const headers = { 'Content-Type': 'application/json', ...(cookie !== '' && { Cookie: cookie }) };
      const body = JSON.stringify({ classCode: code, ...input });
      const answer = await fetch(`${url}/auth/login/class`, { method: 'POST', headers, body, signal });
      await answer.arrayBuffer();
      return answer;
    };
    const typed = ({ name, pin }: Slip) => ({ member: name, pin });
    const [mia, ben, ...others] = slips as [Slip, Slip, ...Slip[]];
    const cookie = (await signIn(typed(mia))).headers.getSetCookie()[0]?.split(';')[0];
    const wrong = Array.from({ length: WRONG }, (_, at) =>
      signIn({ member: slips[at % slips.length]?.name, pin: '000001' }),
    );
    await Promise.all(wrong);
    const flood = Array.from({ length: FLOOD }, (_, at) =>
      signIn({ member: `Nobody ${at}`, pin: '123456' }, '', over.signal).catch(() => undefined),
    );
    const pupils = await Promise.all([
      signIn(typed(mia), cookie),
      signIn({ member: ben.memberId, pin: ben.pin, slip: ben.slip }),
      ...others.map((slip) => signIn(typed(slip))),
    ]);
    const end = async () => {
      over.abort();
      await Promise.all(flood);
      const failures = pupils.flatMap(({ status }, at) =>
        status === 200 ? [] : [`${slips[at]?.name} was answered ${status}`],
      );
      const signedIn = PUPILS - failures.length;
      return {
        figures: { 'wrong PINs': WRONG, 'made-up names': FLOOD, 'pupils signed in': signedIn },
        failures,
      };
    };
    return { end };
  },
};

async function aClassWithPins(teacher: Client): Promise<{ code: string; slips: readonly Slip[] }> {
  const { _id: classId, code }: SchoolClass = await done(teacher.call('POST', '/class', { name: '7b' }));
  for (let at = 1; at <= PUPILS; at += 1) {
    await done(teacher.call('POST', `/class/${classId}/members`, { name: `Pupil ${at}`, number: `${at}` }));
  }
  const { members }: SchoolClass = await done(teacher.call('GET', `/class/${classId}`));
  const memberIds = members.map(({ _id }) => _id);
  const { slips }: { slips: Slip[] } = await done(
    teacher.call('POST', `/class/${classId}/pins`, { memberIds }),
  );
  return { code, slips };
}
