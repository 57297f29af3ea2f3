// First import of each command started by `npx tsx` or `npx vitest`, since the system's Node may be too old for the rest.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { inProject, root } from './places.mjs';
import { isRecentEnough } from './runtime.mjs';

const [, command = '', ...args] = process.argv;
const isOfThisProject = !path.relative(root, command).startsWith('..');

if (isOfThisProject && !isRecentEnough(process.versions.node)) {
  const launcher = inProject('scripts/launch.mjs');
  // Synchronous: otherwise the old Node would go on to load this file's sibling imports.
  const { status } = spawnSync(process.execPath, [launcher, 'file', command, ...args], { stdio: 'inherit' });
  process.exit(status ?? 1);
}
