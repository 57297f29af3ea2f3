import { createServer } from 'node:http';
import { listen } from '../listen';

/** A provider that rejects everything with an error that echoes the request, key included. */
export async function openEcho(): Promise<{ readonly url: string; close(): void }> {
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    const [scheme = '', credentials = ''] = (request.headers.authorization ?? '').split(' ');
    const key = scheme === 'Basic' ? Buffer.from(credentials, 'base64').toString() : credentials;
    const message = `Incorrect key provided: ${key}. You can find yours in your account. The request was: ${body}`;
    response.writeHead(401, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ error: { message, description: message, code: 'BAD_REQUEST_ERROR' } }));
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => server.close().closeAllConnections(),
  };
}
