import { resolve } from 'node:path';
import { build } from 'esbuild';

/** Protections that the composed server can omit, to prove that a reliability test would notice. */
export type Protection =
  | 'commit-before-answer'
  | 'full-sync'
  | 'finish-at-stop'
  | 'refusal-when-not-stored'
  | 'exit-at-disk-failure'
  | 'downtime-record'
  | 'resume'
  | 'whole-migration'
  | 'group-commit'
  | 'connection-room'
  | 'body-room'
  | 'upload-turns'
  | 'saved-bytes'
  | 'school-ceiling'
  | 'own-tries'
  | 'bounded-lists'
  | 'last-answer'
  | 'marking-thread'
  | 'release-of-memory';

const OUTPUT = 'build/reliability/composed-server.mjs';
/** Threads must be in the same folder as their server. */
const MARKING_WORKER = 'build/reliability/marking-worker.js';
const FILES_WORKER = 'build/reliability/files-worker.js';
const TABLE_WORKER = 'build/reliability/table-worker.js';
const REQUIRE = `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);`;

let bundled: Promise<string> | undefined;

/** Bundles the composed server once, so that it starts as fast as the real one. */
export function bundleComposedServer(): Promise<string> {
  bundled ??= bundle('src/server/programs/marking-worker.ts', MARKING_WORKER)
    .then(() => bundle('src/server/programs/table-worker.ts', TABLE_WORKER))
    .then(() => bundle('src/server/programs/files-worker.ts', FILES_WORKER))
    .then(() => bundle('src/tests/reliability/composed-server.ts', OUTPUT))
    .then(() => resolve(OUTPUT));
  return bundled;
}

const bundle = (source: string, outfile: string) =>
  build({
    entryPoints: [source],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node22',
    format: 'esm',
    external: ['better-sqlite3', 'sharp'],
    banner: { js: REQUIRE },
    logLevel: 'warning',
  });
