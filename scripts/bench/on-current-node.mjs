// Imported first by each command here: `npx tsx` runs on the Node of the system, which may be too old for what follows.
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isRecentEnough } from '../launch/runtime.mjs';

const [, command = '', ...args] = process.argv;
const isCommandHere = dirname(command) === dirname(fileURLToPath(import.meta.url));

if (isCommandHere && !isRecentEnough(process.versions.node)) {
  const launcher = fileURLToPath(new URL('../launch.mjs', import.meta.url));
  // Not awaited: what is imported beside this file would be read meanwhile, on the old Node.
  const { status } = spawnSync(process.execPath, [launcher, 'file', command, ...args], { stdio: 'inherit' });
  process.exit(status ?? 1);
}
