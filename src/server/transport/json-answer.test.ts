import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { LazyList } from '../rules/encoded-json';
import { answerJson, jsonPieces } from './json-answer';

const LINES = 20_000;
const TEXT = 'A line that is long enough to fill what the network keeps for a slow reader. '.repeat(5);

/** A real server with a long response, and its log. */
async function aServer(items: () => Iterator<unknown>) {
  const list = new LazyList(items);
  const logged: string[] = [];
  const log = { info: () => {}, error: (event: string) => logged.push(event) };
  const app = new Hono().get('/', (c) => answerJson(c, { list }, log));
  const server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { port: (server.address() as AddressInfo).port, logged };
}

function* lines(count: number) {
  for (let at = 0; at < count; at += 1) {
    yield { at, text: `${at} ${TEXT}` };
  }
}

const READERS = 40;

test.each([
  ['gzip', LINES],
  ['gzip', 200],
  ['identity', LINES],
  ['identity', 200],
])('readers of %s who leave end the writing of %i lines and nothing else', async (encoding, count) => {
  const { port, logged } = await aServer(() => lines(count));
  for (let reader = 0; reader < READERS; reader += 1) {
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET / HTTP/1.1\r\nHost: x\r\nAccept-Encoding: ${encoding}\r\n\r\n`);
    // Some readers leave before anything arrives, some in the middle, some at the end.
    for (let turn = 0; turn < reader; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    socket.destroy();
    await once(socket, 'close');
  }
  const again = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'Accept-Encoding': encoding } });
  expect(await again.json()).toMatchObject({ list: { length: count } });
  expect(logged).toEqual([]);
});

test('an error in the middle is logged and aborts the response', async () => {
  const { port, logged } = await aServer(function* () {
    yield* Array.from({ length: 1000 }, (_, at) => ({ at, text: TEXT }));
    throw new Error('The disk is gone.');
  });
  await expect(fetch(`http://127.0.0.1:${port}/`).then((answer) => answer.json())).rejects.toThrow();
  expect(logged).toEqual(['answer-broke-off']);
});

const piecesOf = (value: unknown) => [...jsonPieces(value)].map(([piece]) => piece);
const many = Array.from({ length: 101 }, (_, at) => ({ at, text: `"${at}"`, none: undefined }));

test.each([
  ['a small value', { a: 1, list: [1, 2] }],
  ['no value', null],
  ['a list of its own', many],
  ['a long list', { list: many }],
  ['a long list among others', { a: 'x', list: many, short: [1], b: null }],
  ['a list that is made as it is written', { a: 1, short: many, list: new LazyList(() => many.values()) }],
  ['what tRPC wraps', { result: { data: { a: 1, list: many } } }],
])('the pieces of %s together are its JSON', (_what, value) => {
  expect(JSON.parse(piecesOf(value).join(''))).toEqual(JSON.parse(JSON.stringify(value)));
});

test('a long list is sent in many pieces, a short one in one', () => {
  expect(piecesOf({ list: many }).length).toBeGreaterThan(5);
  expect(piecesOf({ list: many.slice(0, 5) })).toHaveLength(1);
});
