import type { Finding } from '../../ports/check';
import { ask, errorIn, type Metadata } from './probe';

interface Client {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUri: string;
  readonly patienceMs?: number | undefined;
}

const wrong = (sentence: string): Finding => ({ state: 'wrong', sentence });
const UNKNOWN_CLIENT = wrong('The provider does not know OIDC_CLIENT_ID.');
const EXAMPLE_CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

/** Opens the provider's page as a browser would; returns its complaint about the client or redirect address, if any. */
export async function redirectAccepted(
  { authorization_endpoint }: Metadata,
  { clientId, redirectUri, patienceMs }: Client,
): Promise<Finding | null> {
  const address = new URL(authorization_endpoint);
  for (const [name, value] of Object.entries({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    state: 'doctor',
    nonce: 'doctor',
    code_challenge: EXAMPLE_CHALLENGE,
    code_challenge_method: 'S256',
  })) {
    address.searchParams.set(name, value);
  }
  const reply = await ask(address.href, { headers: { Accept: 'text/html' } }, patienceMs);
  if ('fault' in reply) return wrong(`The provider's page cannot be reached (${reply.fault}).`);
  const location = reply.headers.get('Location') ?? '';
  const complaint = googleComplaint(location) ?? (reply.status >= 400 ? reply.body : '');
  if (/redirect_uri/i.test(complaint) || reply.body.includes('AADSTS50011')) {
    return wrong(
      `The redirect address is not registered at the provider. Enter there, to the letter: ${redirectUri}`,
    );
  }
  if (/client/i.test(complaint) || reply.body.includes('AADSTS700016')) return UNKNOWN_CLIENT;
  if (reply.status >= 400) return wrong(`The provider's page answered ${reply.status}.`);
  const sentBack = location.startsWith(redirectUri) ? new URL(location).searchParams.get('error') : null;
  if (sentBack !== null && sentBack !== 'login_required') {
    return wrong(`The provider sends every sign-in back with the error "${wordIn(sentBack)}".`);
  }
  return null;
}

/** Google redirects to its own page with the error as base64. */
function googleComplaint(location: string): string | undefined {
  if (!location.includes('/error')) return undefined;
  const encoded = URL.parse(location)?.searchParams.get('authError');
  return encoded ? Buffer.from(encoded, 'base64').toString('latin1') : undefined;
}

/**
 * Tries a made-up code: the provider complains about the code if it accepts the client, else about the
 * client.
 */
export async function secretAccepted(
  { token_endpoint, token_endpoint_auth_methods_supported: methods }: Metadata,
  { clientId, clientSecret, redirectUri, patienceMs }: Client,
): Promise<Finding> {
  const inBody = methods?.includes('client_secret_post') ?? false;
  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    code: 'doctor',
    redirect_uri: redirectUri,
    code_verifier: 'doctor'.repeat(8),
    ...(inBody && { client_id: clientId, client_secret: clientSecret }),
  });
  const basic = [clientId, clientSecret].map(encodeURIComponent).join(':');
  const headers = inBody ? {} : { Authorization: `Basic ${Buffer.from(basic).toString('base64')}` };
  const reply = await ask(token_endpoint, { method: 'POST', body: form, headers }, patienceMs);
  if ('fault' in reply) return wrong(`The provider cannot be asked for tokens (${reply.fault}).`);
  const { error = '', error_description: words = '' } = errorIn(reply.body) ?? {};
  if (error === 'invalid_grant' || error === 'redirect_uri_mismatch') {
    return { state: 'ok', sentence: 'The provider accepts OIDC_CLIENT_ID and OIDC_CLIENT_SECRET.' };
  }
  if (words.includes('AADSTS700016') || /client was not found/i.test(words)) return UNKNOWN_CLIENT;
  if (words.includes('AADSTS7000222')) {
    return wrong('OIDC_CLIENT_SECRET has expired at Microsoft. Make a new client secret there.');
  }
  if (words.includes('AADSTS7000215')) {
    return wrong(
      'Microsoft refuses OIDC_CLIENT_SECRET. It is the "Value" of the client secret, not its "Secret ID".',
    );
  }
  if (error === 'invalid_client' || reply.status === 401) {
    return wrong('The provider refuses OIDC_CLIENT_SECRET, or does not know OIDC_CLIENT_ID.');
  }
  return {
    state: 'warning',
    sentence: `Whether the provider accepts OIDC_CLIENT_SECRET could not be seen (status ${reply.status}, "${wordIn(error)}").`,
  };
}

const wordIn = (code: string) => (/^\w{1,60}$/.test(code) ? code : 'unknown');
