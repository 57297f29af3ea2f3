import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { messages } from '../shared/messages';
import { fileImageStore } from './adapters/images/file-image-store';
import { lineLog } from './adapters/system/console-log';
import { makeBackup } from './backup/make-backup';
import { openDb } from './db/open';
import { guardBytes, isDiskLow, lookAtDisk } from './disk';
import { diskWatch } from './operations/watch-disk';
import { aFolder } from './testing/a-folder';
import { aPublishedQuiz, aStarter } from './testing/factories';
import { questionForm, sampleQuestions } from './testing/sample-questions';
import { aWorld } from './testing/world';

const MEGABYTE = 1024 * 1024;

/** A disk of 20 GB with this many megabytes free. */
const withFree = (megabytes: number) => {
  const disk = { freeBytes: megabytes * MEGABYTE, totalBytes: 20_480 * MEGABYTE };
  return { disk, look: async () => disk };
};

const image = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('200 MB are reserved for answers, and 2 % of a disk of less than 10 GB', () => {
  expect(guardBytes({ freeBytes: 0, totalBytes: 1_000_000 * MEGABYTE })).toBe(200 * MEGABYTE);
  expect(guardBytes({ freeBytes: 0, totalBytes: 1000 * MEGABYTE })).toBe(20 * MEGABYTE);
  expect(isDiskLow(withFree(200).disk)).toBe(false);
  expect(isDiskLow(withFree(199.9).disk)).toBe(true);
});

test('the disk of a folder is checked, and an unreadable one reports nothing', async () => {
  const { freeBytes, totalBytes } = await lookAtDisk(aFolder('disk'));
  expect(freeBytes).toBeGreaterThan(0);
  expect(totalBytes).toBeGreaterThan(freeBytes);
});

test('on an almost full disk an image is refused, while answers and questions are still saved', async () => {
  const { disk, look } = withFree(100);
  const world = aWorld({ images: fileImageStore(aFolder('disk'), undefined, look) });
  const quiz = await aPublishedQuiz(world);
  const { student, attemptId } = await aStarter(world, quiz);
  const draft = await quiz.teacher.rest('POST', '/quiz/', { title: 'Draft' });
  const form = () => {
    const made = questionForm(sampleQuestions[0], draft.body._id);
    made.set('image', new File([image], 'dot.png'));
    return made;
  };
  const refused = await quiz.teacher.rest('POST', '/question/', form());
  expect([refused.status, refused.body.error]).toEqual([503, messages.diskIsLow]);
  expect(refused.headers.get('Retry-After')).toBe('5');
  const [first = ''] = quiz.questionIds;
  const saved = await student.mutate('attempts.saveAnswers', {
    attemptId,
    revision: 1,
    answers: { [first]: 'Mitochondria' },
  });
  expect([saved.status, saved.body.savedRevision]).toEqual([200, 1]);
  disk.freeBytes = 300 * MEGABYTE;
  expect((await quiz.teacher.rest('POST', '/question/', form())).status).toBe(200);
});

test('a backup that would use the space reserved for answers is refused and leaves nothing', async () => {
  const dataDir = aFolder('disk');
  const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url));
  openDb({ file: join(dataDir, 'quiz.sqlite'), migrationsFolder }).$client.close();
  const into = join(aFolder('disk'), 'backups');
  const request = { dataDir, into, nowMs: 0, programVersion: '1' };
  await expect(makeBackup({ ...request, look: withFree(200).look })).rejects.toThrow(messages.diskIsLow);
  expect(existsSync(into) ? readdirSync(into) : []).toEqual([]);
});

test('the log reports once that the disk is almost full, and once that it has space again', async () => {
  const written: string[] = [];
  const { disk, look } = withFree(500);
  const watch = diskWatch({ log: lineLog((line) => written.push(line)) }, { dataDir: aFolder('disk'), look });
  for (const megabytes of [500, 150, 100, 500, 500]) {
    disk.freeBytes = megabytes * MEGABYTE;
    await watch();
  }
  expect(written.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'error', event: 'disk-low', freeMegabytes: 150 },
    { level: 'info', event: 'disk-has-room', freeMegabytes: 500 },
  ]);
});
