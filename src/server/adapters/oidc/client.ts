import type { Configuration } from 'openid-client';
import type { Clock } from '../../ports/clock';
import type { SignInSecrets } from '../../ports/identity';
import type { Log } from '../../ports/log';
import { isLoopback } from '../../settings/setting';
import { isMicrosoft } from './person';
import { discoveryRefusal, SlowProvider, UnfitProvider } from './refusal';

/** How long a person waits for the provider in all. */
const PATIENCE_MS = 10_000;
/** How long the provider's metadata is cached. */
const KNOWN_FOR_MS = 60 * 60_000;
const CLOCK_TOLERANCE_SECONDS = 60;
const SCOPE = 'openid email profile';

export interface OidcSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The redirect address, registered exactly. */
  readonly redirectUri: string;
  readonly patienceMs?: number;
}

/** The authorization code flow with PKCE, state and nonce; the library loads at the first sign-in. */
export function oidcClient(settings: OidcSettings, { clock, log }: { clock: Clock; log: Log }) {
  const { clientId, redirectUri, patienceMs = PATIENCE_MS } = settings;
  const configuration = discovered(settings, { clock, log, patienceMs });
  return {
    /** The provider's address, and the secrets to keep until the return. */
    async begin(hint: string) {
      const oidc = await import('openid-client');
      const codeVerifier = oidc.randomPKCECodeVerifier();
      const secrets = { state: `${hint}.${oidc.randomState()}`, nonce: oidc.randomNonce(), codeVerifier };
      const address = oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state: secrets.state,
        nonce: secrets.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ...chooseAccount(settings.issuer),
      });
      return { address: address.href, secrets };
    },
    /** The verified claims for this query: signature, issuer, audience, nonce and times. */
    finish: (query: string, { state, nonce, codeVerifier }: SignInSecrets) =>
      within(patienceMs, async () => {
        const oidc = await import('openid-client');
        const tokens = await oidc.authorizationCodeGrant(
          await configuration(),
          new URL(`${redirectUri}${query}`),
          {
            expectedState: state,
            expectedNonce: nonce,
            pkceCodeVerifier: codeVerifier,
            idTokenExpected: true,
          },
        );
        const claims = tokens.claims();
        // The library checks the authorized party only among several audiences.
        if (!claims || (claims.azp ?? clientId) !== clientId)
          throw new Error('It was issued to another site.');
        return claims;
      }),
  };
}

/** The provider's metadata, fetched at the first sign-in and cached for an hour; failures are not cached. */
function discovered(
  settings: OidcSettings,
  { clock, log, patienceMs }: Asking,
): () => Promise<Configuration> {
  let known: { readonly answer: Promise<Configuration>; readonly until: number } | undefined;
  return () => {
    if (!known || known.until <= clock.now()) {
      const discovery = { answer: discover(settings, patienceMs), until: clock.now() + KNOWN_FOR_MS };
      known = discovery;
      discovery.answer.catch(() => {
        if (known === discovery) known = undefined;
      });
    }
    return known.answer.catch((error: unknown) => {
      throw discoveryRefusal(error, log);
    });
  };
}

interface Asking {
  readonly clock: Clock;
  readonly log: Log;
  readonly patienceMs: number;
}

async function discover({ issuer, clientId, clientSecret }: OidcSettings, patienceMs: number) {
  const oidc = await import('openid-client');
  const server = new URL(issuer);
  const [inBody, inHeader] = [oidc.ClientSecretPost(clientSecret), oidc.ClientSecretBasic(clientSecret)];
  const configuration = await oidc.discovery(
    server,
    clientId,
    { [oidc.clockTolerance]: CLOCK_TOLERANCE_SECONDS },
    (provider, ...request) => {
      const methods = provider.token_endpoint_auth_methods_supported;
      return (methods?.includes('client_secret_post') ? inBody : inHeader)(provider, ...request);
    },
    {
      timeout: patienceMs / 1000,
      execute: [
        // Otherwise the library trusts the connection and skips the ID token's signature.
        oidc.enableNonRepudiationChecks,
        ...(isLoopback(server) ? [oidc.allowInsecureRequests] : []),
      ],
    },
  );
  if (configuration.serverMetadata().issuer.includes('{tenantid}')) {
    throw new UnfitProvider('The issuer stands for every organisation.');
  }
  return configuration;
}

/** On a school computer the last student may still be signed in: asks for the account where supported. */
export function chooseAccount(issuer: string): { prompt?: string } {
  const isGoogle = new URL(issuer).hostname === 'accounts.google.com';
  return isGoogle || isMicrosoft(issuer) ? { prompt: 'select_account' } : {};
}

async function within<Result>(milliseconds: number, work: () => Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SlowProvider('The provider took too long.')), milliseconds);
  });
  try {
    return await Promise.race([work(), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
