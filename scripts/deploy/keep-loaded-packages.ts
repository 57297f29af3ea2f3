import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { NATIVE_PACKAGES } from '../build/native-packages';
import { closureOf, readLockfile } from '../check-dependencies/lockfile';

// Copies the packages that the built server loads into a folder; all others are bundled.

const [, , target = ''] = process.argv;
const lockfile = readLockfile();
const folders = new Set(NATIVE_PACKAGES.flatMap((name) => [...closureOf(lockfile, name)]));
// Packages for other systems are in the lockfile but not installed.
for (const folder of folders)
  if (existsSync(folder)) cpSync(folder, path.join(target, folder), { recursive: true });
