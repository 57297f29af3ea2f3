import { Agent, request } from 'node:http';
import type { MeasuredProcess } from './measured-process';

/** One request as it goes out; the token is a session's. */
export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly token?: string;
  readonly body?: unknown;
}

/** What some work took: CPU of the server for each piece, and how the client saw it. */
export interface Taken {
  /** CPU seconds of the server for one piece. */
  readonly cpuSeconds: number;
  /** Milliseconds of one piece from its first byte to its last, in the order in which they ended. */
  readonly times: readonly number[];
  /** Pieces a second by the clock. */
  readonly perSecond: number;
  readonly delayMs: number;
  readonly longestMs: number;
}

/** Resolves with the bytes of the answer. */
export type Ask = (call: Call) => Promise<Buffer>;
/** Calls of which each needs the answer to the one before. */
export type Work = (ask: Ask) => Promise<void>;

/** Does the work over so many connections, each piece as soon as the one before is done. A call that fails ends the run. */
export async function runWork(
  server: MeasuredProcess,
  works: readonly Work[],
  connections: number,
): Promise<Taken> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const queue = works.values();
  const before = await server.used();
  const startedAt = performance.now();
  const worker = async () => {
    for (const work of queue) {
      const beganAt = performance.now();
      await work((call) => send(server.url, call, agent));
      times.push(performance.now() - beganAt);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const perSecond = (works.length * 1000) / (performance.now() - startedAt);
  const { cpuSeconds, delayMs, longestMs } = await server.used();
  agent.destroy();
  return {
    ...{ cpuSeconds: (cpuSeconds - before.cpuSeconds) / works.length, times, perSecond, delayMs, longestMs },
  };
}

/** Sends calls that need nothing of each other. */
export const runLoad = (
  server: MeasuredProcess,
  calls: readonly Call[],
  connections: number,
  onAnswer: (answer: Buffer, at: number) => void = () => {},
): Promise<Taken> =>
  runWork(
    server,
    calls.map(
      (call, at): Work =>
        async (ask) =>
          onAnswer(await ask(call), at),
    ),
    connections,
  );

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
