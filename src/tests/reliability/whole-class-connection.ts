import { Agent, request } from 'node:http';
import { REQUEST_TIMEOUT_MS } from '../../shared/constants';

export interface Reply {
  /** 0 when no answer came. */
  readonly status: number;
  readonly answer: unknown;
}

/** The one connection of a student, kept open from the first call to the last; calls wait for each other. */
export interface Connection {
  post(path: string, body: unknown): Promise<Reply>;
  close(): void;
}

export function connect(baseUrl: string, token: string): Connection {
  const { hostname, port } = new URL(baseUrl);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    close: () => agent.destroy(),
    post: (path, body) =>
      new Promise((resolve) => {
        const bytes = Buffer.from(JSON.stringify(body));
        const failed = (error: Error) => resolve({ status: 0, answer: error.message });
        const sent = request(
          {
            ...{ hostname, port, agent, path, method: 'POST', timeout: REQUEST_TIMEOUT_MS },
            headers: {
              Authorization: `Bearer ${token}`,
              'Content-Type': 'application/json',
              'Content-Length': bytes.byteLength,
            },
          },
          (response) => {
            const chunks: Buffer[] = [];
            response.on('data', (chunk: Buffer) => chunks.push(chunk));
            response.on('error', failed);
            response.on('end', () =>
              resolve({ status: response.statusCode ?? 0, answer: parsed(Buffer.concat(chunks)) }),
            );
          },
        );
        sent.on('timeout', () => sent.destroy(new Error('No answer came in time.')));
        sent.on('error', failed);
        sent.end(bytes);
      }),
  };
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return bytes.toString('utf8', 0, 200);
  }
}
