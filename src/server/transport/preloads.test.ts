import { expect, test } from 'vitest';
import { preloadLinks } from './preloads';

const preloads = {
  '/plans': { js: ['assets/plans.js'], css: ['assets/plans.css'], fonts: ['assets/type.woff2'] },
};

test('a page preloads its files', () => {
  expect(preloadLinks(preloads, '/plans')).toBe(
    '<link rel="stylesheet" crossorigin href="/assets/plans.css">\n<link rel="modulepreload" crossorigin href="/assets/plans.js">\n<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/type.woff2">',
  );
});

test('an address unknown to the build preloads nothing', () => {
  expect(preloadLinks(preloads, '/constructor')).toBe('');
});
