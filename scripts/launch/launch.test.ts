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

/** A project with the real launcher, packages that count as installed, and tasks of its own. */
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

/** The next words a task says. */
const nextWords = async (child: ChildProcess): Promise<string> => {
  const [chunk] = await once(child.stdout ?? child, 'data');
  return String(chunk).trim();
};

/** All that a task says as errors until its end. */
const saidBy = ({ stderr }: ChildProcess): Promise<string> => (stderr ? text(stderr) : Promise.resolve(''));

describe('the launcher', () => {
  test('gives the exit code of the task back and says nothing itself', async () => {
    const child = launch('leaving', '3');
    const said = saidBy(child);
    expect(await once(child, 'exit')).toEqual([3, null]);
    expect(await said).toBe('');
  });

  test('names the tasks when asked for one that is not there', async () => {
    const child = launch('nonsense');
    const said = saidBy(child);
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(await said).toContain('There is no task "nonsense". The tasks: start, ');
  });

  test('passes a signal on and leaves with the code of a task that it ended', async () => {
    const child = launch('waiting');
    expect(await nextWords(child)).toBe('ready');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([128 + 15, null]);
  });

  test('outlives a signal until the task has finished, and a second one does not cut it short', async () => {
    const child = launch('finishing');
    expect(await nextWords(child)).toBe('ready');
    child.kill('SIGTERM');
    expect(await nextWords(child)).toBe('asked');
    expect(child.exitCode).toBeNull();
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([7, null]);
  });

  // npm runs a task in a shell: signalled, it hands the signal to that shell alone; killed, it leaves the shell waiting.
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
    // The output ends once nobody is left who could write to it.
    await once(npm.stdout ?? npm, 'close');
    expect(npm.signalCode).toBe(signal);
  });
});

describe('on the Node of a system that is too old', () => {
  /** The process believes that it runs on an old Node; what it starts knows better. */
  const OLD = `data:text/javascript,Object.defineProperty(process.versions, 'node', { value: '20.19.0' })`;
  const runOnOld = (...args: string[]) =>
    spawnSync(process.execPath, ['--import', OLD, ...args], { cwd: project, encoding: 'utf8' });

  test('a command runs on a current one, with its arguments and its exit code', () => {
    const { status, stdout } = runOnOld('--import', 'tsx', 'scripts/telling.ts', 'all');
    expect([status, stdout]).toEqual([3, `on ${process.versions.node} all\n`]);
  });

  test('Vitest runs on a current one', () => {
    const { status, stdout, stderr } = runOnOld('node_modules/vitest/vitest.mjs', 'run', 'nothing');
    expect(stdout).toContain(`on ${process.versions.node} run nothing\n`);
    expect(stdout).not.toContain('20.19.0');
    expect([status, stderr]).toEqual([1, expect.stringContaining('No test files found')]);
  });

  test.each([
    ...globSync('scripts/*.ts', { exclude: ['**/find-chromium.ts'] }),
    ...globSync('{,scripts/*/,src/tests/*/}vitest.config.ts'),
  ])('%s asks for a current one before anything else', (file) =>
    expect(readFileSync(file, 'utf8')).toMatch(/^import '[./]+.*\/on-current-node\.mjs';\n/),
  );
});
