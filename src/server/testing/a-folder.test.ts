import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { aFolder } from './a-folder';

describe('the folder of a test', () => {
  const ofFile = aFolder('of-file');
  let ofTest = '';

  test('exists while the test runs', () => {
    ofTest = aFolder('of-test');
    mkdirSync(join(ofTest, 'inside'));
    expect([existsSync(ofTest), existsSync(ofFile)]).toEqual([true, true]);
  });

  test('is removed after it, and one made outside of tests stays for the whole file', () => {
    expect([existsSync(ofTest), existsSync(ofFile)]).toEqual([false, true]);
  });
});

test('a stopped program removes its folders, even after two signals', async () => {
  const code = `
    const { aFolder, aSharedFolder, leaveOnSignals } = await import('./src/server/testing/a-folder.ts');
    leaveOnSignals();
    // Slow to leave, so that the second signal finds it leaving.
    process.prependListener('exit', () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200));
    console.log(aFolder('stopped'), aSharedFolder('stopped'));
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code]);
  const [said] = await once(child.stdout, 'data');
  const folders = String(said).trim().split(' ');
  expect(folders.map((folder) => existsSync(folder))).toEqual([true, true]);
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  const again = setInterval(() => child.kill('SIGTERM'), 50);
  expect(await exited).toEqual([1, null]);
  clearInterval(again);
  expect(folders.map((folder) => existsSync(folder))).toEqual([false, false]);
});
