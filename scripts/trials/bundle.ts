import { resolve } from 'node:path';
import { build } from 'esbuild';

/** What the composed server can leave out, so that a trial can show that it would notice. */
export type Protection =
  | 'commit-before-answer'
  | 'full-sync'
  | 'finish-at-stop'
  | 'refusal-when-not-stored'
  | 'exit-at-disk-failure'
  | 'downtime-record'
  | 'resume'
  | 'whole-migration'
  | 'group-commit';

const OUTPUT = 'build/trials/composed-server.mjs';
const REQUIRE = `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);`;

let bundled: Promise<string> | undefined;

/** Bundles the composed server once, as the real one is: it starts as quickly. */
export function bundleTrialServer(): Promise<string> {
  bundled ??= build({
    entryPoints: ['scripts/trials/composed-server.ts'],
    outfile: OUTPUT,
    bundle: true,
    platform: 'node',
    target: 'node22',
    format: 'esm',
    external: ['better-sqlite3', 'sharp'],
    banner: { js: REQUIRE },
    logLevel: 'warning',
  }).then(() => resolve(OUTPUT));
  return bundled;
}
