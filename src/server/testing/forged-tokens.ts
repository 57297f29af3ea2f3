import { createCipheriv, randomBytes } from 'node:crypto';
import {
  AUTH_DOMAIN,
  adasClaims,
  anIdToken,
  aToken,
  aTokenSignedWithPublicKey,
  forgersKey,
  KEY_ID,
  PROJECT,
} from './google-double';

const header = { alg: 'RS256', typ: 'JWT', kid: KEY_ID };
const seconds = (ms: number) => Math.floor(Date.now() / 1000) + ms;
const HOUR = 3600;
const encoded = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

/** A genuine token with one of its three parts replaced. */
function withPart(part: 0 | 1 | 2, change: (text: string) => string): string {
  return anIdToken()
    .split('.')
    .map((text, at) => (at === part ? change(text) : text))
    .join('.');
}

const genuinelySigned = (payload: unknown, changes: object = {}) =>
  aToken({ ...header, ...changes }, payload);
const without = (...names: string[]) =>
  Object.fromEntries(Object.entries(adasClaims()).filter(([name]) => !names.includes(name)));

function encrypted(): string {
  const cipher = createCipheriv('aes-256-gcm', randomBytes(32), randomBytes(12));
  const text = cipher.update(JSON.stringify(adasClaims()));
  return [
    encoded({ alg: 'dir', enc: 'A256GCM', kid: KEY_ID }),
    '',
    encoded('iv'),
    text.toString('base64url'),
    'AA',
  ].join('.');
}

const CUSTOM_TOKEN_AUDIENCE =
  'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';

/** Invalid replacements of a sign-in token: forged, foreign, expired or broken. */
export const forgedTokens: Readonly<Record<string, () => string>> = {
  'says that it needs no signature': () => `${encoded({ ...header, alg: 'none' })}.${encoded(adasClaims())}.`,
  'says so and is signed all the same': () => aToken({ ...header, alg: 'none' }, adasClaims()),
  'says None in another spelling': () => aToken({ ...header, alg: 'nOnE' }, adasClaims()),
  'takes the public key for a secret': () =>
    aTokenSignedWithPublicKey({ ...header, alg: 'HS256' }, adasClaims()),
  'takes the public key for a secret and calls it RS256': () =>
    aTokenSignedWithPublicKey(header, adasClaims()),
  'claims another RSA signature': () => aToken({ ...header, alg: 'RS512' }, adasClaims()),
  'is signed with the key of a stranger': () => aToken(header, adasClaims(), forgersKey),
  'names a key that Google does not have': () => aToken({ ...header, kid: 'mine' }, adasClaims(), forgersKey),
  'names no key': () => aToken({ alg: 'RS256', typ: 'JWT' }, adasClaims()),
  'names an empty key and a stranger signed it': () =>
    aToken({ ...header, kid: '' }, adasClaims(), forgersKey),
  'names a key that every object has': () =>
    aToken({ ...header, kid: 'constructor' }, adasClaims(), forgersKey),
  'brings its own key along': () =>
    aToken(
      { ...header, jwk: forgersKey.export({ format: 'jwk' }), x5u: `https://${AUTH_DOMAIN}/key` },
      adasClaims(),
      forgersKey,
    ),
  'is for another project': () => anIdToken({ aud: 'other-school' }),
  'is for this project among others': () => anIdToken({ aud: [PROJECT, 'other-school'] }),
  'comes from another project': () => anIdToken({ iss: 'https://securetoken.google.com/other-school' }),
  'comes from Google itself, not from Firebase': () => anIdToken({ iss: 'https://accounts.google.com' }),
  'is over': () => anIdToken({ exp: seconds(-1), iat: seconds(-HOUR) }),
  'never ends': () => genuinelySigned(without('exp')),
  'ends at a word': () => genuinelySigned(adasClaims({ exp: 'never' })),
  'comes from the future': () => anIdToken({ iat: seconds(HOUR), exp: seconds(2 * HOUR) }),
  'is of a sign-in in the future': () => anIdToken({ auth_time: seconds(HOUR) }),
  'is not valid yet': () => anIdToken({ nbf: seconds(HOUR) }),
  'is of a sign-in half an hour ago': () => anIdToken({ auth_time: seconds(-HOUR / 2) }),
  'does not say when the sign-in was': () => genuinelySigned(without('auth_time')),
  'names nobody': () => genuinelySigned(without('sub')),
  'names an empty person': () => anIdToken({ sub: '' }),
  'names a person of 129 letters': () => anIdToken({ sub: 'a'.repeat(129) }),
  'names a number for a person': () => anIdToken({ sub: 7 }),
  'passes for an event, which names nobody': () =>
    genuinelySigned({ ...without('sub'), event_type: 'beforeSendSms' }),
  'has an address that is not confirmed': () => anIdToken({ email_verified: false }),
  'says "true" of its address in a word': () => anIdToken({ email_verified: 'true' }),
  'has no address': () => genuinelySigned(without('email')),
  'has an address that is none': () => anIdToken({ email: 'ada' }),
  'comes from a password': () => anIdToken({ firebase: { sign_in_provider: 'password' } }),
  'comes from nobody at all': () => anIdToken({ firebase: { sign_in_provider: 'anonymous' } }),
  'does not say who vouches': () => genuinelySigned(without('firebase')),
  'is a session cookie': () => anIdToken({ iss: `https://session.firebase.google.com/${PROJECT}` }),
  'is a custom token': () =>
    aToken(
      { alg: 'RS256', typ: 'JWT' },
      {
        iss: 'quiz@x.example',
        sub: 'quiz@x.example',
        aud: CUSTOM_TOKEN_AUDIENCE,
        uid: 'ada-0001',
        iat: seconds(0),
        exp: seconds(HOUR),
      },
    ),
  'is of an emulator': () => `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(adasClaims())}.`,
  'has another header': () => withPart(0, () => encoded({ ...header, typ: 'JOSE' })),
  'has another person in it': () =>
    withPart(1, () => encoded(adasClaims({ sub: 'eve', email: 'eve@school.example' }))),
  'has another signature': () =>
    withPart(2, (text) => (text.startsWith('A') ? `B${text.slice(1)}` : `A${text.slice(1)}`)),
  'has lost its signature': () => withPart(2, () => ''),
  'was cut': () => anIdToken().slice(0, -20),
  'was cut within the payload': () => anIdToken().slice(0, 200),
  'has a fourth part': () => `${anIdToken()}.AAAA`,
  'is encrypted': encrypted,
  'has a payload of null': () => genuinelySigned(null),
  'has a payload of a word': () => genuinelySigned('ada'),
  'has a payload of a list': () => genuinelySigned([adasClaims()]),
  'has a payload that is no JSON': () => withPart(1, () => encoded('{"sub":')),
  'has a header of null': () => withPart(0, () => encoded('null')),
  'ends with NUL': () => `${anIdToken()}\u0000`,
  'has blanks around it': () => ` ${anIdToken()}`,
  'is a whole header line': () => `Bearer ${anIdToken()}`,
  'is twice itself': () => anIdToken() + anIdToken(),
  'is huge': () => anIdToken({ padding: 'x'.repeat(100_000) }),
  'is only dots': () => '..',
};
