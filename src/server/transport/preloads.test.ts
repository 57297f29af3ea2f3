import { expect, test } from 'vitest';
import { preloadLinks } from './preloads';

const preloads = { '/plans': { js: ['assets/plans.js'], css: ['assets/plans.css'] } };

test('a page names the files it will ask for', () => {
  expect(preloadLinks(preloads, '/plans')).toBe(
    '<link rel="stylesheet" crossorigin href="/assets/plans.css">\n<link rel="modulepreload" crossorigin href="/assets/plans.js">',
  );
});

test('an address that the build does not know names none', () => {
  expect(preloadLinks(preloads, '/constructor')).toBe('');
});
