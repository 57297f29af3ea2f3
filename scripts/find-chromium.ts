import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
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

function installedChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...candidates, '/snap/bin/chromium', ...MAC_APPLICATIONS].find((file) => existsSync(file));
}

/** What the browser tests run on under Debian: real tabs need the driver, real windows a display and a manager. */
const PACKAGES = ['chromium', 'chromium-driver', 'xvfb', 'openbox'];

/** Whether Debian's packages could be installed: only root may. */
function installFromDebian(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log('Installing Chromium, its driver and a display for the browser tests …');
  return aptGet('update') && aptGet('install', '-y', '--no-install-recommends', ...PACKAGES);
}

const aptGet = (...args: string[]): boolean =>
  spawnSync('apt-get', ['-qq', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;
