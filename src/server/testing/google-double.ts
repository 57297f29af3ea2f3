import { createHmac, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Agent, createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type ConnectionOptions, connect } from 'node:tls';
import { onTestFinished } from 'vitest';
import { aCertificate } from './certificate';

export const PROJECT = 'school-quiz';
export const AUTH_DOMAIN = `${PROJECT}.firebaseapp.com`;
export const API_KEY = 'AIza-test-key';
export const firebaseSettings = {
  kind: 'firebase',
  projectId: PROJECT,
  apiKey: API_KEY,
  authDomain: AUTH_DOMAIN,
  credentialsFile: null,
} as const;
const HOSTS = ['www.googleapis.com', 'identitytoolkit.googleapis.com', 'oauth2.googleapis.com', AUTH_DOMAIN];
/** The addresses of Google's signing keys and of its account look-up. */
export const KEYS = 'www.googleapis.com/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com';
export const LOOKUP = `identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:lookup`;

export type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;
type Part = Readonly<Record<string, unknown>>;

const anRsaKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
/** Made once: three RSA keys take a second. */
const [signingKey, otherKey, tlsKey] = [anRsaKey(), anRsaKey(), anRsaKey()];
export const KEY_ID = 'key-of-today';

/** The certificate that Google would publish for the signing key. */
export const signingCertificate = aCertificate(signingKey);
export const forgersKey: KeyObject = otherKey;

const encoded = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A token of these parts, signed with the given key by the algorithm in its header. */
export function aToken(header: Part, payload: unknown, key: KeyObject = signingKey): string {
  const signed = `${encoded(header)}.${encoded(payload)}`;
  return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`;
}

/** A classic attack: the public certificate as the secret of a symmetric signature. */
export function aTokenSignedWithPublicKey(header: Part, payload: unknown): string {
  const signed = `${encoded(header)}.${encoded(payload)}`;
  return `${signed}.${createHmac('sha256', signingCertificate).update(signed).digest('base64url')}`;
}

/** Google's claims about Ada, who has just signed in. */
export function adasClaims(changes: Part = {}): Part {
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    sub: 'ada-0001',
    user_id: 'ada-0001',
    auth_time: now,
    iat: now,
    exp: now + 3600,
    name: 'Ada',
    email: 'ada@school.example',
    email_verified: true,
    firebase: { identities: { 'google.com': [randomUUID()] }, sign_in_provider: 'google.com' },
    ...changes,
  };
}

/** A genuine ID token as Firebase issues it to the browser. */
export const anIdToken = (changes: Part = {}, header: Part = {}): string =>
  aToken({ alg: 'RS256', typ: 'JWT', kid: KEY_ID, ...header }, adasClaims(changes));

export const aServiceAccountKey = (projectId: string = PROJECT): Part => ({
  type: 'service_account',
  project_id: projectId,
  private_key_id: 'x',
  client_email: `quiz@${projectId}.iam.gserviceaccount.com`,
  client_id: '1',
  token_uri: 'https://oauth2.googleapis.com/token',
  private_key: forgersKey.export({ type: 'pkcs8', format: 'pem' }),
});

export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Answer =>
  (_, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };

/**
 * Google's hosts on this machine, over TLS with our own certificate. The agent directs the unmodified SDK
 * there; responses by 'host/path' can be replaced.
 */
export async function aGoogle(answers: Readonly<Record<string, Answer>> = {}) {
  const asked: string[] = [];
  const keys = json({ [KEY_ID]: signingCertificate }, 200, {
    'Cache-Control': 'public, max-age=20000, must-revalidate',
  });
  const all: Record<string, Answer> = {
    [KEYS]: keys,
    'oauth2.googleapis.com/token': json({ access_token: 'x', expires_in: 3600, token_type: 'Bearer' }),
    ...answers,
  };
  const certificate = aCertificate(tlsKey, HOSTS);
  const server = createServer({
    cert: certificate,
    key: tlsKey.export({ type: 'pkcs8', format: 'pem' }),
  });
  server.on('request', async (request, response) => {
    const [path] = (request.url ?? '').split('?');
    const name = `${request.headers.host}${path}`;
    asked.push(name);
    const body = await text(request);
    (all[name] ?? json({ error: { message: 'NOT_FOUND' } }, 404))(request, response, body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const agent = agentTo(port, certificate);
  const close = () => {
    agent.destroy();
    server.closeAllConnections();
    server.close();
  };
  return { agent, port, keys, asked, answers: all, close };
}

/** The same for one test, closed at its end. */
export async function aGoogleForThisTest(answers?: Parameters<typeof aGoogle>[0]) {
  const google = await aGoogle(answers);
  onTestFinished(google.close);
  return google;
}

/** Directs every connection to one port of this machine, whatever its host. */
export function agentTo(port: number, certificate?: string): Agent {
  const agent = new Agent({ keepAlive: true });
  agent.createConnection = ({ host, ...options }: ConnectionOptions) =>
    connect({
      host: '127.0.0.1',
      port,
      servername: options.servername ?? host ?? '',
      ...(certificate && { ca: certificate }),
    });
  return agent;
}
