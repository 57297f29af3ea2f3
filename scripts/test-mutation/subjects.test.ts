import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SUBJECTS } from './subjects';

test('every rule whose tests are tested is where it is looked for', () => {
  const patterns: readonly string[] = Object.values(SUBJECTS).flat();
  expect(patterns.filter((pattern) => globSync(pattern).length === 0)).toEqual([]);
});
