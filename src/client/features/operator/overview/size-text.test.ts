import { expect, test } from 'vitest';
import { sizeText } from './size-text';

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1500, '1.5 kB'],
  [200 * 1024 * 1024, '210 MB'],
  [79_196_041_216, '79 GB'],
  [5e15, '5000 TB'],
])('%d bytes read as %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
