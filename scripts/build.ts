import { rm } from 'node:fs/promises';
import { build as bundle } from 'esbuild';
import { build as buildClient } from 'vite';

/** Packages with native binaries cannot be bundled; they are loaded from node_modules. */
const NATIVE = ['better-sqlite3', 'sharp'];

// What was CommonJS asks for `require`, which an ES module does not have.
const REQUIRE = `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);`;

const buildServer = async () => {
  await rm('build/server', { recursive: true, force: true });
  await bundle({
    entryPoints: ['src/server/main.ts'],
    outdir: 'build/server',
    bundle: true,
    // A lazily imported SDK becomes its own file, read at its first use: the start stays quick.
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    platform: 'node',
    target: 'node22',
    format: 'esm',
    external: NATIVE,
    banner: { js: REQUIRE },
    sourcemap: true,
    logLevel: 'warning',
  });
};

await buildClient({ logLevel: 'warn' });
await buildServer();
