import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createApp } from '../app';
import { readConfig } from '../config';
import { siteOf } from '../site';
import { aPublishedQuiz, aSubmitter } from '../testing/factories';
import { aWorld } from '../testing/world';

test('a page that is the same as before is not sent again', async () => {
  const { deps } = aWorld();
  const clientDir = mkdtempSync(join(tmpdir(), 'quiz-client-'));
  writeFileSync(join(clientDir, 'index.html'), '<html><head><title>t</title></head></html>');
  const app = createApp({ deps, site: siteOf(readConfig({}), deps), clientDir });
  const first = await app.request('/student');
  const tag = first.headers.get('ETag') ?? '';
  const again = await app.request('/student', { headers: { 'If-None-Match': tag } });
  expect([first.status, again.status]).toEqual([200, 304]);
  expect(await again.text()).toBe('');
});

test('a long answer is compressed for who takes it, and the same for who does not', async () => {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  for (let at = 0; at < 30; at += 1) await aSubmitter(world, quiz, { name: `Student ${at}` });
  const app = createApp({ deps: world.deps, site: siteOf(readConfig({}), world.deps) });
  const ask = (encoding: string) =>
    app.request(`/quiz/${quiz.quizId}/results`, {
      headers: { Authorization: `Bearer ${quiz.teacher.token}`, 'Accept-Encoding': encoding },
    });
  const [zipped, plain] = [await ask('gzip, br'), await ask('identity')];
  expect(zipped.headers.get('Content-Encoding')).toBe('gzip');
  expect(zipped.headers.get('Vary')).toContain('Accept-Encoding');
  expect(plain.headers.get('Content-Encoding')).toBeNull();
  const bytes = new Uint8Array(await zipped.arrayBuffer());
  const text = await new Response(
    new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')),
  ).text();
  const whole = await plain.text();
  expect(JSON.parse(text)).toEqual(JSON.parse(whole));
  expect(bytes.byteLength).toBeLessThan(whole.length / 3);
});
