import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Builder } from 'selenium-webdriver';
import { type Driver, Options, ServiceBuilder } from 'selenium-webdriver/chrome.js';
import { z } from 'zod';
import { aFolder } from '../../server/testing/a-folder';

const CHROMEDRIVER = process.env.CHROMEDRIVER_PATH ?? '/usr/bin/chromedriver';

/** Whether real tabs can be tested here; in CI a missing driver is an error. */
export const hasDriver = existsSync(CHROMEDRIVER) || process.env.CI === 'true';

const isInstalled = (program: string) => spawnSync('which', [program]).status === 0;
/** Overlapping windows need a display and a window manager; without them a browser has only tabs. */
export const hasWindows =
  process.platform === 'linux' &&
  ((isInstalled('Xvfb') && isInstalled('openbox')) || process.env.CI === 'true');

export interface Display {
  readonly name: string | null;
  close(): void;
}

export async function openDisplay(): Promise<Display> {
  if (!hasWindows) return { name: null, close: () => {} };
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const name = `:${(await firstWord(server, server.stdio[3])).trim()}`;
  const manager = spawn('openbox', ['--startup', 'echo ready'], {
    env: { ...process.env, DISPLAY: name },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await firstWord(manager, manager.stdout);
  return {
    name,
    close() {
      manager.kill();
      server.kill();
    },
  };
}

async function firstWord(child: ChildProcess, output: unknown): Promise<string> {
  const failed = once(child, 'exit').then(() => {
    throw new Error(`${child.spawnfile} did not start.`);
  });
  failed.catch(() => {});
  const [word] = await Promise.race([once(output as NodeJS.ReadableStream as never, 'data'), failed]);
  return String(word);
}

/**
 * A Chromium with real tabs and windows: pages lose focus and visibility as for a student, while Playwright makes every page
 * believe it has the focus.
 */
export async function startRealBrowser({ name }: Display): Promise<Driver> {
  const options = new Options();
  options.setChromeBinaryPath(process.env.CHROME_PATH ?? '/usr/bin/chromium');
  options.addArguments(
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--window-size=1200,900',
  );
  if (!name) options.addArguments('--headless=new');
  const service = new ServiceBuilder(CHROMEDRIVER);
  service.setEnvironment({
    ...(process.env as Record<string, string>),
    ...(name ? { DISPLAY: name } : {}),
    // The driver does not wait for the browser's last write to its profile, which is then left behind.
    TMPDIR: aFolder('driver'),
  });
  const driver = await new Builder()
    .forBrowser('chrome')
    .setChromeOptions(options)
    .setChromeService(service)
    .build();
  // The default page load timeout of five minutes exceeds any test.
  await driver.manage().setTimeouts({ pageLoad: 30_000 });
  return driver as Driver;
}

/**
 * Minimises or restores the window of a page. Bypasses the driver, which queries the page after each command: a page
 * minimised while drawing replies only when shown again.
 */
export async function setWindowState(
  driver: Driver,
  { page, state }: { page: string; state: 'minimized' | 'normal' },
): Promise<void> {
  const { debuggerAddress } = chromeOptions.parse((await driver.getCapabilities()).get('goog:chromeOptions'));
  const version = await (await fetch(`http://${debuggerAddress}/json/version`)).json();
  const socket = new WebSocket(versionAnswer.parse(version).webSocketDebuggerUrl);
  await once(socket, 'open');
  const ask = async (method: string, params: object) => {
    socket.send(JSON.stringify({ id: 1, method, params }));
    const [{ data }] = await once(socket, 'message');
    return JSON.parse(String(data)).result;
  };
  const { windowId } = windowAnswer.parse(await ask('Browser.getWindowForTarget', { targetId: page }));
  await ask('Browser.setWindowBounds', { windowId, bounds: { windowState: state } });
  socket.close();
}

const chromeOptions = z.object({ debuggerAddress: z.string() });
const versionAnswer = z.object({ webSocketDebuggerUrl: z.string() });
const windowAnswer = z.object({ windowId: z.number() });
