// Imported first by each command that `npx tsx` or `npx vitest` starts: on the system's Node, which may be too old for the rest.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { inProject, root } from './places.mjs';
import { isRecentEnough } from './runtime.mjs';

const [, command = '', ...args] = process.argv;
const isOfThisProject = !path.relative(root, command).startsWith('..');

if (isOfThisProject && !isRecentEnough(process.versions.node)) {
  const launcher = inProject('scripts/launch.mjs');
  // Not awaited: what is imported beside this file would be read meanwhile, on the old Node.
  const { status } = spawnSync(process.execPath, [launcher, 'file', command, ...args], { stdio: 'inherit' });
  process.exit(status ?? 1);
}
