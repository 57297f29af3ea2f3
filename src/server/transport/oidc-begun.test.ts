import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { messages } from '../../shared/messages';
import { aCookieVisitor, type Visitor } from '../testing/cookie-visitor';
import { type OidcIssuer, openOidcIssuer } from '../testing/oidc-issuer';
import { type OidcSchool, openOidcSchool } from '../testing/oidc-school';
import { comeBackTo, refusalAfterAt } from '../testing/oidc-visit';

// A begun sign-in lies in the browser that began it.

/** Each of them would have taken a place in a table; where there is none, a few show as much as thousands. */
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

test('sign-ins that somebody else begins, and ways back that were never begun, take nobody his', async () => {
  const callback = await comeBack(ada);
  const mallory = aCookieVisitor();
  for (let begun = 0; begun < FLOOD; begun += 1) {
    await mallory.fetch(`${school.url}/auth/oidc/start?role=student`);
    await mallory.fetch(`${school.url}/auth/oidc/callback?state=none`);
  }
  expect(await refusalAfter(ada, callback)).toBeNull();
});

test('who begins many sign-ins in one browser keeps the last few', async () => {
  const callbacks: string[] = [];
  for (let begun = 0; begun < 6; begun += 1) callbacks.push(await comeBack(ada));
  const names = [...ada.cookies.values()].filter(({ name }) => name.startsWith('oidc_begun_'));
  expect(names).toHaveLength(4);
  expect(await refusalAfter(ada, callbacks.at(-1) ?? '')).toBeNull();
  expect(await refusalAfter(ada, callbacks[0] ?? '')).not.toBeNull();
});

test('a cookie that was changed, or belongs to another sign-in, opens nothing', async () => {
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
