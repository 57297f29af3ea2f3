import { expect, test } from 'vitest';
import { messages } from '../shared/messages';
import { createApp } from './app';
import { aWorld } from './testing/world';

const site = {
  siteName: 'Classroom Quiz',
  supportEmail: 'support@example.org',
  identityProvider: 'demo',
  firebase: null,
  payments: 'test',
  razorpayKeyId: '',
  billing: 'on',
  geolocationUrl: 'https://api.country.is/',
  publicUrl: 'http://localhost:3000',
  aiHost: '',
  sendsMail: false,
  languages: ['en'],
  retentionMonths: null,
} as const;

const anApp = () => createApp({ deps: aWorld().deps, site, hosts: new Set(['localhost:3000']) });

test('the health page reports that all is well', async () => {
  const response = await anApp().request('/healthz');
  expect(await response.json()).toMatchObject({ status: 'ok', version: expect.any(String) });
});

test('a browser opening an address of the API is redirected to the page', async () => {
  const response = await anApp().request('/student/?quizId=ABC', { headers: { Accept: 'text/html' } });
  expect([response.status, response.headers.get('Location')]).toEqual([302, '/student?quizId=ABC']);
});

test('a call with a token is answered by the API even if it accepts pages', async () => {
  const response = await anApp().request('/teacher/', {
    headers: { Accept: 'text/html', Authorization: 'Bearer x' },
  });
  expect(response.status).toBe(401);
});

test('a request under a foreign host name is refused', async () => {
  const response = await anApp().request('/healthz', { headers: { Host: 'evil.example' } });
  expect(await response.json()).toMatchObject({ error: messages.foreignHost, code: 'FORBIDDEN' });
});

test('an unknown address answers 404 with a sentence and a request id', async () => {
  const response = await anApp().request('/nothing');
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({
    error: messages.pageNotFound,
    code: 'NOT_FOUND',
    requestId: expect.any(String),
  });
});

test('the demo sign-in refuses requests that came through a proxy', async () => {
  const response = await anApp().request('/auth/demo/id-token', {
    method: 'POST',
    headers: { 'X-Forwarded-For': '10.0.0.1', 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'a@b.example', name: 'A' }),
  });
  expect(response.status).toBe(403);
});

test('every response forbids foreign scripts, frames and sniffing', async () => {
  const { headers } = await anApp().request('/healthz');
  expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(headers.get('Content-Security-Policy')).toContain("connect-src 'self' https://api.country.is");
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin-allow-popups');
});

test('a too large or too deep body is refused, and is no fault of the server', async () => {
  const world = aWorld();
  const teacher = await world.signIn('teacher');
  expect((await teacher.rest('POST', '/quiz/', { title: 'x'.repeat(300_000) })).status).toBe(413);
  expect(
    (await teacher.rest('POST', '/quiz/', `{"title":${'['.repeat(5000)}${']'.repeat(5000)}}`)).status,
  ).toBe(400);
  expect((await teacher.mutate('quizzes.create', '{"title":')).status).toBe(400);
  expect(world.errors).toEqual([]);
});
