import { once } from 'node:events';
import { Agent, request, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { listen } from '../../server/serve';
import { personOn } from '../../server/testing/person';
import { aStage } from '../../server/testing/stage';

// An attacker opens connections and leaves half-sent requests on them.

const LIMITS = { inAll: 30, ofAddress: 20 };
let server: Server | undefined;
const sockets: Socket[] = [];

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server?.closeAllConnections();
  server?.close();
});

async function aServer() {
  const stage = await aStage('running');
  server = await listen(stage.world.app, { host: '127.0.0.1', port: 0 }, LIMITS);
  return { ...stage, port: (server.address() as AddressInfo).port };
}

/** Connections with only the first lines of a request. */
async function halfSent(
  port: number,
  count: number,
  head = 'POST /auth/login/student HTTP/1.1\r\nHost: x\r\n',
) {
  const opened = Array.from({ length: count }, () => connect(port, '127.0.0.1'));
  sockets.push(...opened);
  for (const socket of opened) {
    socket.on('error', () => {});
    await once(socket, 'connect');
    socket.write(head);
  }
  return opened;
}

test('half-sent requests displace each other, and later requests are answered', async () => {
  const { port, student } = await aServer();
  const first = await halfSent(port, LIMITS.ofAddress);
  await halfSent(port, LIMITS.ofAddress);
  const url = `http://127.0.0.1:${port}`;
  const overNetwork = personOn({ request: (path, init) => fetch(url + path, init) }, student.token);
  expect((await overNetwork.rest('GET', '/student/')).status).toBe(200);
  await Promise.all(first.map((socket) => socket.closed || once(socket, 'close')));
});

test('the connection of a signed-in user stays open while others come and go', async () => {
  const { port, student } = await aServer();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const dashboard = () =>
    new Promise<{ status: number | undefined; localPort: number | undefined }>((resolve, reject) => {
      const headers = { Authorization: `Bearer ${student.token}` };
      const outgoing = request({ port, host: '127.0.0.1', path: '/student/', agent, headers }, (answer) => {
        const { localPort } = answer.socket;
        answer.resume().once('end', () => resolve({ status: answer.statusCode, localPort }));
      });
      outgoing.once('error', reject).end();
    });
  const before = await dashboard();
  await halfSent(port, LIMITS.ofAddress * 2);
  const after = await dashboard();
  expect(after).toEqual({ status: 200, localPort: before.localPort });
  agent.destroy();
});

test('an announced body that never arrives takes no memory from others', async () => {
  const { port, student, attemptId } = await aServer();
  const head = 'POST /auth/login/student HTTP/1.1\r\nHost: x\r\nContent-Length: 65000\r\n\r\n{';
  await halfSent(port, LIMITS.ofAddress - 2, head);
  const url = `http://127.0.0.1:${port}`;
  const overNetwork = personOn({ request: (path, init) => fetch(url + path, init) }, student.token);
  const saved = await overNetwork.mutate('attempts.saveAnswers', { attemptId, revision: 1, answers: {} });
  expect(saved.status).toBe(200);
});
