import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { aWorld } from '../../server/testing/world';
import { messages } from '../../shared/messages';

// A proxy or tunnel in front of a server with demo sign-in; its connections come from this machine.

const PERSON = JSON.stringify({ email: 'head@school.example', name: 'Head' });
const overLoopback = (httpVersion = '1.1') => ({
  incoming: Object.assign(Readable.from([Buffer.from(PERSON)]), {
    ...{ httpVersion, socket: { remoteAddress: '127.0.0.1' } },
  }),
});
type Ask = (headers?: Record<string, string>, httpVersion?: string) => Promise<number>;

function aServer() {
  const lines: string[] = [];
  const world = aWorld();
  const log = {
    ...world.deps.log,
    // A slow machine adds lines of slow requests.
    info: (event: string) => event !== 'request' && lines.push(event),
  };
  const { app, nobody, signIn } = aWorld({ log });
  const json = { 'Content-Type': 'application/json', Host: 'localhost:3000' };
  const tokenFor: Ask = async (headers = {}, httpVersion = '1.1') => {
    const init = { method: 'POST', headers: { ...json, ...headers }, body: PERSON };
    return (await app.request('/auth/demo/id-token', init, overLoopback(httpVersion))).status;
  };
  const look: Ask = async (headers = {}, httpVersion = '1.1') =>
    (await app.request('/metrics', { headers: { ...json, ...headers } }, overLoopback(httpVersion))).status;
  return { lines, nobody, signIn, tokenFor, look };
}

const SIGNS: readonly [sign: string, headers: Record<string, string>, httpVersion?: string][] = [
  ['nginx without a header of its own', {}, '1.0'],
  ['a forwarded address', { 'X-Forwarded-For': '203.0.113.7' }],
  ['a proxy that names itself', { Via: '1.1 proxy' }],
  ['HAProxy, which keeps the host', { Host: 'quiz.school.example' }],
  ['a tunnel whose visitors know it by its name', { Origin: 'https://quiz.tunnel.example' }],
  ['a page elsewhere', { Referer: 'https://quiz.tunnel.example/login/teacher' }],
];

test.each(SIGNS)('%s closes the demo sign-in until a restart', async (_sign, headers, httpVersion) => {
  const { lines, nobody, signIn, tokenFor, look } = aServer();
  const issued = (await nobody.rest('POST', '/auth/demo/id-token', { email: 'a@b.example', name: 'A' })).body;
  const student = await signIn('student', 'Sam');
  expect([await tokenFor(), await look()]).toEqual([200, 200]);
  expect([await look(headers, httpVersion), await tokenFor()]).toEqual([404, 403]);
  expect(lines).toEqual(['demo-sign-in-shut']);
  const refused = await nobody.mutate('accounts.demoIdToken', { email: 'a@b.example', name: 'A' });
  expect([refused.status, refused.body.error]).toEqual([403, messages.demoShut]);
  // Tokens issued before become invalid; sessions continue.
  expect((await nobody.rest('POST', '/auth/login/teacher', issued)).status).toBe(403);
  expect((await student.rest('GET', '/student/')).status).toBe(200);
  expect(await look()).toBe(200);
});

test.each([
  { Host: '127.0.0.1:3000', Origin: 'http://127.0.0.1:3000' },
  { Host: '[::1]:3000', Referer: 'http://[::1]:3000/login/demo' },
  { Origin: 'null' },
])('a browser on this machine signs in: %o', async (headers) => {
  expect(await aServer().tokenFor(headers)).toBe(200);
});
