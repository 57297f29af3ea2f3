import { IDENTITY_TOKEN_LIFETIME_MS } from '../../shared/constants';
import { DomainError } from '../../shared/errors';
import { messages } from '../../shared/messages';
import type { Clock } from '../ports/clock';
import type { Identity } from '../ports/identity';
import type { Ids } from '../ports/ids';
import { sealed } from '../sealed';

/** Tokens that this server itself issues about a person it knows, and takes back at the login. */
export interface SignInTokens {
  issue(person: Omit<Identity, 'singleUse'>): string;
  /** Refuses what was not issued here since the start, or is over (401). */
  verify(token: string): Identity;
}

/** Tokens for two minutes and one login, that only this process can make and read. */
export function signInTokens({ clock, ids }: { clock: Clock; ids: Ids }): SignInTokens {
  const tokens = sealed<Identity>(IDENTITY_TOKEN_LIFETIME_MS);
  return {
    issue(person) {
      const expiresAt = clock.now() + IDENTITY_TOKEN_LIFETIME_MS;
      return tokens.seal({ ...person, singleUse: { tokenId: ids.id(), expiresAt } }, clock.now());
    },
    verify(token) {
      const identity = tokens.open(token, clock.now());
      if (!identity) throw new DomainError('unauthenticated', messages.identityRefused);
      return identity;
    },
  };
}
