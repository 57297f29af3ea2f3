import { Agent, request } from 'node:http';
import type { MeasuredProcess } from './measured-process';

/** One request as it goes out; the token is a session's. */
export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly token?: string;
  readonly body?: unknown;
}

/** What some calls took: CPU of the server for each, and how the client saw them. */
export interface Taken {
  /** CPU seconds of the server for one call. */
  readonly cpuSeconds: number;
  /** Milliseconds of one call from sending to the last byte, in the order in which they ended. */
  readonly times: readonly number[];
  readonly delayMs: number;
  readonly longestMs: number;
}

/** Sends the calls over so many connections, each as soon as the one before is answered. A call that fails ends the run. */
export async function runLoad(
  server: MeasuredProcess,
  calls: readonly Call[],
  connections: number,
  onAnswer: (answer: Buffer, at: number) => void = () => {},
): Promise<Taken> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const queue = calls.entries();
  const before = await server.used();
  const worker = async () => {
    for (const [at, call] of queue) {
      const sentAt = performance.now();
      const answer = await send(server.url, call, agent);
      times.push(performance.now() - sentAt);
      onAnswer(answer, at);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const { cpuSeconds, delayMs, longestMs } = await server.used();
  agent.destroy();
  return { cpuSeconds: (cpuSeconds - before.cpuSeconds) / calls.length, times, delayMs, longestMs };
}

/** One call; resolves with the bytes of an answer of status 200 and refuses every other. */
export function send(url: string, { method, path, token, body }: Call, agent?: Agent): Promise<Buffer> {
  const bytes = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
  const headers = {
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(bytes ? { 'Content-Type': 'application/json', 'Content-Length': bytes.byteLength } : {}),
  };
  return new Promise((resolve, reject) => {
    const sent = request(url + path, { method, headers, ...(agent && { agent }) }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const answer = Buffer.concat(chunks);
        if (response.statusCode === 200) resolve(answer);
        else
          reject(new Error(`${method} ${path} answered ${response.statusCode}: ${answer.subarray(0, 300)}`));
      });
    });
    sent.on('error', reject);
    sent.end(bytes);
  });
}
