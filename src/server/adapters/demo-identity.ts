import type { Clock } from '../ports/clock';
import type { IdentityProvider } from '../ports/identity';
import type { Ids } from '../ports/ids';
import { signInTokens } from './sign-in-tokens';

const ISSUER = 'demo-sign-in';

/** Stands in for Google on a fresh machine: an issuer of its own that believes whatever address it is told. */
export function demoIdentity({
  clock,
  ids,
}: {
  clock: Clock;
  ids: Ids;
}): IdentityProvider & Required<Pick<IdentityProvider, 'issueDemoToken'>> {
  const tokens = signInTokens({ clock, ids });
  return {
    kind: 'demo',
    issuer: ISSUER,
    issueDemoToken: ({ email, name }) =>
      tokens.issue({
        issuer: ISSUER,
        subject: ids.hash(email.toLowerCase()).slice(0, 32),
        email,
        isEmailVerified: true,
        name,
      }),
    verify: tokens.verify,
  };
}
