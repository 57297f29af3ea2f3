import { DomainError } from '../../../shared/errors';
import { refusals } from '../../../shared/refusals';
import type { Clock } from '../../ports/clock';
import type { IdentityProvider } from '../../ports/identity';
import type { Ids } from '../../ports/ids';
import { signInTokens } from '../sign-in-tokens';

const ISSUER = 'demo-sign-in';

/** Replaces Google on a fresh machine: an issuer that believes any address. */
export function demoIdentity({
  clock,
  ids,
}: {
  clock: Clock;
  ids: Ids;
}): IdentityProvider & Required<Pick<IdentityProvider, 'issueDemoToken' | 'shutDemo'>> {
  const tokens = signInTokens({ clock, ids });
  let isShut = false;
  const refuseWhenShut = () => {
    if (isShut) throw new DomainError('forbidden', refusals.demoShut);
  };
  return {
    kind: 'demo',
    issuer: ISSUER,
    async issueDemoToken({ email, name }) {
      refuseWhenShut();
      const subject = ids.hash(email.toLowerCase()).slice(0, 32);
      return tokens.issue({ issuer: ISSUER, subject, email, isEmailConfirmed: true, name });
    },
    async verify(token) {
      refuseWhenShut();
      return tokens.verify(token);
    },
    shutDemo() {
      const wasOpen = !isShut;
      isShut = true;
      return wasOpen;
    },
  };
}
