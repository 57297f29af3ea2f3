import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aFolder } from '../../src/server/testing/a-folder';
import { tallyOfLeftBehind } from './left-behind';

test('a part that left only its tools’ own files is no failure', () => {
  const folder = aFolder('run');
  mkdirSync(join(folder, 'tsx-0'));
  mkdirSync(join(folder, 'node-compile-cache'));

  expect(tallyOfLeftBehind('core', folder)).toEqual([]);
  expect(readdirSync(folder)).toHaveLength(2);
});

test('files and folders that a part left are one failure, with their names, and are removed', () => {
  const folder = aFolder('run');
  mkdirSync(join(folder, 'quiz-images-b/inside'), { recursive: true });
  writeFileSync(join(folder, 'quiz-images-a'), '');

  expect(tallyOfLeftBehind('core', folder)).toMatchObject([
    { failed: 1, failures: ['core: it left in the temporary folder: quiz-images-a, quiz-images-b'] },
  ]);
  expect(tallyOfLeftBehind('client', folder)).toEqual([]);
});

test('of very many leftovers ten are named', () => {
  const folder = aFolder('run');
  for (let at = 0; at < 12; at += 1) writeFileSync(join(folder, `left-${at}`), '');

  const [failure] = tallyOfLeftBehind('core', folder)[0]?.failures ?? [];
  expect(failure?.match(/left-\d+/g)).toHaveLength(10);
  expect(failure).toMatch(/, and 2 more$/);
});
