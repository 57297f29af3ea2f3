import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const LOG = fileURLToPath(new URL('./console-log.ts', import.meta.url));

/** Writes lines, and fifty more after the message that its reader has gone. */
const WRITER = `
  import { consoleLog, outliveReaders } from ${JSON.stringify(LOG)};
  outliveReaders();
  let left = Infinity;
  setInterval(() => {
    consoleLog.info('tick');
    consoleLog.error('tock', new Error('x'));
    left -= 1;
    if (left === 0) process.exit(0);
  }, 2);
  process.stdin.on('data', () => { left = 50; });
`;

test('the server keeps running after the reader of its log has gone', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', WRITER]);
  await Promise.all([once(child.stdout, 'data'), once(child.stderr, 'data')]);
  const ended = once(child, 'exit');
  child.stdout.destroy();
  child.stderr.destroy();
  child.stdin.on('error', () => {}).write('gone\n');
  expect((await ended)[0]).toBe(0);
});
