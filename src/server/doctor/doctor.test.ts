import { chmodSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config';
import { openDb } from '../db/open';
import { aFolder } from '../testing/a-folder';
import { checksOf, dataFolderCheck, lookUpCheck, roomFinding } from './checks';
import { makeRound } from './round';
import { serverCheck } from './server-check';

const migrationsFolder = fileURLToPath(new URL('../../../drizzle', import.meta.url));

async function aServer(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const healthy: RequestListener = (_request, response) => response.end('{"status":"ok"}');
const states = (findings: readonly { state: string }[]) => findings.map(({ state }) => state);
const onServer = (change: Partial<Parameters<typeof serverCheck>[0]>) =>
  serverCheck(
    { publicUrl: 'http://localhost:9', clockUrl: null, now: Date.now, nodeVersion: '24.1.0', ...change },
    500,
  ).run();

test('a fresh machine passes all checks', async () => {
  const lines: string[] = [];
  const config = readConfig({ DATA_DIR: aFolder('doctor'), GEOLOCATION_URL: 'off', PORT: '9' });
  expect(await makeRound(checksOf(config, { mailTo: null }), (line) => lines.push(line))).toBe(true);
  expect(lines.every((line) => /^[✓–] [A-Z][^\n]+: .+\.?$/.test(line))).toBe(true);
  expect(lines.filter((line) => line.startsWith('✗'))).toEqual([]);
});

test('one wrong finding fails the round, and a crashing check does not end it', async () => {
  const lines: string[] = [];
  const isWell = await makeRound(
    [
      { name: 'A', run: () => Promise.reject(new Error('no\nluck')) },
      { name: 'B', run: async () => [{ state: 'ok', sentence: 'Well.' }] },
    ],
    (line) => lines.push(line),
  );
  expect(isWell).toBe(false);
  expect(lines).toEqual(['✗ A: This could not be looked at (no luck).', '✓ B: Well.']);
});

test('the doctor recognises a running server, and another program in its place', async () => {
  expect(states(await onServer({ publicUrl: await aServer(healthy) }))).toEqual(['ok', 'off', 'ok']);
  const other = await aServer((_request, response) => response.end('<html>'));
  expect((await onServer({ publicUrl: other }))[2]).toMatchObject({ state: 'wrong' });
  expect((await onServer({}))[2]).toMatchObject({ state: 'off' });
});

test('a public address without https is wrong', async () => {
  const found = await onServer({ publicUrl: 'http://quiz.invalid' });
  expect(states(found).slice(1, 3)).toEqual(['wrong', 'warning']);
});

test('a Node that is too old is wrong', async () => {
  expect((await onServer({ nodeVersion: '20.19.0' }))[0]).toMatchObject({ state: 'wrong' });
});

test('a wrong clock is reported with its deviation in seconds', async () => {
  const clockUrl = await aServer(healthy);
  const finding = async (offMs: number) => (await onServer({ clockUrl, now: () => Date.now() + offMs }))[3];
  expect(await finding(0)).toMatchObject({ state: 'ok' });
  expect(await finding(3_600_000)).toMatchObject({
    state: 'wrong',
    sentence: expect.stringContaining('fast'),
  });
  expect(await finding(-3_600_000)).toMatchObject({
    state: 'wrong',
    sentence: expect.stringContaining('slow'),
  });
  expect((await onServer({ clockUrl: 'http://127.0.0.1:9' }))[3]).toMatchObject({ state: 'warning' });
});

test('the data folder is checked while the server runs', async () => {
  const folder = aFolder('doctor');
  const { $client: client } = openDb({ file: join(folder, 'quiz.sqlite'), migrationsFolder });
  expect(states(await dataFolderCheck(folder).run())).toEqual(['ok', expect.any(String), 'ok']);
  client.close();
});

test('a data folder open to others and an invalid database are reported', async () => {
  const folder = aFolder('doctor');
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'quiz.sqlite'), 'nonsense'.repeat(1000));
  const [rights, , database] = await dataFolderCheck(folder).run();
  expect(rights).toMatchObject({ state: 'warning', sentence: expect.stringContaining('chmod 700') });
  expect(database).toMatchObject({ state: 'wrong', sentence: expect.stringContaining('restore a backup') });
});

test('little free space is a warning, none is wrong', () => {
  expect([50e9, 1e9, 0.1e9].map((bytes) => roomFinding(bytes).state)).toEqual(['ok', 'warning', 'wrong']);
});

test('a look-up without a country is a warning', async () => {
  const say = (body: string) => aServer((_request, response) => response.end(body));
  expect(await lookUpCheck('off').run()).toMatchObject([{ state: 'off' }]);
  expect(await lookUpCheck(await say('{"country":"IN"}')).run()).toMatchObject([{ state: 'ok' }]);
  expect(await lookUpCheck(await say('{"error":"no"}')).run()).toMatchObject([{ state: 'warning' }]);
  expect(await lookUpCheck('http://127.0.0.1:9/').run()).toMatchObject([{ state: 'warning' }]);
});
