import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createApp } from '../app';
import { backupName, backupsFolderOf } from '../backup/names';
import { readConfig } from '../config';
import { groupCommitOf } from '../db/commit';
import { metersOf } from '../operations/meters';
import { siteOf } from '../site';
import { aFolder } from '../testing/a-folder';
import { aPublishedQuiz, aStarter } from '../testing/factories';
import { aWorld, type World } from '../testing/world';
import type { OperationsOptions } from './metrics-routes';

const HOUR_MS = 60 * 60 * 1000;
const MEGABYTE = 1024 * 1024;

/** A server with requests from this machine and from elsewhere. */
function anOperatedServer(world: World, operations: OperationsOptions = {}) {
  const site = siteOf(readConfig({ GEOLOCATION_URL: 'off' }), world.deps);
  const app = createApp({ deps: world.deps, site, operations });
  const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });
  return {
    local: (path: string) => app.request(path, {}, from('127.0.0.1')),
    remote: (path: string, headers: Record<string, string> = {}) =>
      app.request(path, { headers }, from('203.0.113.7')),
    proxied: (path: string) =>
      app.request(path, { headers: { 'X-Forwarded-For': '203.0.113.7' } }, from('127.0.0.1')),
  };
}

test('the health page gives details to this machine, and only the status to others', async () => {
  const world = aWorld();
  const dataDir = aFolder('health');
  mkdirSync(join(backupsFolderOf(dataDir), backupName(world.clock.now() - HOUR_MS)), { recursive: true });
  const look = async () => ({ freeBytes: 500 * MEGABYTE, totalBytes: 20_000 * MEGABYTE });
  const server = anOperatedServer(world, { dataDir, look });
  expect(await (await server.local('/healthz')).json()).toEqual({
    status: 'ok',
    version: expect.any(String),
    uptimeSeconds: expect.any(Number),
    databaseWritable: true,
    diskFreeBytes: 500 * MEGABYTE,
    lastBackupAgeSeconds: 3600,
  });
  for (const answer of [await server.remote('/healthz'), await server.proxied('/healthz')]) {
    expect(await answer.json()).toEqual({ status: 'ok', version: expect.any(String) });
  }
});

test('a read-only database fails the health check until it can be written again', async () => {
  const world = aWorld();
  const server = anOperatedServer(world);
  world.deps.db.$client.pragma('query_only = ON');
  const failing = await server.local('/healthz');
  expect(failing.status).toBe(503);
  expect(await failing.json()).toMatchObject({
    status: 'failing',
    reason: 'The database cannot be written.',
  });
  const answer = await server.remote('/healthz');
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { status: 'failing', version: expect.any(String) },
  ]);
  world.deps.db.$client.pragma('query_only = OFF');
  expect((await server.local('/healthz')).status).toBe(503);
  world.clock.advance(5000);
  expect((await server.local('/healthz')).status).toBe(200);
});

test('the health check does not wait for a hanging commit', async () => {
  const world = aWorld({ groupCommit: () => new Promise(() => {}) });
  const { local } = anOperatedServer(world, { patienceMs: 5 });
  expect((await local('/healthz')).status).toBe(503);
});

test('a disk with too little space for answers fails the health check', async () => {
  const dataDir = aFolder('health');
  const disk = { freeBytes: 200 * MEGABYTE, totalBytes: 20_000 * MEGABYTE };
  const server = anOperatedServer(aWorld(), { dataDir, look: async () => disk });
  expect((await server.local('/healthz')).status).toBe(200);
  disk.freeBytes -= 1;
  const failing = await server.local('/healthz');
  expect([failing.status, await failing.json()]).toMatchObject([503, { reason: 'The disk is almost full.' }]);
});

test('metrics are open to this machine, and to others with the token', async () => {
  const closed = anOperatedServer(aWorld());
  expect((await closed.local('/metrics')).status).toBe(200);
  expect((await closed.remote('/metrics')).status).toBe(404);
  expect((await closed.proxied('/metrics')).status).toBe(404);
  expect((await closed.remote('/metrics', { Authorization: 'Bearer null' })).status).toBe(404);
  const open = anOperatedServer(aWorld(), { metricsToken: 'a-token-of-the-school' });
  const status = async (token: string) =>
    (await open.remote('/metrics', { Authorization: `Bearer ${token}` })).status;
  expect(await status('a-token-of-the-school')).toBe(200);
  expect(await status('a-token-of-the-schoo')).toBe(404);
  expect((await open.remote('/metrics')).status).toBe(404);
});

test('metrics count requests by route, commits and queues, without personal data', async () => {
  const base = aWorld();
  const groupCommit = groupCommitOf(base.deps.db, metersOf(base.deps.db));
  const world = aWorld({ ...base.deps, groupCommit });
  const quiz = await aPublishedQuiz(world);
  const { student, attemptId } = await aStarter(world, quiz, 'Xanthippe');
  await student.mutate('attempts.saveAnswers', { attemptId, revision: 1, answers: {} });
  await student.rest('GET', `/api/quiz/share/${quiz.shareId}`);
  await student.rest('GET', '/quiz/share/ABCDEFGH');
  const response = await anOperatedServer(world).local('/metrics');
  expect(response.headers.get('Content-Type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await response.text();
  for (const line of [
    'quiz_http_requests_total{method="GET",route="/quiz/share/:shareId",status="2xx"} 1',
    'quiz_http_requests_total{method="GET",route="/quiz/share/:shareId",status="4xx"} 1',
    'quiz_http_requests_total{method="POST",route="/trpc/attempts.saveAnswers",status="2xx"} 1',
    'quiz_http_request_duration_seconds_bucket{route="/quiz/share/:shareId",le="+Inf"} 2',
    'quiz_http_request_duration_seconds_count{route="/quiz/share/:shareId"} 2',
    'quiz_open_attempts 1',
    'quiz_up 1',
  ]) {
    expect(text.split('\n')).toContain(line);
  }
  expect(text).toMatch(/^quiz_group_commit_writes_count [1-9]/m);
  expect(text).toMatch(/^process_resident_memory_bytes [1-9]\d{6,}$/m);
  // Only the labels contain words; a short id could occur among the figures by chance.
  const labels = [...text.matchAll(/"([^"]*)"/g)].join('\n');
  expect(text.toLowerCase()).not.toContain('xanthippe');
  for (const id of [attemptId, quiz.shareId]) expect(labels).not.toContain(id);
});
