import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { aFolder } from '../../src/server/testing/a-folder';
import { STARTING } from './tasks.mjs';

const template = aFolder('packages');
let project = '';
const at = (place: string) => path.join(project, place);

/** A project with the real launcher and three local packages, installed by the real npm. */
beforeAll(() => {
  project = template;
  cpSync('scripts/launch.mjs', at('scripts/launch.mjs'));
  cpSync('scripts/launch', at('scripts/launch'), { recursive: true });
  for (const name of ['tsx', 'used', 'tested']) {
    mkdirSync(at(`packages/${name}`), { recursive: true });
    writeFileSync(
      at(`packages/${name}/package.json`),
      JSON.stringify({ name, version: '1.0.0', main: 'main.mjs' }),
    );
  }
  const loader = pathToFileURL(path.resolve('node_modules/tsx/dist/loader.mjs'));
  writeFileSync(at('packages/tsx/main.mjs'), `import '${loader}';\n`);
  const dependencies = { tsx: 'file:packages/tsx', used: 'file:packages/used' };
  const devDependencies = { tested: 'file:packages/tested' };
  writeFileSync(at('package.json'), JSON.stringify({ type: 'module', dependencies, devDependencies }));
  for (const task of ['doctor', 'looking']) writeFileSync(at(`scripts/${task}.ts`), '');
  const locked = ['tsx', 'used', 'tested'].flatMap((name) => {
    const about = name in devDependencies ? { dev: true } : {};
    return [
      [`node_modules/${name}`, { resolved: `packages/${name}`, link: true }],
      [`packages/${name}`, { version: '1.0.0', ...about }],
    ];
  });
  const packages = { '': { dependencies, devDependencies }, ...Object.fromEntries(locked) };
  writeFileSync(at('package-lock.json'), JSON.stringify({ lockfileVersion: 3, requires: true, packages }));
});

beforeEach(() => {
  project = aFolder('packages');
  cpSync(template, project, { recursive: true });
});

const npm = (...args: readonly string[]) =>
  execFileSync('npm', [...args, '--ignore-scripts', '--offline', '--no-audit', '--no-fund'], {
    cwd: project,
    stdio: 'ignore',
  });

/** Runs a task to its end; returns the output of launcher and npm. */
function launch(task: 'doctor' | 'looking', env: NodeJS.ProcessEnv = {}): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/launch.mjs', task], {
    ...{ cwd: project, encoding: 'utf8' },
    env: { ...process.env, npm_config_offline: 'true', ...env },
  });
  expect(`${status} ${stderr.replace(/Installing the .*\n/g, '')}`).toBe('0 ');
  return `${stderr}${stdout}`;
}

const installed = () => ['used', 'tested'].filter((name) => existsSync(at(`node_modules/${name}`)));

/** A file that disappears only if node_modules is emptied. */
const leaveAMark = () => writeFileSync(at('node_modules/.mark'), '');
const isMarkLeft = () => existsSync(at('node_modules/.mark'));

test('a start installs its half, and tests add theirs without touching it', () => {
  expect(launch('doctor')).toContain('Installing the packages …');
  expect(installed()).toEqual(['used']);
  leaveAMark();
  expect(launch('looking')).toContain('Installing the other packages …');
  expect(installed()).toEqual(['used', 'tested']);
  expect(isMarkLeft()).toBe(true);
  expect([launch('doctor'), launch('looking')]).toEqual(['', '']);
});

test('tests install all packages, in production as well, and a start adds nothing', () => {
  expect(launch('looking', { NODE_ENV: 'production' })).toContain('Installing the packages …');
  expect(installed()).toEqual(['used', 'tested']);
  expect(launch('doctor')).toBe('');
});

test('an installation by hand is recognized', () => {
  npm('ci');
  expect([launch('looking'), launch('doctor')]).toEqual(['', '']);
  npm('prune', '--omit=dev');
  expect(launch('doctor')).toBe('');
  expect(launch('looking')).toContain('Installing the other packages …');
  expect(installed()).toEqual(['used', 'tested']);
});

test('packages of another lockfile are reinstalled', () => {
  launch('looking');
  leaveAMark();
  appendFileSync(at('package-lock.json'), '\n');
  expect(launch('doctor')).toContain('Installing the packages …');
  expect(isMarkLeft()).toBe(false);
});

test('the tasks of a start import no test-only package', async () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const scripts = STARTING.map((task) => `scripts/${task}.ts`).filter((file) => existsSync(file));
  expect(scripts.length).toBeGreaterThan(5);
  const { metafile } = await build({
    entryPoints: [...scripts, 'vite.config.ts', 'src/server/start.ts', 'src/client/main.tsx'],
    ...{ bundle: true, write: false, metafile: true, outdir: 'build', platform: 'node', format: 'esm' },
    ...{ packages: 'external', loader: { '.css': 'empty' }, logLevel: 'silent' },
  });
  const packages = Object.values(metafile.inputs)
    .flatMap(({ imports }) => imports)
    .filter(({ external, path: name }) => external && !name.startsWith('node:') && !name.startsWith('/'))
    .map(({ path: name }) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
  expect([...new Set(packages)].filter((name) => !(name in dependencies))).toEqual([]);
});
