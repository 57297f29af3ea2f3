import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { aFolder } from '../testing/a-folder';
import { takeServerLock } from './server-lock';

const program = (then: string) => [
  '--expose-gc',
  '--import',
  'tsx',
  '--input-type=module',
  '-e',
  `const { takeServerLock } = await import(${JSON.stringify(join(import.meta.dirname, 'server-lock.ts'))});
   await takeServerLock(process.argv[1]); ${then}`,
];

const HOLD = "globalThis.gc(); globalThis.gc(); console.log('held'); setInterval(() => {}, 1000);";

test('a second server on the same folder is refused until the first has ended, in whatever way', async () => {
  const folder = aFolder('lock');
  const first = spawn(process.execPath, [...program(HOLD), folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => {
    first.kill('SIGKILL');
  });
  await once(first.stdout, 'data');
  const second = () =>
    execFileSync(process.execPath, [...program("console.log('held');"), folder], {
      stdio: 'pipe',
      encoding: 'utf8',
    });
  expect(second).toThrow(/Another server already runs on the data folder/);
  first.kill('SIGKILL');
  await once(first, 'exit');
  expect(second()).toBe('held\n');
});

test.runIf(process.platform === 'linux')(
  'neither a link nor the removal of the lock file lets a second server in',
  async () => {
    const around = aFolder('lock');
    const [link, other] = [join(around, 'link'), aFolder('lock')];
    const folder = aFolder('lock');
    writeFileSync(join(folder, 'quiz.sqlite'), '');
    symlinkSync(folder, link);
    symlinkSync(join(folder, 'quiz.sqlite'), join(other, 'quiz.sqlite'));
    const release = await takeServerLock(folder);
    await expect(takeServerLock(link)).rejects.toThrow('already runs');
    await expect(takeServerLock(other)).rejects.toThrow('already runs');
    rmSync(join(folder, 'server.lock'));
    await expect(takeServerLock(folder)).rejects.toThrow('already runs');
    await expect(takeServerLock(other)).rejects.toThrow('already runs');
    release();
    (await takeServerLock(other))();
  },
);
