import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LONG_TESTS } from './long-tests';
import { MAIN_JOURNEYS } from './main-journeys';

test.each(MAIN_JOURNEYS)('the main journey "$test" is one of the tests in $file', ({ file, test: name }) => {
  const text = readFileSync(`src/tests/journeys/${file}`, 'utf8').replaceAll('test.concurrent(', 'test(');
  expect(text).toContain(`test('${name}`);
});

test('each of the long tests exists', () => {
  expect(LONG_TESTS.filter((file) => !existsSync(file))).toEqual([]);
});
