import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SUBJECTS } from './subjects';

test('every mutation subject matches files', () => {
  const patterns: readonly string[] = Object.values(SUBJECTS).flat();
  expect(patterns.filter((pattern) => globSync(pattern).length === 0)).toEqual([]);
});
