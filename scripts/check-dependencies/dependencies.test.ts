import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { closureOf, type Lockfile, lockfileFindings, readLockfile } from './lockfile';
import { dependenciesPage, purposeFindings, TABLE_FILE } from './table';

const lockfile = readLockfile();

const locked = (about: object, pin = '1.0.0'): Lockfile => ({
  '': { dependencies: { one: pin } },
  'node_modules/one': { version: '1.0.0', integrity: 'sha512-abc', ...about },
});

test('every package is pinned with its SHA-512, comes from npm and needs no install script', () => {
  expect(lockfileFindings(lockfile)).toEqual([]);
});

test.each([
  ['no integrity', locked({ integrity: undefined }), 'one has no SHA-512.'],
  ['an old hash', locked({ integrity: 'sha1-abc' }), 'one has no SHA-512.'],
  [
    'another source',
    locked({ resolved: 'git+ssh://git@example.com/one' }),
    'one comes from git+ssh://git@example.com/one.',
  ],
  [
    'an install script',
    locked({ hasInstallScript: true }),
    'one wants to run a script when it is installed.',
  ],
  ['a range of versions', locked({}, '^1.0.0'), 'one is not pinned: ^1.0.0'],
])('%s is reported', (_, file, finding) => {
  expect(lockfileFindings(file)).toEqual([finding]);
});

test.each(['scripts/launch/process.mjs', 'deploy/Dockerfile', 'docs/deploy.md'])(
  '%s installs without running scripts',
  (file) => {
    const text = readFileSync(file, 'utf8');
    expect(text).toContain('--ignore-scripts');
    for (const [line] of text.matchAll(/^.*\bnpm (ci|install|prune)\b.*$/gm))
      expect(line).toContain('--ignore-scripts');
  },
);

test('the packages of the product are listed with their purpose', () => {
  expect(purposeFindings(lockfile)).toEqual([]);
  expect(readFileSync(TABLE_FILE, 'utf8')).toBe(dependenciesPage(lockfile));
});

test('the dependencies of a package are resolved as in Node', () => {
  const file: Lockfile = {
    '': { dependencies: { a: '1.0.0' } },
    'node_modules/a': { dependencies: { b: '^2.0.0' } },
    'node_modules/a/node_modules/b': { dependencies: { c: '*' } },
    'node_modules/b': {},
    'node_modules/c': {},
  };
  const folders = ['node_modules/a', 'node_modules/a/node_modules/b', 'node_modules/c'];
  expect([...closureOf(file, 'a')]).toEqual(folders);
});
