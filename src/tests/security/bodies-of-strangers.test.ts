import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { listen } from '../../server/serve';
import { aWorld, type World } from '../../server/testing/world';
import { BODY_ROOM } from '../../server/transport/read-body';

// An anonymous sender of large bodies that are never completed.

const ANNOUNCED = 250_000;
const FILLING = 17;
/** Together they leave less memory than a sign-in needs. */
const SENT = Math.floor(BODY_ROOM.ofStrangersAtAddress / FILLING);
let server: Server | undefined;
const sockets: Socket[] = [];

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server?.closeAllConnections();
  server?.close();
});

async function aServer(): Promise<{ world: World; port: number }> {
  const world = aWorld();
  server = await listen(world.app, { host: '127.0.0.1', port: 0 });
  return { world, port: (server.address() as AddressInfo).port };
}

function unfinished(port: number): Socket {
  const head = `POST /auth/login/student HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\n`;
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(`${head}Content-Length: ${ANNOUNCED}\r\n\r\n${' '.repeat(SENT)}`);
  sockets.push(socket);
  return socket;
}

/** Fills the memory for bodies; resolves at the first refusal with its text. */
async function filled(port: number): Promise<{ refused: Socket; answer: string }> {
  const all = Array.from({ length: FILLING + 1 }, () => unfinished(port));
  return Promise.race(
    all.map(async (refused) => ({ refused, answer: String((await once(refused, 'data'))[0]) })),
  );
}

test('a refused body gets a response, and its connection ends without reading the rest', async () => {
  const { port } = await aServer();
  const accepted: Socket[] = [];
  server?.on('connection', (socket: Socket) => accepted.push(socket));
  const { refused, answer } = await filled(port);
  expect(answer).toMatch(/^HTTP\/1.1 503 .*Retry-After: 5/is);
  const there = accepted.find(({ remotePort }) => remotePort === refused.localPort);
  if (!refused.closed) await new Promise((resolve) => refused.once('close', resolve));
  expect(there?.bytesRead).toBeLessThan(SENT);
});

test('a sign-in from the same address succeeds while large bodies fill its memory', async () => {
  const { port } = await aServer();
  await filled(port);
  const body = JSON.stringify({ firebaseToken: 'nobody' });
  const headers = { 'Content-Type': 'application/json' };
  const signIn = await fetch(`http://127.0.0.1:${port}/auth/login/student`, {
    method: 'POST',
    headers,
    body,
  });
  expect(signIn.status).toBe(401);
});

test('an aborted body is not logged as an error', async () => {
  const { port, world } = await aServer();
  const arrival = once(server as Server, 'request');
  const socket = unfinished(port);
  const [{ socket: accepted }] = (await arrival) as [IncomingMessage];
  socket.destroy();
  await new Promise((resolve) => accepted.once('close', resolve));
  await nextTurn();
  expect(world.errors).toEqual([]);
});
