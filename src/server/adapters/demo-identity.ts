import { generateKeyPair, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { IDENTITY_TOKEN_LIFETIME_MS } from '../../shared/constants';
import { DomainError } from '../../shared/errors';
import { messages } from '../../shared/messages';
import type { Clock } from '../ports/clock';
import type { IdentityProvider } from '../ports/identity';
import type { Ids } from '../ports/ids';

const ISSUER = 'demo-sign-in';
const AUDIENCE = 'classroom-quiz';
const claimsSchema = z.object({
  sub: z.string(),
  email: z.string(),
  name: z.string(),
  jti: z.string(),
  exp: z.number(),
});

/** Stands in for Google on a fresh machine: an issuer of its own, its key new at every start, tokens good for one login. */
export function demoIdentity({
  clock,
  ids,
}: {
  clock: Clock;
  ids: Ids;
}): IdentityProvider & Required<Pick<IdentityProvider, 'issueDemoToken'>> {
  const keys = generateKeyPair('ES256');
  return {
    kind: 'demo',
    async issueDemoToken({ email, name }) {
      const { privateKey } = await keys;
      const nowSeconds = Math.floor(clock.now() / 1000);
      return new SignJWT({ email, name })
        .setProtectedHeader({ alg: 'ES256' })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(ids.hash(email.toLowerCase()).slice(0, 32))
        .setJti(ids.id())
        .setIssuedAt(nowSeconds)
        .setExpirationTime(nowSeconds + IDENTITY_TOKEN_LIFETIME_MS / 1000)
        .sign(privateKey);
    },
    async verify(token) {
      const { publicKey } = await keys;
      try {
        const { payload } = await jwtVerify(token, publicKey, {
          issuer: ISSUER,
          audience: AUDIENCE,
          algorithms: ['ES256'],
          currentDate: new Date(clock.now()),
          requiredClaims: ['exp', 'jti', 'sub'],
        });
        const claims = claimsSchema.parse(payload);
        return {
          issuer: ISSUER,
          subject: claims.sub,
          email: claims.email,
          name: claims.name,
          singleUse: { tokenId: claims.jti, expiresAt: claims.exp * 1000 },
        };
      } catch {
        throw new DomainError('unauthenticated', messages.identityRefused);
      }
    },
  };
}
