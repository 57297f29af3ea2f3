import './launch/on-current-node.mjs';
import { existsSync } from 'node:fs';
import { cp, glob, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { build as bundle, type Plugin } from 'esbuild';
import { build as buildClient } from 'vite';
import { PAGES } from '../src/server/rules/pages';
import { classNamesInPlace } from './build/class-names-in-place';
import { NATIVE_PACKAGES } from './build/native-packages';
import { buildOfflineWorker } from './build/offline-worker';
import { chunksOf, readManifest } from './check-budget/manifest';

// Bundled CommonJS needs `require`, which ES modules lack.
const REQUIRE = `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);`;

/** The server; its threads and the operator's tools are separate programs. */
const SERVER = { main: 'src/server/start.ts', server: 'src/server/main.ts' };
const BESIDE = {
  'marking-worker': 'src/server/programs/marking-worker.ts',
  'backup-worker': 'src/server/programs/backup-worker.ts',
  'table-worker': 'src/server/programs/table-worker.ts',
  'files-worker': 'src/server/programs/files-worker.ts',
  backup: 'scripts/backup.ts',
  restore: 'scripts/restore.ts',
  health: 'scripts/health.ts',
  doctor: 'scripts/doctor.ts',
  admin: 'scripts/admin.ts',
};

const BUILT_SERVER = 'build/server';
const NEXT_SERVER = 'build/server-next';
const LAST_SERVER = 'build/server-last';

/** The built server runs on the Node it is started with. */
const withoutHandOver: Plugin = {
  name: 'without-hand-over',
  setup: ({ onLoad }) => onLoad({ filter: /\/on-current-node\.mjs$/ }, () => ({ contents: '' })),
};

const bundleForNode = (entryPoints: Readonly<Record<string, string>>) =>
  bundle({
    entryPoints,
    outdir: NEXT_SERVER,
    bundle: true,
    // Lazily imported SDKs get separate files, which keeps the start fast.
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    platform: 'node',
    target: 'node22',
    format: 'esm',
    external: NATIVE_PACKAGES,
    plugins: [withoutHandOver],
    banner: { js: REQUIRE },
    // For stack traces in the log; the sources themselves are not needed.
    sourcemap: true,
    sourcesContent: false,
    // A smaller file starts faster; names stay for stack traces.
    minifyWhitespace: true,
    minifySyntax: true,
    logLevel: 'warning',
  });

/** Replaces the previous build only when complete, because a server started from a half-written file exits with 0. */
const buildServer = async () => {
  await remove(NEXT_SERVER);
  // Built separately: a common build would share many small files, all read at server start.
  await bundleForNode(SERVER);
  await bundleForNode(BESIDE);
  await remove(LAST_SERVER);
  if (existsSync(BUILT_SERVER)) await rename(BUILT_SERVER, LAST_SERVER);
  await rename(NEXT_SERVER, BUILT_SERVER);
  await remove(LAST_SERVER);
  await remove('build/compile-cache');
};
const remove = (folder: string) => rm(folder, { recursive: true, force: true });

/** Compressible files; below WORTH_BYTES compression gains nothing. */
const COMPRESSED = /\.(js|css|svg)$/;
const WORTH_BYTES = 1024;

/** Precompresses assets as .br and .gz, so that the server need not compress while a class waits. */
const compressClient = async () => {
  const files = await readdir('build/client', { recursive: true });
  await Promise.all(files.filter((name) => COMPRESSED.test(name)).map(compress));
};
const compress = async (file: string) => {
  const asset = path.join('build/client', file);
  const bytes = await readFile(asset);
  if (bytes.byteLength < WORTH_BYTES) return;
  await Promise.all([
    promisify(brotliCompress)(bytes).then((packed) => writeFile(`${asset}.br`, packed)),
    promisify(gzip)(bytes, { level: 9 }).then((packed) => writeFile(`${asset}.gz`, packed)),
  ]);
};

/** Lists the files of each page for preload links, which save a round trip. */
const writePreloads = async () => {
  const manifest = readManifest('build/client');
  const entry = manifest.loadedWith(['index.html']);
  const preloads = Object.values(PAGES).map((page) => {
    // The dashboard redirects visitors who are not signed in to the login.
    const chunks =
      page === PAGES.student ? [...chunksOf(page), ...chunksOf(PAGES.studentLogin)] : chunksOf(page);
    const names = [...manifest.loadedWith(chunks)].filter((name) => !entry.has(name));
    return [
      page.path,
      {
        ...{ js: manifest.files('js', names), css: manifest.files('css', names) },
        fonts: manifest.fontsOf(page, [...entry, ...names]),
      },
    ];
  });
  await writeFile('build/preloads.json', JSON.stringify(Object.fromEntries(preloads)));
};

/** The server reads them at its start; a school's corrections come from its data folder. */
const copyLanguages = async () => {
  await remove('build/languages');
  for await (const file of glob('src/shared/languages/*.json'))
    await cp(file, path.join('build/languages', path.basename(file)));
};

const buildPages = async () => {
  await buildClient({ logLevel: 'warn', plugins: [classNamesInPlace()] });
  await writePreloads();
  await buildOfflineWorker('build/client');
  await compressClient();
};

// In parallel, because each leaves a processor idle at times.
await Promise.all([buildPages(), buildServer(), copyLanguages()]);
