import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { aiCheck } from './check';

/** An AI server with a fixed response, and the requests it received. */
async function anAiServer(status: number, body: unknown) {
  const requests: { url: string | undefined; authorization: string | undefined }[] = [];
  const server = createServer(({ url, headers }, response) => {
    requests.push({ url, authorization: headers.authorization });
    if (status > 0) response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, requests };
}

const settings = { apiKey: 'sk-test', model: 'small' };

test('without an AI server, the built-in grader marks', async () => {
  expect(await aiCheck(null).run()).toMatchObject([{ state: 'off' }]);
});

test('a working server gets one request, with the key', async () => {
  const { baseUrl, requests } = await anAiServer(200, { choices: [{ message: { content: 'OK' } }] });
  expect(await aiCheck({ ...settings, baseUrl }).run()).toMatchObject([{ state: 'ok' }]);
  expect(requests).toEqual([{ url: '/v1/chat/completions', authorization: 'Bearer sk-test' }]);
});

test.each([
  [401, { error: { code: 'invalid_api_key', message: 'Incorrect key' } }, 'wrong', 'OPENAI_API_KEY'],
  [404, { error: { code: 'model_not_found', message: 'No such model' } }, 'wrong', 'OPENAI_MODEL'],
  [404, { error: { message: 'model "small" not found, try pulling it first' } }, 'wrong', 'OPENAI_MODEL'],
  [404, 'Not found', 'wrong', 'usually ends with /v1'],
  [200, '<html>Welcome</html>', 'wrong', 'speaks no OpenAI protocol'],
  [429, { error: { code: 'insufficient_quota', message: 'Quota' } }, 'wrong', 'no credit'],
  [
    429,
    { error: { code: 'rate_limit_exceeded', message: 'Slow down' } },
    'warning',
    'takes no more requests',
  ],
  [503, { error: 'Loading' }, 'warning', '503'],
  [400, { error: { message: 'Nonsense' } }, 'wrong', 'Nonsense'],
] as const)('a response %d %o has a finding of its own', async (status, body, state, words) => {
  const { baseUrl } = await anAiServer(status, body);
  expect(await aiCheck({ ...settings, baseUrl }).run()).toEqual([
    { state, sentence: expect.stringContaining(words) },
  ]);
});

test('unreachable and silent servers get their own findings', async () => {
  const [nobody] = await aiCheck({ ...settings, baseUrl: 'http://127.0.0.1:9/v1' }).run();
  expect(nobody).toEqual({ state: 'wrong', sentence: expect.stringContaining('cannot be reached') });
  const { baseUrl } = await anAiServer(0, '');
  const [silent] = await aiCheck({ ...settings, baseUrl }, 200).run();
  expect(silent?.sentence).toContain('no answer in time');
});
