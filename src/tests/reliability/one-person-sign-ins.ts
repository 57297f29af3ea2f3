import { redirectUriOf } from '../../server/settings/identity';
import { aCookieVisitor } from '../../server/testing/cookie-visitor';
import { OIDC_CLIENT, openOidcIssuer } from '../../server/testing/oidc-issuer';
import { comeBackTo, handOverTo } from '../../server/testing/oidc-visit';
import { clientOf, done } from './client';
import type { Attack, SignIn } from './one-person-class';
import { repeat } from './one-person-repeat';

const A_MINUTE = 1800;
const AT_ONCE = 30;
const MINUTE_MS = 60_000;
const FIRST = 300;

/** Abandoned, forged and wrong sign-ins from the class's address. */
export const signInsAttack: Attack = {
  name: 'bad sign-ins',
  protection: 'school-ceiling',
  signInWith: async (url) => {
    const { issuer, close } = await openOidcIssuer({ redirectUri: redirectUriOf(url) });
    const { clientId, clientSecret } = OIDC_CLIENT;
    const settings = {
      PUBLIC_URL: url,
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientSecret,
    };
    return { settings, signIn: throughProvider, close };
  },
  async begin({ server: { url }, signIn }) {
    let tried = 0;
    const login = (firebaseToken: string) => {
      const headers = { 'Content-Type': 'application/json' };
      return fetch(`${url}/auth/login/student`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ firebaseToken }),
      });
    };
    const ways = [
      () => fetch(`${url}/auth/oidc/start?role=student`, { redirect: 'manual' }),
      () => fetch(`${url}/auth/oidc/callback?state=student.${tried}&code=none`, { redirect: 'manual' }),
      () => login(`forged-${tried}`),
      () => login('the same each time'),
    ];
    const tryMany = async (count: number) => {
      const tries = Array.from({ length: count }, async () => {
        tried += 1;
        await (await ways[tried % ways.length]?.())?.arrayBuffer();
      });
      await Promise.all(tries);
    };
    await tryMany(FIRST);
    const end = await repeat(() => tryMany(AT_ONCE), (MINUTE_MS * AT_ONCE) / A_MINUTE);
    const pupils = await Promise.allSettled(
      Array.from({ length: AT_ONCE }, (_, at) => signIn(url, 'student', `Late ${at + 1}`)),
    );
    const endAll = async () => {
      await end();
      const failures = pupils.flatMap((pupil) => (pupil.status === 'rejected' ? [String(pupil.reason)] : []));
      return {
        figures: { 'bad sign-ins': tried, 'pupils signed in meanwhile': AT_ONCE - failures.length },
        failures,
      };
    };
    return { end: endAll };
  },
};

const throughProvider: SignIn = async (url, role, name) => {
  const visitor = aCookieVisitor();
  const form = `email=${name.toLowerCase().replaceAll(' ', '.')}@school.example`;
  await visitor.fetch(await comeBackTo({ url }, visitor, { query: `role=${role}`, form }));
  const issued: unknown = await (await handOverTo({ url }, visitor)).json();
  const { token, user } = await done(clientOf(url, '', '').call('POST', `/auth/login/${role}`, issued));
  return clientOf(url, token, user._id);
};
