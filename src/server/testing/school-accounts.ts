import type { Role } from '../../shared/actor';
import { signInTokens } from '../adapters/sign-in-tokens';
import { randomIds } from '../adapters/system/random-ids';
import { aClock } from './manual-clock';
import { personOn } from './person';
import { aWorld } from './world';

const ISSUER = 'https://login.school.example';

/** A school provider's view of a person; `isConfirmed` tells whether it confirms the address. */
export interface SchoolAccount {
  readonly subject: string;
  readonly email: string;
  readonly isConfirmed: boolean;
  readonly name?: string;
}

/** A world with a provider that confirms some addresses and not others, like an OpenID provider. */
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
    /** Its `signIn` uses confirmed addresses. */
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
