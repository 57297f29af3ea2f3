import { expect, test } from 'vitest';
import { messages } from '../../shared/messages';
import { createApp } from '../app';
import { readConfig } from '../config';
import { siteOf } from '../site';
import { aWorld } from '../testing/world';

test('a write that cannot be stored is refused with 503 and Retry-After, over REST and tRPC alike', async () => {
  const world = aWorld();
  const app = createApp({
    deps: world.deps,
    site: siteOf(readConfig({ GEOLOCATION_URL: 'off' }), world.deps),
  });
  const call = (path: string, body: object, headers: Record<string, string> = {}) =>
    app.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const issued = await (await call('/auth/demo/id-token', { email: 'a@b.example', name: 'A' })).json();
  const { token } = (await (await call('/auth/login/teacher', issued as object)).json()) as { token: string };
  const signedIn = { Authorization: `Bearer ${token}` };

  world.deps.db.$client.pragma('query_only = ON');
  const overRest = await call('/quiz/', { title: 'Plants' }, signedIn);
  const overTrpc = await call('/trpc/quizzes.create', { title: 'Plants' }, signedIn);
  expect([overRest.status, overTrpc.status]).toEqual([503, 503]);
  expect([overRest, overTrpc].map(({ headers }) => headers.get('Retry-After'))).toEqual(['5', '5']);
  expect(await overRest.json()).toMatchObject({ error: messages.cannotStore, code: 'SERVICE_UNAVAILABLE' });
  expect(await overTrpc.json()).toMatchObject({ error: { data: { error: messages.cannotStore } } });

  world.deps.db.$client.pragma('query_only = OFF');
  expect((await call('/quiz/', { title: 'Plants' }, signedIn)).status).toBe(200);
});
