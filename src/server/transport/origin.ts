import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Site } from '../../shared/site';
import type { Origin } from '../calls/declare';
import type { AppEnv } from './app-env';
import { isLocalCaller } from './caller';

const COOKIE = 'kept';
/** The maximum lifetime of cookies in browsers. */
const COOKIE_SECONDS = 400 * 24 * 60 * 60;

/** The origin of a request, with a cookie limited to this path and hidden from scripts. */
export function originOf(c: Context<AppEnv>, { publicUrl }: Pick<Site, 'publicUrl'>): Origin {
  return {
    isLocal: isLocalCaller(c),
    address: c.get('address') ?? '',
    kept: {
      read: () => getCookie(c, COOKIE),
      write: (text) =>
        setCookie(c, COOKIE, text, {
          ...{ path: c.req.path, maxAge: COOKIE_SECONDS },
          ...{ httpOnly: true, sameSite: 'Strict', secure: publicUrl.startsWith('https:') },
        }),
    },
  };
}
