import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';
import { aFolder } from '../../src/server/testing/a-folder';

const LOCKFILE = '{}\n';
let project = '';

/** A project with the real launcher, packages that count as installed, and its own tasks. */
beforeAll(() => {
  project = aFolder('launch');
  const at = (place: string) => path.join(project, place);
  mkdirSync(at('node_modules'));
  for (const name of ['tsx', 'vitest'])
    symlinkSync(path.resolve('node_modules', name), at(`node_modules/${name}`));
  const hash = createHash('sha256').update(LOCKFILE).digest('hex');
  writeFileSync(at('node_modules/.lockfile-sha256'), `${hash} all`);
  writeFileSync(at('package-lock.json'), LOCKFILE);
  writeFileSync(at('package.json'), '{ "type": "module" }\n');
  cpSync('scripts/launch.mjs', at('scripts/launch.mjs'));
  cpSync('scripts/launch', at('scripts/launch'), { recursive: true });
  writeFileSync(at('scripts/leaving.ts'), 'process.exitCode = Number(process.argv[2]);\n');
  writeFileSync(at('scripts/waiting.ts'), `console.log('ready'); setInterval(() => {}, 1000);\n`);
  const telling = `console.log('on', process.versions.node, ...process.argv.slice(2));`;
  writeFileSync(
    at('scripts/telling.ts'),
    `import './launch/on-current-node.mjs';\n${telling}\nprocess.exitCode = 3;\n`,
  );
  writeFileSync(
    at('vitest.config.ts'),
    `import './scripts/launch/on-current-node.mjs';\n${telling}\nexport default {};\n`,
  );
  writeFileSync(
    at('scripts/finishing.ts'),
    `let asked = 0;
process.on('SIGTERM', () => { asked += 1; console.log('asked'); if (asked === 2) process.exit(7); });
console.log('ready');
setInterval(() => {}, 1000);\n`,
  );
});

const launch = (...args: string[]): ChildProcess =>
  spawn(process.execPath, ['scripts/launch.mjs', ...args], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'pipe'],
  });

const nextWords = async (child: ChildProcess): Promise<string> => {
  const [chunk] = await once(child.stdout ?? child, 'data');
  return String(chunk).trim();
};

const saidBy = ({ stderr }: ChildProcess): Promise<string> => (stderr ? text(stderr) : Promise.resolve(''));

describe('the launcher', () => {
  test('returns the exit code of the task and prints nothing', async () => {
    const child = launch('leaving', '3');
    const said = saidBy(child);
    expect(await once(child, 'exit')).toEqual([3, null]);
    expect(await said).toBe('');
  });

  test('lists the tasks when given an unknown one', async () => {
    const child = launch('nonsense');
    const said = saidBy(child);
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(await said).toContain('There is no task "nonsense". The tasks: start, ');
  });

  test('forwards a signal and exits with the code of the task', async () => {
    const child = launch('waiting');
    expect(await nextWords(child)).toBe('ready');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([128 + 15, null]);
  });

  test('waits after a signal until the task has finished, even after a second signal', async () => {
    const child = launch('finishing');
    expect(await nextWords(child)).toBe('ready');
    child.kill('SIGTERM');
    expect(await nextWords(child)).toBe('asked');
    expect(child.exitCode).toBeNull();
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([7, null]);
  });

  // npm runs a task in a shell: it forwards a signal to that shell only, and if killed it leaves the shell waiting.
  test.each([
    ['the shell of npm is ended', 'SIGTERM', `${process.execPath} scripts/launch.mjs waiting; true`],
    ['npm is killed', 'SIGKILL', `sh -c '${process.execPath} scripts/launch.mjs waiting; true'; true`],
  ] as const)('ends with its task when %s', async (_, signal, command) => {
    const npm = spawn('sh', ['-c', command], {
      ...{ cwd: project, stdio: ['ignore', 'pipe', 'ignore'] },
      env: { ...process.env, npm_lifecycle_event: 'start' },
    });
    expect(await nextWords(npm)).toBe('ready');
    npm.kill(signal);
    // The output ends once no process can write to it.
    await once(npm.stdout ?? npm, 'close');
    expect(npm.signalCode).toBe(signal);
  });
});

describe('on the Node of a system that is too old', () => {
  /** Fakes an old Node version in this process; its child processes are real. */
  const OLD = `data:text/javascript,Object.defineProperty(process.versions, 'node', { value: '20.19.0' })`;
  const runOnOld = (...args: string[]) =>
    spawnSync(process.execPath, ['--import', OLD, ...args], { cwd: project, encoding: 'utf8' });

  test('a command runs on a current Node, with its arguments and exit code', () => {
    const { status, stdout } = runOnOld('--import', 'tsx', 'scripts/telling.ts', 'all');
    expect([status, stdout]).toEqual([3, `on ${process.versions.node} all\n`]);
  });

  test('Vitest runs on a current Node', () => {
    const { status, stdout, stderr } = runOnOld('node_modules/vitest/vitest.mjs', 'run', 'nothing');
    expect(stdout).toContain(`on ${process.versions.node} run nothing\n`);
    expect(stdout).not.toContain('20.19.0');
    expect([status, stderr]).toEqual([1, expect.stringContaining('No test files found')]);
  });

  test.each([
    ...globSync('scripts/*.ts', { exclude: ['**/find-chromium.ts'] }),
    ...globSync('{,scripts/*/,src/tests/*/}vitest.config.ts'),
  ])('%s starts by finding a current Node', (file) =>
    expect(readFileSync(file, 'utf8')).toMatch(/^import '[./]+.*\/on-current-node\.mjs';\n/),
  );
});
