import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { listen } from '../listen';

/** A response that passed through the line. */
export interface Transfer {
  readonly method: string;
  /** Including the query. */
  readonly path: string;
  readonly by: 'page' | 'worker';
  readonly status: number;
  /** Head and body as sent, compressed. */
  readonly bytes: number;
}

/** Network speed as a browser sees it. */
export interface Speed {
  readonly bytesPerSecond: number;
  readonly roundTripMs: number;
}

/** A proxy between browser and server that counts all responses, requested by the page or its service worker. */
export interface CountedLine {
  readonly port: number;
  /** In the order of completion; may be emptied to restart the count. */
  readonly transfers: Transfer[];
  to(serverPort: number): void;
  close(): Promise<void>;
}

/** Requests of the worker have its script as referrer. */
const askedBy = ({ headers }: IncomingMessage): Transfer['by'] =>
  headers['service-worker'] === 'script' || headers.referer?.endsWith('/service-worker.js')
    ? 'worker'
    : 'page';

const headBytes = ({ rawHeaders, statusMessage = '' }: IncomingMessage): number =>
  rawHeaders.reduce((sum, part) => sum + part.length + 2, `HTTP/1.1 200 ${statusMessage}`.length + 4);

export async function openCountedLine(speed?: Speed): Promise<CountedLine> {
  const transfers: Transfer[] = [];
  const agent = new Agent({ keepAlive: true });
  const delayed = delayOf(speed);
  let serverPort = 0;
  const relay = createServer((asked, answer) => {
    const { method = '', url: path = '', headers } = asked;
    const sent = request({ agent, port: serverPort, method, path, headers }, (came) => {
      const { statusCode: status = 0, statusMessage, rawHeaders } = came;
      let bytes = headBytes(came);
      delayed(bytes, () => answer.writeHead(status, statusMessage, rawHeaders).flushHeaders());
      came.on('data', (chunk: Buffer) => {
        bytes += chunk.byteLength;
        delayed(chunk.byteLength, () => answer.write(chunk));
      });
      came.on('end', () => {
        transfers.push({ method, path, by: askedBy(asked), status, bytes });
        delayed(0, () => answer.end());
      });
    });
    sent.on('error', () => answer.destroy());
    asked.pipe(sent);
  });
  const port = await listen(relay);
  return {
    port,
    transfers,
    to: (port) => {
      serverPort = port;
    },
    async close() {
      relay.close();
      relay.closeAllConnections();
      agent.destroy();
      await once(relay, 'close');
    },
  };
}

/** Delays bytes like a line of that speed, after the bytes already under way. */
function delayOf(speed: Speed | undefined): (bytes: number, act: () => void) => void {
  if (!speed) return (_bytes, act) => act();
  let freeAtMs = 0;
  let before = Promise.resolve();
  return (bytes, act) => {
    freeAtMs = Math.max(freeAtMs, performance.now()) + (bytes / speed.bytesPerSecond) * 1000;
    const arrivesAtMs = freeAtMs + speed.roundTripMs;
    before = before.then(async () => {
      const leftMs = arrivesAtMs - performance.now();
      if (leftMs > 1) await wait(leftMs);
      act();
    });
  };
}
