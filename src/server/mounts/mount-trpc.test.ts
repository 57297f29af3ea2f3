import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { describe, expect, test } from 'vitest';
import { createApp } from '../app';
import { readConfig } from '../config';
import { siteOf } from '../site';
import { aPublishedQuiz } from '../testing/factories';
import { aWorld, type World } from '../testing/world';
import { findCaller } from '../transport/admit';
import { appRouter } from './app-router';

/** The response of tRPC's own adapter, and the server's. */
async function bothAnswers(
  { deps }: World,
  path: string,
  init: RequestInit & { headers: Record<string, string> },
) {
  const app = createApp({ deps, site: siteOf(readConfig({}), deps) });
  const authorization = new Headers(init.headers).get('Authorization') ?? undefined;
  const sent = JSON.parse(String(init.body ?? new URL(`http://localhost/${path}`).searchParams.get('input')));
  const adapter = await fetchRequestHandler({
    endpoint: '/trpc',
    router: appRouter,
    req: new Request(`http://localhost/trpc/${path}`, init),
    createContext: () => ({
      deps,
      requestId: 'r',
      ask: () => ({
        admit: async (kind) => findCaller[kind](deps, authorization),
        read: async () => ({ ids: sent, body: sent }),
        origin: () => ({ isLocal: true, address: '', kept: { read: () => undefined, write: () => {} } }),
      }),
    }),
  });
  const server = await app.request(`/trpc/${path}`, init);
  return Promise.all([adapter, server].map(answered));
}

async function answered(response: Response) {
  const body = JSON.parse(await response.text(), (key, value) => (key === 'requestId' ? 'r' : value));
  const { headers, status } = response;
  return { status, body, type: headers.get('Content-Type'), vary: headers.get('Vary') };
}

describe("a mutation of our pages is answered like tRPC's own adapter", () => {
  test.each([
    ['a success', 'quizzes.update', (quizId: string) => ({ quizId, title: 'Roots' })],
    ['a refused input', 'quizzes.update', (quizId: string) => ({ quizId, title: '' })],
    ['a quiz that is not there', 'quizzes.update', () => ({ quizId: 'none' })],
    ['a call of a student', 'attempts.submit', (quizId: string) => ({ quizId })],
    ['an unknown procedure', 'quizzes.nothing', () => ({})],
    ['a query sent as a mutation', 'quizzes.dashboard', () => ({})],
    ['a whole router', 'quizzes', () => ({})],
  ])('%s', async (_what, path, input) => {
    const world = aWorld();
    const { teacher, quizId } = await aPublishedQuiz(world);
    const headers = { Authorization: `Bearer ${teacher.token}`, 'Content-Type': 'application/json' };
    const body = JSON.stringify(input(quizId));
    const [adapter, server] = await bothAnswers(world, path, { method: 'POST', headers, body });
    expect(server).toEqual(adapter);
  });

  test('an unauthenticated caller', async () => {
    const headers = { 'Content-Type': 'application/json' };
    const [adapter, server] = await bothAnswers(aWorld(), 'attempts.submit', {
      method: 'POST',
      headers,
      body: '{}',
    });
    expect(server).toEqual(adapter);
    expect(server?.status).toBe(401);
  });

  test('an invalid JSON body is refused by the use case in its own order', async () => {
    const world = aWorld();
    const { teacher } = await aPublishedQuiz(world);
    const headers = { Authorization: `Bearer ${teacher.token}`, 'Content-Type': 'application/json' };
    const app = createApp({ deps: world.deps, site: siteOf(readConfig({}), world.deps) });
    const response = await app.request('/trpc/quizzes.update', {
      method: 'POST',
      headers,
      body: '{"quizId":',
    });
    expect(response.status).toBe(404);
  });
});
