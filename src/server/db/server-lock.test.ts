import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const program = (then: string) => [
  '--expose-gc',
  '--import',
  'tsx',
  '--input-type=module',
  '-e',
  `const { takeServerLock } = await import(${JSON.stringify(join(import.meta.dirname, 'server-lock.ts'))});
   takeServerLock(process.argv[1]); ${then}`,
];

const HOLD = "globalThis.gc(); globalThis.gc(); console.log('held'); setInterval(() => {}, 1000);";

test('a second server on the same folder is refused with a sentence, until the first has ended however it ended', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quiz-lock-'));
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
