import { expect, test } from 'vitest';
import { bandOf } from './band';

test('each band has its own pattern, and starts where the statistics’ bars change', () => {
  expect([0, 59.99, 60, 79.99, 80, 100].map((percent) => Object.values(bandOf(percent)).join())).toEqual([
    'red,dots',
    'red,dots',
    'yellow,stripes',
    'yellow,stripes',
    'green,solid',
    'green,solid',
  ]);
});
