import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const unit = readFileSync('deploy/classroom-quiz.service', 'utf8');
const settingIn = (section: string, name: string) => {
  const [, text = ''] = unit.split(`[${section}]\n`);
  return new RegExp(`^${name}=(.*)$`, 'm').exec(text.split('\n[')[0] ?? '')?.[1];
};

test('the unit is restarted however often it fails, but not a hundred times a minute', () => {
  expect(settingIn('Unit', 'StartLimitIntervalSec')).toBe('0');
  expect(settingIn('Service', 'Restart')).toBe('always');
  expect(Number(settingIn('Service', 'RestartSec'))).toBeGreaterThanOrEqual(5);
});

test('the unit and the containers have a memory limit', () => {
  expect(settingIn('Service', 'MemoryMax')).toBe('1500M');
  const compose = readFileSync('deploy/compose.yaml', 'utf8');
  expect(compose.match(/^ {4}mem_limit: /gm)).toHaveLength(compose.match(/^ {4}restart: /gm)?.length ?? 0);
});

test('the unit passes a key file of root to its dynamic user', () => {
  expect(unit).toMatch(/^DynamicUser=yes$/m);
  expect(unit).toMatch(/^#LoadCredential=google\.json:\/etc\//m);
  expect(unit).toMatch(/^#Environment=GOOGLE_APPLICATION_CREDENTIALS=%d\/google\.json$/m);
});

test('no settings file gets into an image, from any folder', () => {
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['**/.env', '**/.env.*']));
});
