import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { aCertificate } from '../../server/testing/certificate';
import { listen } from '../listen';

export interface TlsFront {
  /** Host and port as in a URL. */
  readonly host: string;
  /** The certificate that clients must trust. */
  readonly certificateFile: string;
  /** Sets the target port once that server listens. */
  forwardTo(port: number): void;
  close(): void;
}

/** A local TLS reverse proxy, like Caddy in front of the server; it can remove one header. */
export async function openTlsFront(folder: string, without?: string): Promise<TlsFront> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const cert = aCertificate(privateKey, ['localhost']);
  const certificateFile = join(folder, 'certificate.pem');
  writeFileSync(certificateFile, cert);
  let target = 0;
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' });
  const front = createServer({ key, cert }, (incoming, outgoing) => {
    const onwards = request(
      {
        ...{ host: '127.0.0.1', port: target, method: incoming.method, path: incoming.url },
        headers: { ...incoming.headers, 'x-forwarded-proto': 'https', 'x-forwarded-for': '127.0.0.1' },
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, kept(answer.headers, without));
        answer.pipe(outgoing);
      },
    );
    onwards.on('error', () => outgoing.destroy());
    incoming.pipe(onwards);
  });
  const port = await listen(front);
  return {
    host: `localhost:${port}`,
    certificateFile,
    forwardTo: (port) => {
      target = port;
    },
    close: () => front.close().closeAllConnections(),
  };
}

const kept = (headers: IncomingHttpHeaders, without: string | undefined) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name !== without));
