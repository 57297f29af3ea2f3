import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { IDENTITY_TOKEN_LIFETIME_MS } from '../../shared/constants';
import { DomainError } from '../../shared/errors';
import { messages } from '../../shared/messages';
import type { Clock } from '../ports/clock';
import type { Identity } from '../ports/identity';
import type { Ids } from '../ports/ids';

const AUDIENCE = 'classroom-quiz';
const ALGORITHM = 'HS256';
const KEY_BYTES = 32;
const claimsSchema = z.object({
  iss: z.string(),
  sub: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  name: z.string(),
  jti: z.string(),
  exp: z.number(),
});

/** Tokens that this server itself issues about a person it knows, and takes back at the login. */
export interface SignInTokens {
  issue(person: Omit<Identity, 'singleUse'>): Promise<string>;
  /** Refuses what was not issued here since the start, or is over (401). */
  verify(token: string): Promise<Identity>;
}

/** Tokens for two minutes and one login, signed with a key that is new at every start and that only this process knows. */
export function signInTokens({ clock, ids }: { clock: Clock; ids: Ids }): SignInTokens {
  const key = randomBytes(KEY_BYTES);
  return {
    async issue({ issuer, subject, email, isEmailVerified, name }) {
      // Loaded at the first sign-in: a start need not wait for it.
      const { SignJWT } = await import('jose/jwt/sign');
      const nowSeconds = Math.floor(clock.now() / 1000);
      return new SignJWT({ email, email_verified: isEmailVerified, name })
        .setProtectedHeader({ alg: ALGORITHM })
        .setIssuer(issuer)
        .setAudience(AUDIENCE)
        .setSubject(subject)
        .setJti(ids.id())
        .setIssuedAt(nowSeconds)
        .setExpirationTime(nowSeconds + IDENTITY_TOKEN_LIFETIME_MS / 1000)
        .sign(key);
    },
    async verify(token) {
      const { jwtVerify } = await import('jose/jwt/verify');
      try {
        const { payload } = await jwtVerify(token, key, {
          audience: AUDIENCE,
          algorithms: [ALGORITHM],
          currentDate: new Date(clock.now()),
          requiredClaims: ['exp', 'jti', 'iss', 'sub'],
        });
        const { iss, sub, email, email_verified, name, jti, exp } = claimsSchema.parse(payload);
        return {
          issuer: iss,
          subject: sub,
          email,
          isEmailVerified: email_verified,
          name,
          singleUse: { tokenId: jti, expiresAt: exp * 1000 },
        };
      } catch {
        throw new DomainError('unauthenticated', messages.identityRefused);
      }
    },
  };
}
