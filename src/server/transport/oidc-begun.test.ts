import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { messages } from '../../shared/messages';
import { aCookieVisitor, type Visitor } from '../testing/cookie-visitor';
import { type OidcIssuer, openOidcIssuer } from '../testing/oidc-issuer';
import { type OidcSchool, openOidcSchool } from '../testing/oidc-school';
import { comeBackTo, refusalAfterAt } from '../testing/oidc-visit';

// A started sign-in is stored in its browser.

/** A server-side table would be filled; without one, a few show as much as thousands. */
const FLOOD = 50;
const notBegunHere = { status: 401, sentence: messages.signInNotBegunHere };
let school: OidcSchool<OidcIssuer>;
let ada: Visitor;

beforeAll(async () => {
  school = await openOidcSchool((redirectUri) => openOidcIssuer({ redirectUri }));
});
afterAll(() => school.close());
beforeEach(() => {
  ada = aCookieVisitor();
});

const comeBack = (visitor: Visitor, query?: string) => comeBackTo(school, visitor, { query });
const refusalAfter = (visitor: Visitor, callback: string) => refusalAfterAt(school, visitor, callback);

test('sign-ins started by others and forged returns do not disturb a sign-in', async () => {
  const callback = await comeBack(ada);
  const mallory = aCookieVisitor();
  for (let begun = 0; begun < FLOOD; begun += 1) {
    await mallory.fetch(`${school.url}/auth/oidc/start?role=student`);
    await mallory.fetch(`${school.url}/auth/oidc/callback?state=none`);
  }
  expect(await refusalAfter(ada, callback)).toBeNull();
});

test('of many sign-ins started in one browser the last few stay valid', async () => {
  const callbacks: string[] = [];
  for (let begun = 0; begun < 6; begun += 1) callbacks.push(await comeBack(ada));
  const names = [...ada.cookies.values()].filter(({ name }) => name.startsWith('oidc_begun_'));
  expect(names).toHaveLength(4);
  expect(await refusalAfter(ada, callbacks.at(-1) ?? '')).toBeNull();
  expect(await refusalAfter(ada, callbacks[0] ?? '')).not.toBeNull();
});

test('a changed cookie, or one of another sign-in, is refused', async () => {
  const [first, second] = [await comeBack(ada), await comeBack(ada, 'role=student')];
  const begun = [...ada.cookies.entries()].filter(([, { name }]) => name.startsWith('oidc_begun_'));
  expect(begun).toHaveLength(2);
  const [[key, one], [, other]] = begun as [(typeof begun)[0], (typeof begun)[0]];
  ada.cookies.set(key, { ...one, value: other.value });
  expect(await refusalAfter(ada, first)).toEqual(notBegunHere);
  ada.cookies.set(key, { ...one, value: `${one.value.slice(0, -2)}xx` });
  expect(await refusalAfter(ada, first)).toEqual(notBegunHere);
  expect(await refusalAfter(ada, second)).toBeNull();
});
