import type { Clock } from '../../ports/clock';
import type { IdentityProvider } from '../../ports/identity';
import type { Ids } from '../../ports/ids';
import type { Log } from '../../ports/log';
import { signInTokens } from '../sign-in-tokens';
import { type OidcSettings, oidcClient } from './client';
import { personIn } from './person';
import { signInRefusal } from './refusal';

/**
 * Sign-in on an OpenID Connect provider's page. A genuine ID token is exchanged for a token of this server, valid for two minutes
 * and one login, so that provider tokens never reach a browser and the login needs no network.
 */
export function oidcIdentity(
  { clock, ids, log }: { clock: Clock; ids: Ids; log: Log },
  settings: OidcSettings,
): IdentityProvider & Required<Pick<IdentityProvider, 'redirect'>> {
  const client = oidcClient(settings, { clock, log });
  const tokens = signInTokens({ clock, ids });
  const refusing = (error: unknown) => {
    throw signInRefusal(error, log);
  };
  return {
    kind: 'oidc',
    issuer: settings.issuer,
    verify: async (token) => tokens.verify(token),
    redirect: {
      begin: (hint) => client.begin(hint).catch(refusing),
      finish: async (query, secrets) => {
        const claims = await client.finish(query, secrets).catch(refusing);
        return tokens.issue(personIn(claims));
      },
    },
  };
}
