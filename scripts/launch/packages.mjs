import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { inProject } from './places.mjs';
import { runNpm } from './process.mjs';

/** The two sets of packages: a start builds and serves, with half of them; tests and checks need all. Said whatever NODE_ENV says. */
const SETS = { start: '--omit=dev', all: '--include=dev' };

/** Whether the packages of a set are known to be there, as package-lock.json names them. */
export const areInstalled = (set) => covers(stampedSet(), set);

/** Installs what is missing of a set. */
export async function install(set) {
  const there = stampedSet() ?? setInstalledByHand();
  if (!covers(there, set)) {
    console.error(there ? 'Installing the other packages …' : 'Installing the packages …');
    // `npm ci` would empty the folder that a server may be running on.
    await runNpm([...(there ? ['install', '--no-save'] : ['ci']), SETS[set]]);
  }
  writeFileSync(stampFile, `${lockfileHash()} ${covers(there, set) ? there : set}`);
}

const covers = (there, set) => there === 'all' || there === set;

const stampFile = inProject('node_modules/.lockfile-sha256');
/** What npm has installed; it writes this file last. */
const npmsFile = inProject('node_modules/.package-lock.json');
const lockfile = inProject('package-lock.json');
const lockfileHash = () => createHash('sha256').update(readFileSync(lockfile)).digest('hex');

/** The set that was installed from this lockfile, unless npm has changed the folder since. */
function stampedSet() {
  if (changedMs(stampFile) < changedMs(npmsFile)) return undefined;
  const [hash, set] = read(stampFile).split(' ');
  return hash === lockfileHash() ? set : undefined;
}

/** The set that npm itself has installed since the lockfile was last written. */
function setInstalledByHand() {
  if (changedMs(npmsFile) < changedMs(lockfile)) return undefined;
  const { packages = {} } = JSON.parse(read(npmsFile) || '{}');
  const { dependencies, devDependencies } = JSON.parse(read(lockfile)).packages[''];
  const areThere = (wanted = {}) => Object.keys(wanted).every((name) => `node_modules/${name}` in packages);
  if (!areThere(dependencies)) return undefined;
  return areThere(devDependencies) ? 'all' : 'start';
}

/** When a file was last written; a file that is not there is older than any. */
const changedMs = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
