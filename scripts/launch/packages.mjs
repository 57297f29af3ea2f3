import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { inProject } from './places.mjs';
import { runNpm } from './process.mjs';

/** The two package sets: a start needs half of them, tests and checks all. Explicit, to be independent of NODE_ENV. */
const SETS = { start: '--omit=dev', all: '--include=dev' };

/** Whether a set is installed according to package-lock.json. */
export const areInstalled = (set) => covers(stampedSet(), set);

export async function install(set) {
  const there = stampedSet() ?? setInstalledByHand();
  if (!covers(there, set)) {
    console.error(there ? 'Installing the other packages …' : 'Installing the packages …');
    // `npm ci` would empty the folder under a running server.
    await runNpm([...(there ? ['install', '--no-save'] : ['ci']), SETS[set]]);
  }
  writeFileSync(stampFile, `${lockfileHash()} ${covers(there, set) ? there : set}`);
}

const covers = (there, set) => there === 'all' || there === set;

const stampFile = inProject('node_modules/.lockfile-sha256');
/** npm writes this file last. */
const npmsFile = inProject('node_modules/.package-lock.json');
const lockfile = inProject('package-lock.json');
const lockfileHash = () => createHash('sha256').update(readFileSync(lockfile)).digest('hex');

/** The set installed from this lockfile, unless npm has changed the folder since. */
function stampedSet() {
  if (changedMs(stampFile) < changedMs(npmsFile)) return undefined;
  const [hash, set] = read(stampFile).split(' ');
  return hash === lockfileHash() ? set : undefined;
}

/** The set installed by npm itself since the lockfile changed. */
function setInstalledByHand() {
  if (changedMs(npmsFile) < changedMs(lockfile)) return undefined;
  const { packages = {} } = JSON.parse(read(npmsFile) || '{}');
  const { dependencies, devDependencies } = JSON.parse(read(lockfile)).packages[''];
  const areThere = (wanted = {}) => Object.keys(wanted).every((name) => `node_modules/${name}` in packages);
  if (!areThere(dependencies)) return undefined;
  return areThere(devDependencies) ? 'all' : 'start';
}

const changedMs = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
