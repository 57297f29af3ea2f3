import { IDENTITY_TOKEN_LIFETIME_MS } from '../../shared/constants';
import { DomainError } from '../../shared/errors';
import { refusals } from '../../shared/refusals';
import type { Clock } from '../ports/clock';
import type { Identity } from '../ports/identity';
import type { Ids } from '../ports/ids';
import { sealed } from '../sealed';

/** Tokens issued by this server for an identified person and exchanged at the login. */
export interface SignInTokens {
  issue(person: Omit<Identity, 'singleUse'>): string;
  /** Throws 401 for a token not issued since the start, or expired. */
  verify(token: string): Identity;
}

/** Tokens valid for two minutes and one login, readable by this process only. */
export function signInTokens({ clock, ids }: { clock: Clock; ids: Ids }): SignInTokens {
  const tokens = sealed<Identity>(IDENTITY_TOKEN_LIFETIME_MS);
  return {
    issue(person) {
      const expiresAt = clock.now() + IDENTITY_TOKEN_LIFETIME_MS;
      return tokens.seal({ ...person, singleUse: { tokenId: ids.id(), expiresAt } }, clock.now());
    },
    verify(token) {
      const identity = tokens.open(token, clock.now());
      if (!identity) throw new DomainError('unauthenticated', refusals.identityRefused);
      return identity;
    },
  };
}
