import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { operatorMessages } from '../../../shared/operator/messages';
import { fileImageStore } from '../../adapters/images/file-image-store';
import { machineHost } from '../../adapters/system/machine-host';
import { loadSecrets } from '../../adapters/system/secrets';
import { createApp } from '../../app';
import { backupsFolderOf } from '../../backup/names';
import { readConfig } from '../../config';
import { groupCommitOf, transactionOf } from '../../db/commit';
import { openDb } from '../../db/open';
import { siteOf } from '../../site';
import { aFolder } from '../../testing/a-folder';
import { dotPng } from '../../testing/dot-png';
import { operatorOn } from '../../testing/operator';
import { personOn } from '../../testing/person';
import { questionForm, sampleQuestions } from '../../testing/sample-questions';
import { aWorld, MIGRATIONS } from '../../testing/world';

/** A school with its data in a folder, as on a server, and its operator. */
function aSchoolOnDisk() {
  const dataDir = aFolder('storage');
  loadSecrets(dataDir);
  const db = openDb({ file: join(dataDir, 'quiz.sqlite'), migrationsFolder: MIGRATIONS });
  const world = aWorld({
    db,
    images: fileImageStore(join(dataDir, 'uploads')),
    inTransaction: transactionOf(db),
    groupCommit: groupCommitOf(db),
  });
  const deps = { ...world.deps, host: machineHost(world.deps, { dataDir, warnings: [] }) };
  const app = createApp({ deps, site: siteOf(readConfig({ GEOLOCATION_URL: 'off' }), deps) });
  const operator = personOn(app, operatorOn(world).token);
  return { world, dataDir, operator };
}

test('the page shows disk usage, and the owners of the largest images', async () => {
  const { world, dataDir, operator } = aSchoolOnDisk();
  const ann = await world.signIn('teacher', 'Ann');
  const { body: quiz } = await ann.rest('POST', '/quiz/', { title: 'Cells' });
  const form = questionForm(sampleQuestions[0], quiz._id);
  form.set('image', dotPng());
  const { body: question } = await ann.rest('POST', '/question/', form);
  writeFileSync(join(dataDir, 'uploads', 'left-over.webp'), 'x'.repeat(90_000));
  const { body } = await operator.rest('GET', '/operator/storage');
  expect(body).toMatchObject({
    databaseBytes: expect.any(Number),
    uploads: { count: 2, bytes: expect.any(Number) },
    backups: { count: 0, bytes: 0 },
    disk: { freeBytes: expect.any(Number) },
    largest: [
      { name: 'left-over.webp', bytes: 90_000, quiz: null },
      {
        name: question.imageUrl.slice('/uploads/'.length),
        quiz: { title: 'Cells', email: 'ann@school.example' },
      },
    ],
  });
  expect(body.databaseBytes).toBeGreaterThan(100_000);
});

test('a requested backup is made on any day, but not twice in a row', async () => {
  const { world, dataDir, operator } = aSchoolOnDisk();
  const [one, other] = await Promise.all([
    operator.rest('POST', '/operator/backups'),
    operator.rest('POST', '/operator/backups'),
  ]);
  expect([one.status, other.status].toSorted()).toEqual([200, 409]);
  expect((await operator.rest('POST', '/operator/backups')).body.error).toBe(operatorMessages.backupJustMade);
  world.clock.advance(60_000);
  expect((await operator.rest('POST', '/operator/backups')).status).toBe(200);
  writeFileSync(join(backupsFolderOf(dataDir), 'notes.txt'), 'not a backup');
  const { body } = await operator.rest('GET', '/operator/backups');
  expect(body.backups).toHaveLength(2);
  expect(body.backups[0].madeAt).toBeGreaterThan(body.backups[1].madeAt);
  expect(body.backups[0].bytes).toBeGreaterThan(100_000);
  expect(body.drill).toMatchObject({ failure: null });
  const acts = world.deps.db.$client
    .prepare("select actor_id from audit_log where action = 'backup-made'")
    .pluck()
    .all();
  expect(acts).toEqual(['operator', 'operator']);
});

test('a failed backup is refused with a sentence, and the log has the cause', async () => {
  const { world, dataDir, operator } = aSchoolOnDisk();
  writeFileSync(backupsFolderOf(dataDir), 'a file where the folder should be');
  const { status, body } = await operator.rest('POST', '/operator/backups');
  expect([status, body.error]).toEqual([503, operatorMessages.backupFailed]);
  expect(world.errors).toHaveLength(1);
});
