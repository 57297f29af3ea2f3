import { Readable } from 'node:stream';
import type { Answered } from './person';
import type { World } from './world';

/** Reserved for documentation. */
export const SCHOOL = '192.0.2.1';
export const HOME = '198.51.100.7';

/** A browser at an address, with the cookie of the PIN sign-in. */
export function aDevice(world: World, address = SCHOOL) {
  let cookie: string | undefined;
  return {
    async signIn(input: object): Promise<Answered> {
      const headers = { 'Content-Type': 'application/json', ...(cookie !== undefined && { Cookie: cookie }) };
      const body = JSON.stringify(input);
      const init = { method: 'POST', headers, body };
      const socket = { remoteAddress: address };
      const from = { incoming: Object.assign(Readable.from([Buffer.from(body)]), { socket }) };
      const answer = await world.app.request('/auth/login/class', init, from);
      const left = answer.headers.getSetCookie()[0]?.split(';')[0];
      cookie = left ?? cookie;
      return { status: answer.status, body: await answer.json(), headers: answer.headers };
    },
    get cookie() {
      return cookie;
    },
    /** Replaces its cookie with a copy from another browser. */
    keep(copied: string | undefined) {
      cookie = copied;
    },
  };
}
