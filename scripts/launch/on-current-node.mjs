// Imported first by each command that `npx tsx` starts: it runs on the Node of the system, which may be too old for what follows.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { inProject, root } from './places.mjs';
import { isRecentEnough } from './runtime.mjs';

const [, command = '', ...args] = process.argv;
const place = path.relative(root, command);
const isCommandOfOurs = !place.startsWith('..') && !place.startsWith('node_modules');

if (isCommandOfOurs && !isRecentEnough(process.versions.node)) {
  const launcher = inProject('scripts/launch.mjs');
  // Not awaited: what is imported beside this file would be read meanwhile, on the old Node.
  const { status } = spawnSync(process.execPath, [launcher, 'file', command, ...args], { stdio: 'inherit' });
  process.exit(status ?? 1);
}
