import type { Role } from '../../shared/actor';
import { signInTokens } from '../adapters/sign-in-tokens';
import { randomIds } from '../adapters/system/random-ids';
import { aClock } from './manual-clock';
import { personOn } from './person';
import { aWorld } from './world';

const ISSUER = 'https://login.school.example';

/** How the provider of a school knows somebody; `isConfirmed` is whether it vouches for the address. */
export interface SchoolAccount {
  readonly subject: string;
  readonly email: string;
  readonly isConfirmed: boolean;
  readonly name?: string;
}

/** A world whose provider of sign-in vouches for some addresses and not for others, as an OpenID provider does. */
export function aWorldOfSchoolAccounts() {
  const clock = aClock();
  const tokens = signInTokens({ clock, ids: randomIds });
  const identity = {
    kind: 'oidc' as const,
    issuer: ISSUER,
    verify: async (token: string) => tokens.verify(token),
  };
  const world = aWorld({ clock, identity });
  const tryLogin = (role: Role, { subject, email, isConfirmed, name = subject }: SchoolAccount) =>
    world.nobody.rest('POST', `/auth/login/${role}`, {
      firebaseToken: tokens.issue({ issuer: ISSUER, subject, email, name, isEmailConfirmed: isConfirmed }),
    });
  const comeAs = async (role: Role, account: SchoolAccount) => {
    const { body } = await tryLogin(role, account);
    return personOn(world.app, body.token, body.user._id);
  };
  return {
    /** Its `signIn` lets in people of whom the provider vouches for the address. */
    world: {
      ...world,
      clock,
      signIn: (role: Role, name: string = role) =>
        comeAs(role, {
          ...{ subject: name, name, isConfirmed: true },
          email: `${name.toLowerCase().replaceAll(' ', '.')}@school.example`,
        }),
    },
    tryLogin,
    comeAs,
  };
}
