import { Agent, request } from 'node:http';
import type { MeasuredProcess } from './measured-process';

/** A request; the token is a session's. */
export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly token?: string;
  readonly body?: unknown;
}

/** The cost of some work: server CPU per piece, and the client's view. */
export interface Taken {
  /** Server CPU seconds per piece. */
  readonly cpuSeconds: number;
  /** Milliseconds of each piece from first to last byte, in order of completion. */
  readonly times: readonly number[];
  /** Pieces per second by the clock. */
  readonly perSecond: number;
  readonly delayMs: number;
  readonly longestMs: number;
}

export type Ask = (call: Call) => Promise<Buffer>;
/** A sequence of dependent calls. */
export type Work = (ask: Ask) => Promise<void>;

/** Runs the work over parallel connections, each piece after the previous one. A failed call ends the run. */
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

/** One call; resolves with the bytes of a 200 response and rejects any other. */
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
