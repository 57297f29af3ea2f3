import { connect as openSocket, type Socket } from 'node:net';
import { REQUEST_TIMEOUT_MS } from '../../shared/constants';

export interface Reply {
  /** 0 without a response. */
  readonly status: number;
  readonly answer: unknown;
}

/** A student's single keep-alive connection; calls wait for each other. */
export interface Connection {
  get(path: string): Promise<Reply>;
  post(path: string, body: unknown): Promise<Reply>;
  close(): void;
}

/**
 * Speaks HTTP over a plain socket: the load shares its cores with the server, and Node's own client would take nearly as much
 * CPU as the server.
 */
export function connect(baseUrl: string, token: string): Connection {
  const { host, hostname, port } = new URL(baseUrl);
  const headers = `Host: ${host}\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\n`;
  let socket: Socket | undefined;
  let settle: (reply: Reply) => void = () => {};
  let last: Promise<unknown> = Promise.resolve();

  const open = (): Socket => {
    const opened = openSocket({ host: hostname, port: Number(port), noDelay: true });
    let received: Buffer<ArrayBufferLike> = Buffer.alloc(0);
    opened.setTimeout(REQUEST_TIMEOUT_MS, () => opened.destroy(new Error('No answer came in time.')));
    opened.on('data', (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const reply = replyIn(received);
      if (!reply) return;
      received = Buffer.alloc(0);
      settle(reply);
    });
    let why = 'The connection was closed.';
    opened.on('error', (error) => {
      why = error.message;
    });
    opened.on('close', () => {
      if (socket === opened) socket = undefined;
      settle({ status: 0, answer: why });
    });
    return opened;
  };
  const ask = (call: string, body: string) =>
    new Promise<Reply>((resolve) => {
      settle = resolve;
      socket ??= open();
      socket.write(`${call} HTTP/1.1\r\n${headers}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
    });
  const askInTurn = (call: string, body: string) => {
    const reply = last.then(() => ask(call, body));
    last = reply;
    return reply;
  };
  return {
    close: () => socket?.destroy(),
    get: (path) => askInTurn(`GET ${path}`, ''),
    post: (path, body) => askInTurn(`POST ${path}`, JSON.stringify(body)),
  };
}

/** The complete response, or undefined while it is incomplete. */
function replyIn(bytes: Buffer): Reply | undefined {
  const headEnd = bytes.indexOf('\r\n\r\n');
  if (headEnd < 0) return undefined;
  const head = bytes.toString('latin1', 0, headEnd);
  const [, length] = /^content-length: (\d+)/im.exec(head) ?? [];
  if (length === undefined) return { status: 0, answer: 'The answer does not say how long it is.' };
  const body = bytes.subarray(headEnd + 4);
  if (body.length < Number(length)) return undefined;
  return { status: Number(head.split(' ', 2)[1]), answer: parsed(body) };
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return bytes.toString('utf8', 0, 200);
  }
}
