import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { chromium, type Page } from 'playwright-core';
import { aFolder } from '../../server/testing/a-folder';

/** A browser with a profile on disk, whose process can be killed and restarted. */
export interface OwnBrowser {
  start(): Promise<Page>;
  /** SIGKILL, like a crash or an empty battery: nothing more can be written. */
  crash(): Promise<void>;
  remove(): Promise<void>;
}

export function ownBrowser(): OwnBrowser {
  const profile = aFolder('profile');
  let crash = async () => {};
  return {
    async start() {
      const child = spawn(
        process.env.CHROME_PATH ?? '/usr/bin/chromium',
        [
          ...[
            '--headless=new',
            '--no-sandbox',
            '--disable-gpu',
            '--no-first-run',
            '--disable-background-networking',
          ],
          ...['--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
        ],
        {
          stdio: ['ignore', 'ignore', 'pipe'],
          // Its own process group, so that a crash takes all of its processes.
          detached: true,
          // A killed browser leaves its sockets behind.
          env: { ...process.env, TMPDIR: profile },
        },
      );
      const exited = once(child, 'exit');
      const { pid } = child;
      if (pid === undefined) throw new Error('The browser did not start.');
      crash = async () => {
        crash = async () => {};
        process.kill(-pid, 'SIGKILL');
        await exited;
      };
      const browser = await chromium.connectOverCDP(await addressIn(child.stderr));
      const [context] = browser.contexts();
      if (!context) throw new Error('The browser has no profile.');
      const page = context.pages()[0] ?? (await context.newPage());
      page.setDefaultTimeout(30_000);
      return page;
    },
    crash: () => crash(),
    async remove() {
      await crash();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** The DevTools address from the browser's output. */
async function addressIn(said: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(said)) {
    const address = /DevTools listening on (ws:\S+)/.exec(line)?.[1];
    if (address) {
      said.resume();
      return address;
    }
  }
  throw new Error('The browser does not say where it can be steered.');
}
