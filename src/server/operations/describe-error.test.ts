import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { aFolder } from '../testing/a-folder';
import { sourceFrame } from './describe-error';

test("a position in the bundled server is logged as the source's", async () => {
  const folder = aFolder('frames');
  const source = join(folder, 'thrower.ts');
  writeFileSync(source, '\n\nexport function fail(): never {\n  throw new Error("No.");\n}\n');
  const outfile = join(folder, 'bundle.mjs');
  await build({ entryPoints: [source], outfile, format: 'esm', minify: true, sourcemap: true });
  const column = readFileSync(outfile, 'utf8').indexOf('throw ') + 1;
  expect(sourceFrame(`at fail (file://${outfile}:1:${column})`)).toBe('at fail (thrower.ts:4:3)');
});

test('a position without a map stays as it is', () => {
  expect(sourceFrame('at run (/somewhere/else.js:1:2)')).toBe('at run (/somewhere/else.js:1:2)');
  expect(sourceFrame('at process.run (node:internal/process:1:2)')).toBe(
    'at process.run (node:internal/process:1:2)',
  );
});
