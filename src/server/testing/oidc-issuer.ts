import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import Provider, { type Configuration } from 'oidc-provider';

export interface OidcIssuer {
  readonly issuer: string;
  /** Stops responding, like an unreachable provider. */
  close(): Promise<void>;
}

export const OIDC_CLIENT = { clientId: 'classroom-quiz', clientSecret: 'a secret of the school' } as const;

/** A certified OpenID Connect provider on this machine; its page asks for an address and believes it. */
export async function openOidcIssuer({
  redirectUri,
  change = {},
}: {
  redirectUri: string;
  change?: Configuration;
}): Promise<OidcIssuer> {
  const server = createServer();
  const issuer = await listenOn(server);
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: OIDC_CLIENT.clientId,
        client_secret: OIDC_CLIENT.clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256' }] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // Like Google and Microsoft: the address is in the ID token itself.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ['a key of the test'] },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, email) => ({
      accountId: email,
      claims: () => ({ sub: `sub-of-${email}`, email, email_verified: true, name: nameIn(email) }),
    }),
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 60, IdToken: 600, AuthorizationCode: 60 },
    loadExistingGrant: async ({ oidc }) => {
      const known = oidc.session?.grantIdFor(OIDC_CLIENT.clientId);
      if (known) return oidc.provider.Grant.find(known);
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    ...change,
  });
  const answer = provider.callback();
  server.on('request', async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response);
    if (request.method === 'GET') {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(SIGN_IN_PAGE);
      return;
    }
    const form = new URLSearchParams(await bodyOf(request));
    await provider.interactionFinished(
      request,
      response,
      form.has('cancel')
        ? { error: 'access_denied', error_description: 'The person pressed <b>cancel</b>.' }
        : { login: { accountId: form.get('email') ?? '' } },
    );
  });
  return { issuer, close: () => closeServer(server) };
}

const SIGN_IN_PAGE = `<!doctype html><html lang="en"><title>School accounts</title>
<form method="post"><label>School address <input name="email"></label><button>Next</button>
<button name="cancel" value="yes">Cancel</button></form></html>`;

/** The name of 'ada.lovelace@school.example' is Ada Lovelace. */
const nameIn = (email: string) =>
  (email.split('@')[0] ?? '')
    .split('.')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');

async function bodyOf(request: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** Listens on a free port and returns its local address. */
export async function listenOn(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
