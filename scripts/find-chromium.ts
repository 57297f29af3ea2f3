import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const SHELL = 'chromium-headless-shell';
const MAC_APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of a Chromium to test with: CHROME_PATH, one that is there, or Debian's, installed when that is allowed. */
export function findChromium(): string | undefined {
  const given = process.env.CHROME_PATH;
  if (given) return existsSync(given) ? given : undefined;
  return installedChromium() ?? (installFromDebian() ? installedChromium() : undefined);
}

/** The same browser without what only a window needs, where there is one: it takes three quarters of the time. */
export function findHeadlessShell(): string | undefined {
  if (process.env.CHROME_PATH) return undefined;
  if (!inPath(SHELL) && inPath('chromium')) aptInstall(SHELL);
  return inPath(SHELL);
}

function installedChromium(): string | undefined {
  const others = ['/snap/bin/chromium', ...MAC_APPLICATIONS].find((file) => existsSync(file));
  return inPath(...NAMES) ?? others;
}

function inPath(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return candidates.find((file) => existsSync(file));
}

/** What the browser tests run on under Debian: real tabs need the driver, real windows a display and a manager. */
const PACKAGES = ['chromium', 'chromium-driver', 'xvfb', 'openbox'];

/** Whether Debian's packages could be installed: only root may. */
function installFromDebian(): boolean {
  if (!mayInstall()) return false;
  console.log('Installing Chromium, its driver and a display for the browser tests …');
  return aptGet('update') && aptInstall(...PACKAGES);
}

const mayInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const aptInstall = (...packages: readonly string[]): boolean =>
  mayInstall() && aptGet('install', '-y', '--no-install-recommends', ...packages);

const aptGet = (...args: string[]): boolean =>
  spawnSync('apt-get', ['-qq', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;
