import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const SHELL = 'chromium-headless-shell';
const MAC_APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Path of a Chromium for tests: CHROME_PATH, an installed one, or Debian's, installed if allowed. */
export function findChromium(): string | undefined {
  const configured = process.env.CHROME_PATH;
  if (configured) return existsSync(configured) ? configured : undefined;
  return installedChromium() ?? (installFromDebian() ? installedChromium() : undefined);
}

/** The headless shell if available: without window support it takes three quarters of the time. */
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

/** Debian packages for browser tests: real tabs need the driver, real windows a display and a window manager. */
const PACKAGES = ['chromium', 'chromium-driver', 'xvfb', 'openbox'];

/** Installs Debian's packages, for which we must be root; returns whether it worked. */
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
