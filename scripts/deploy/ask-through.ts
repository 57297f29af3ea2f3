import { once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { text } from 'node:stream/consumers';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/**
 * Sends a request to a TLS server on this machine under the host name `host`, accepting any certificate; POST if there is a
 * body.
 */
export async function askThrough(port: number, host: string, path: string, body?: Buffer): Promise<Answer> {
  const outgoing = request({
    host: '127.0.0.1',
    port,
    path,
    servername: host,
    headers: { host, accept: 'text/html' },
    method: body ? 'POST' : 'GET',
    rejectUnauthorized: false,
    agent: false,
  });
  outgoing.end(body);
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) };
}
