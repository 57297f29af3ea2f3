import { once } from 'node:events';
import { connect } from 'node:net';
import type { Dice } from '../security/bad-input/dice';

/** The response to bytes that are hardly a request. */
export interface BytesAnswer {
  readonly sent: string;
  /** 0: the connection was closed without a response. */
  readonly status: number;
  readonly text: string;
  readonly tookMs: number;
}

const GIVE_UP_MS = 6000;
const HOST = 'Host: localhost\r\n';
const json = (body: string, length: number | string = Buffer.byteLength(body)) =>
  `Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`;

const STREAMS: readonly ((dice: Dice) => string | Buffer)[] = [
  () => '\r\n\r\n',
  () => 'GET',
  () => 'GET / HTTP/9.9\r\n\r\n',
  () => 'GET / HTTP/1.1\r\n\r\n',
  () => `GET  / HTTP/1.1\r\n${HOST}\r\n`,
  () => `get / HTTP/1.1\r\n${HOST}\r\n`,
  () => `GET /\u0000 HTTP/1.1\r\n${HOST}\r\n`,
  () => `GET /%00%ff%C0%AF HTTP/1.1\r\n${HOST}\r\n`,
  () => `GET http://elsewhere.example/ HTTP/1.1\r\n${HOST}\r\n`,
  () => `GET * HTTP/1.1\r\n${HOST}\r\n`,
  () => `OPTIONS * HTTP/1.1\r\n${HOST}\r\n`,
  () => `CONNECT localhost:1 HTTP/1.1\r\n${HOST}\r\n`,
  () => `TRACE / HTTP/1.1\r\n${HOST}\r\n`,
  () => `GET // HTTP/1.1\r\n${HOST}\r\n`,
  () => `GET /../../etc/passwd HTTP/1.1\r\n${HOST}\r\n`,
  () => `GET /?${'x'.repeat(20_000)} HTTP/1.1\r\n${HOST}\r\n`,
  () => `GET / HTTP/1.1\r\n${HOST}X: ${'x'.repeat(20_000)}\r\n\r\n`,
  () => `GET / HTTP/1.1\r\n${HOST}${Array.from({ length: 3000 }, (_, at) => `A${at}: b\r\n`).join('')}\r\n`,
  () => `GET / HTTP/1.1\r\nHost: \u0000\r\n\r\n`,
  () => `GET / HTTP/1.1\r\nHost: a b/c?d#e\r\n\r\n`,
  () => `GET / HTTP/1.1\r\n${HOST}Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n`,
  () => `GET / HTTP/1.1\r\n${HOST}Expect: 100-continue\r\n\r\n`,
  () => `GET / HTTP/1.1\r\n${HOST}Expect: the-unexpected\r\n\r\n`,
  () => `POST /quiz/ HTTP/1.1\r\n${HOST}${json('{}', -1)}`,
  () => `POST /quiz/ HTTP/1.1\r\n${HOST}${json('{}', '1e9')}`,
  () => `POST /quiz/ HTTP/1.1\r\n${HOST}${json('{"a":1}', 2)}`,
  () => `POST /quiz/ HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n${json('0\r\n\r\n')}`,
  () => `POST /quiz/ HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\n`,
  () => `POST /quiz/ HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
  () => `POST /quiz/ HTTP/1.1\r\n${HOST}Transfer-Encoding: gzip\r\n\r\n`,
  () => `POST /quiz/ HTTP/1.1\r\n${HOST}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
  () => `GET /healthz HTTP/1.1\r\n${HOST}\r\nGET /healthz HTTP/1.1\r\n${HOST}\r\n`,
  () => Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc]),
  () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  (dice) => Buffer.from(Array.from({ length: 1 + dice.below(600) }, () => dice.below(256))),
  (dice) => mutated(`POST /trpc/quizzes.create HTTP/1.1\r\n${HOST}${json('{"title":"a"}')}`, dice),
  (dice) => mutated(`GET /quiz/share/ABCDEFGH HTTP/1.1\r\n${HOST}Authorization: Bearer x\r\n\r\n`, dice),
];

function mutated(text: string, dice: Dice): Buffer {
  const bytes = Buffer.from(text);
  for (let left = 1 + dice.below(8); left > 0; left -= 1) bytes[dice.below(bytes.length)] = dice.below(256);
  return bytes;
}

/** Sends one of many kinds of malformed bytes over a new connection and awaits the response. */
export async function sendOddBytes(port: number, dice: Dice): Promise<BytesAnswer> {
  const bytes = dice.pick(STREAMS)(dice);
  const startedMs = performance.now();
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1');
  });
  // A reset connection counts as a response.
  socket.on('error', () => {});
  socket.setTimeout(GIVE_UP_MS, () => socket.destroy());
  // Ends an incomplete request immediately, instead of waiting for the timeout.
  socket.end(bytes);
  await once(socket, 'close');
  return {
    sent: bytes.toString('latin1').slice(0, 200),
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0),
    text,
    tookMs: performance.now() - startedMs,
  };
}
