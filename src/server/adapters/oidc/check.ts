import type { Check, Finding } from '../../ports/check';
import type { Clock } from '../../ports/clock';
import { type IdentityConfig, redirectUriOf } from '../../settings/identity';
import { isLoopback } from '../../settings/setting';
import { redirectAccepted, secretAccepted } from './client-check';
import { isMicrosoft } from './person';
import { ask, hasKeys, type Metadata, metadataIn, type Reply } from './probe';

/** The clock difference before a fresh token seems expired or not yet valid. */
const CLOCKS_APART_MS = 60_000;

interface Settings {
  readonly identity: IdentityConfig;
  readonly publicUrl: string;
}

/** Asks the configured provider whether sign-ins would work, without signing in or changing anything. */
export function oidcCheck({ identity, publicUrl }: Settings, clock: Clock, patienceMs?: number): Check {
  return {
    name: 'Sign-in (OpenID Connect)',
    async run() {
      if (identity.kind !== 'oidc') return [OFF];
      const found = await discover(identity.issuer, patienceMs);
      if ('state' in found) return [found];
      const { metadata, reply } = found;
      const redirectUri = redirectUriOf(publicUrl);
      const client = { ...identity, redirectUri, patienceMs };
      const redirect = await redirectAccepted(metadata, client);
      return [
        { state: 'ok', sentence: `The provider answers and calls itself ${metadata.issuer}.` },
        clocks(reply, clock.now()),
        await abilities(metadata, patienceMs),
        redirect ?? publicAddress(redirectUri),
        await secretAccepted(metadata, client),
      ];
    },
  };
}

const OFF: Finding = { state: 'off', sentence: 'OIDC_ISSUER is not set: nobody signs in this way.' };
const wrong = (sentence: string): Finding => ({ state: 'wrong', sentence });

type Answered = Exclude<Reply, { fault: string }>;

async function discover(
  issuer: string,
  patienceMs?: number,
): Promise<Finding | { metadata: Metadata; reply: Answered }> {
  const reply = await ask(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {}, patienceMs);
  if ('fault' in reply) {
    return wrong(
      `The provider cannot be reached at ${issuer} (${reply.fault}). Check the network, a firewall and OIDC_ISSUER.`,
    );
  }
  if (reply.body.includes('AADSTS90002')) {
    return wrong('Microsoft does not know this tenant. Check the tenant ID in OIDC_ISSUER.');
  }
  if (reply.status >= 500) return wrong(`The provider answered ${reply.status}. Try again in a moment.`);
  const metadata = reply.status === 200 ? metadataIn(reply.body) : undefined;
  if (!metadata) {
    return wrong(
      `What answers at ${issuer} is no OpenID Connect provider (status ${reply.status}). Check OIDC_ISSUER.`,
    );
  }
  if (metadata.issuer.includes('{tenantid}')) {
    return wrong('OIDC_ISSUER is open to every organisation. Put the tenant ID of your school into it.');
  }
  // Microsoft also accepts a school's domain and answers with its id.
  const isSame = metadata.issuer === issuer || new URL(metadata.issuer).href === new URL(issuer).href;
  if (!isSame && !isMicrosoft(issuer)) {
    return wrong(
      `The provider calls itself ${metadata.issuer}, not ${issuer}. Set OIDC_ISSUER to that, to the letter.`,
    );
  }
  return { metadata, reply };
}

function clocks({ headers }: Answered, now: number): Finding {
  const theirs = Date.parse(headers.get('Date') ?? '');
  if (Number.isNaN(theirs)) {
    return {
      state: 'warning',
      sentence: 'The provider does not say what time it is: the clock was not compared.',
    };
  }
  const aheadMs = now - theirs;
  if (Math.abs(aheadMs) <= CLOCKS_APART_MS) return { state: 'ok', sentence: 'Its clock and this one agree.' };
  const seconds = Math.round(Math.abs(aheadMs) / 1000);
  return wrong(
    `The clock of this server is ${seconds} seconds ${aheadMs > 0 ? 'ahead of' : 'behind'} the provider's. Set it by the network time (timedatectl set-ntp true).`,
  );
}

async function abilities(metadata: Metadata, patienceMs?: number): Promise<Finding> {
  const {
    response_types_supported: types,
    code_challenge_methods_supported: challenges,
    id_token_signing_alg_values_supported: algorithms,
  } = metadata;
  if (types && !types.includes('code'))
    return wrong('The provider does not offer the authorization code flow.');
  // Microsoft supports it without advertising it.
  if (challenges && !challenges.includes('S256')) return wrong('The provider does not offer PKCE with S256.');
  if (algorithms && !algorithms.some((name) => /^(RS|PS|ES|Ed)/.test(name))) {
    return wrong('The provider does not sign its ID tokens with a key that could be checked.');
  }
  const keys = await ask(metadata.jwks_uri, {}, patienceMs);
  if ('fault' in keys || keys.status !== 200 || !hasKeys(keys.body)) {
    return wrong(`The provider's keys cannot be read at ${metadata.jwks_uri}.`);
  }
  return { state: 'ok', sentence: 'It offers what is needed: code flow, PKCE, signed ID tokens.' };
}

function publicAddress(redirectUri: string): Finding {
  const address = new URL(redirectUri);
  if (address.protocol === 'http:' && !isLoopback(address)) {
    return wrong(
      `Providers send people back to https addresses only, not to ${redirectUri}. Check PUBLIC_URL.`,
    );
  }
  return { state: 'ok', sentence: `The provider does not object to the redirect address ${redirectUri}.` };
}
