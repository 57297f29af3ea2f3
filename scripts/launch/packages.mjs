import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { whileAlone } from './alone.mjs';
import { inProject } from './places.mjs';
import { runNpm } from './process.mjs';

/** Installs what package-lock.json names, when node_modules is missing or belongs to another lockfile. */
export async function ensurePackages(node) {
  if (isInstalled()) return;
  await whileAlone(async () => {
    if (isInstalled()) return;
    if (!isInstalledByHand()) {
      console.error('Installing the packages …');
      // Building needs the development packages too, whatever NODE_ENV says.
      await runNpm(node, ['ci', '--include=dev']);
    }
    writeFileSync(stampFile(), lockfileHash());
  });
}

const stampFile = () => inProject('node_modules/.lockfile-sha256');
const lockfileHash = () =>
  createHash('sha256')
    .update(readFileSync(inProject('package-lock.json')))
    .digest('hex');

function isInstalled() {
  try {
    return readFileSync(stampFile(), 'utf8') === lockfileHash();
  } catch {
    return false;
  }
}

/** Whether npm itself finished after the lockfile was last written: it writes this file last. */
function isInstalledByHand() {
  const installed = statSync(inProject('node_modules/.package-lock.json'), { throwIfNoEntry: false });
  return installed !== undefined && installed.mtimeMs >= statSync(inProject('package-lock.json')).mtimeMs;
}
