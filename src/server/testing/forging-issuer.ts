import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { closeServer, listenOn, type OidcIssuer } from './oidc-issuer';

/** The provider's misbehaviour; absent fields are correct. */
export interface Forgery {
  readonly metadata?: (right: Record<string, unknown>) => object;
  readonly claims?: (right: JWTPayload) => JWTPayload;
  readonly idToken?: (right: string) => string;
  readonly signedBy?: 'another key' | 'its key';
  /** Replaces the response of one of its addresses. */
  readonly answer?: Readonly<Record<string, (response: ServerResponse) => void>>;
  /** Replaces query values of its redirects. */
  readonly sendsBack?: Readonly<Record<string, string>>;
}

const METADATA = '/.well-known/openid-configuration';
const CODE = 'a-code';

/** A provider that redirects back immediately and can be made to lie. */
export async function openForgingIssuer(): Promise<OidcIssuer & { forge(forgery: Forgery): void }> {
  let forgery: Forgery = {};
  let nonce = '';
  let clientId = '';
  const server = createServer();
  const issuer = await listenOn(server);
  const keys = await generateKeyPair('RS256');
  const otherKeys = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', use: 'sig', alg: 'RS256' };

  const idToken = async () => {
    const nowSeconds = Math.floor(Date.now() / 1000);
    const right: JWTPayload = {
      iss: issuer,
      aud: clientId,
      sub: 'sub-of-ada',
      email: 'ada@school.example',
      email_verified: true,
      name: 'Ada',
      nonce,
      iat: nowSeconds,
      exp: nowSeconds + 3600,
    };
    const signed = await new SignJWT(forgery.claims?.(right) ?? right)
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .sign((forgery.signedBy === 'another key' ? otherKeys : keys).privateKey);
    return forgery.idToken?.(signed) ?? signed;
  };
  const answers: Readonly<Record<string, (query: URLSearchParams) => unknown>> = {
    [METADATA]: () => {
      const right = {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        id_token_signing_alg_values_supported: ['RS256', 'none', 'HS256'],
        token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
      };
      return forgery.metadata?.(right) ?? right;
    },
    '/jwks': () => ({ keys: [jwk] }),
    '/token': async () => ({ access_token: 'x', token_type: 'Bearer', id_token: await idToken() }),
  };

  server.on('request', async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer);
    const instead = forgery.answer?.[pathname];
    if (instead) return instead(response);
    if (pathname === '/authorize') {
      nonce = searchParams.get('nonce') ?? '';
      clientId = searchParams.get('client_id') ?? '';
      const back = new URL(searchParams.get('redirect_uri') ?? '');
      const right = { code: CODE, state: searchParams.get('state') ?? '' };
      back.search = new URLSearchParams({ ...right, ...forgery.sendsBack }).toString();
      response.writeHead(303, { Location: back.href }).end();
      return;
    }
    const body = await answers[pathname]?.(searchParams);
    response
      .writeHead(body === undefined ? 404 : 200, { 'Content-Type': 'application/json' })
      .end(JSON.stringify(body ?? {}));
  });
  return {
    issuer,
    close: () => closeServer(server),
    forge(next) {
      forgery = next;
    },
  };
}
