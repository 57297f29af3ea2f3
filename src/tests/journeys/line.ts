import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { listen } from '../listen';

/** A proxy between browsers and a server that can be cut like a network, for workers and pages alike. */
export interface Line {
  readonly port: number;
  /** Sets the port of the server. */
  to(port: number): void;
  /** Cuts the network: connections are refused, or all data is silently dropped. */
  cut(how?: 'refused' | 'silent'): void;
  mend(): void;
  close(): Promise<void>;
}

export async function openLine(): Promise<Line> {
  let serverPort = 0;
  let state: 'open' | 'refused' | 'silent' = 'open';
  const open = new Set<Socket>();
  const keep = (socket: Socket): Socket => {
    open.add(socket);
    return socket.on('error', () => socket.destroy()).on('close', () => open.delete(socket));
  };
  const relay = createServer((near) => {
    if (state === 'refused') return near.destroy();
    if (state === 'silent') return keep(near.resume());
    const far = connect(serverPort, '127.0.0.1');
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      keep(socket).on('close', () => other.destroy());
      socket.pipe(other);
    }
    return undefined;
  });
  const cutAll = () => {
    for (const socket of open) socket.destroy();
  };
  const port = await listen(relay);
  return {
    port,
    to: (port) => {
      serverPort = port;
    },
    cut(how = 'refused') {
      state = how;
      cutAll();
    },
    mend() {
      // Dropped data never arrives.
      cutAll();
      state = 'open';
    },
    async close() {
      relay.close();
      cutAll();
      await once(relay, 'close');
    },
  };
}
