import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lineLog } from '../../adapters/system/console-log';
import { machineHost } from '../../adapters/system/machine-host';
import { createApp } from '../../app';
import { backupName, backupsFolderOf } from '../../backup/names';
import { readConfig } from '../../config';
import { rememberingErrors } from '../../operations/recent-errors';
import { siteOf } from '../../site';
import { aFolder } from '../../testing/a-folder';
import { personOn } from '../../testing/person';
import { aWorld } from '../../testing/world';
import { makeOperatorLink } from './open-session';

const MINUTE_MS = 60_000;

function aServer() {
  const dataDir = aFolder('operator');
  const log = rememberingErrors(
    lineLog(() => {}),
    () => 7,
  );
  const world = aWorld({ log });
  const deps = { ...world.deps, host: machineHost(world.deps, { dataDir, warnings: [] }) };
  const app = createApp({ deps, site: siteOf(readConfig({ GEOLOCATION_URL: 'off' }), deps) });
  const nobody = personOn(app, undefined);
  const open = (link: unknown) => nobody.rest('POST', '/operator/session', { link });
  const look = (token: string | undefined) => personOn(app, token).rest('GET', '/operator/state');
  return { world, dataDir, open, look };
}

test('a link opens the page once, with a session of half an hour', async () => {
  const { world, open, look } = aServer();
  const link = makeOperatorLink(world.deps);
  const opened = await open(link);
  expect([opened.status, opened.body.expiresAt]).toEqual([200, world.clock.now() + 30 * MINUTE_MS]);
  expect((await open(link)).status).toBe(401);
  world.clock.advance(30 * MINUTE_MS - 1);
  expect((await look(opened.body.token)).status).toBe(200);
  world.clock.advance(1);
  expect((await look(opened.body.token)).status).toBe(401);
});

test('a link unused for 10 minutes, and any other word, opens nothing', async () => {
  const { world, open, look } = aServer();
  const link = makeOperatorLink(world.deps);
  world.clock.advance(10 * MINUTE_MS);
  for (const word of [link, '', 'guess', null, { $ne: '' }]) expect((await open(word)).status).toBe(401);
  const teacher = await world.signIn('teacher');
  for (const token of [undefined, 'guess', link, teacher.token]) expect((await look(token)).status).toBe(401);
});

test('only the hash of a link is stored, and each link is in the audit log', async () => {
  const { world, open } = aServer();
  const link = makeOperatorLink(world.deps);
  const client = world.deps.db.$client;
  expect(client.prepare('select token_hash from operator_links').pluck().all()).toEqual([
    world.deps.ids.hash(link),
  ]);
  await open(link);
  expect(client.prepare('select count(*) from operator_links').pluck().get()).toBe(0);
  expect(client.prepare('select action from audit_log order by id').pluck().all()).toEqual([
    'operator-link',
    'operator-page',
  ]);
});

test('the page shows backups, the last trial restore, the disk and the last errors, without people', async () => {
  const { world, dataDir, open, look } = aServer();
  const backups = backupsFolderOf(dataDir);
  mkdirSync(join(backups, backupName(MINUTE_MS)), { recursive: true });
  const drill = { backup: backupName(MINUTE_MS), at: 2 * MINUTE_MS, tookMs: 340, failure: null };
  await writeFile(join(backups, 'drill.json'), JSON.stringify({ ...drill, counts: { accounts: 4 } }));
  world.deps.log.error('request-failed', new Error('no room for sam@school.example'), { requestId: 'abc' });
  const { body } = await look((await open(makeOperatorLink(world.deps))).body.token);
  expect(body).toMatchObject({
    version: expect.any(String),
    databaseWritable: true,
    disk: { freeBytes: expect.any(Number), guardBytes: expect.any(Number) },
    backups: { count: 1, lastAt: MINUTE_MS, drill },
    waiting: { openAttempts: 0, unsentMails: 0, evaluations: 0 },
    errors: [{ at: 7, event: 'request-failed', error: 'Error: no room for …@…', requestId: 'abc' }],
  });
});
