import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { aSharedFolder, leaveOnSignals } from '../../server/testing/a-folder';
import type { Role } from '../../shared/actor';
import { aDomain } from './a-domain';

/** One browser for all files of a process: starting it takes longer than many journeys, and windows share no state. */
let started: Promise<Browser> | undefined;
let browser: Browser;

/** Provides a browser to a file of journeys; closes windows left open by failed journeys. */
export function useBrowser(): void {
  beforeAll(async () => {
    started ??= start();
    browser = await started;
  });
  afterAll(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  });
}

/**
 * At its end Vitest allows a process half a second; on a busy machine Playwright takes longer to close the browser, and leaves its
 * folders. So the process exits, at which Playwright kills the browser and removes them at once.
 */
function start(): Promise<Browser> {
  leaveOnSignals();
  return chromium.launch({
    handleSIGTERM: false,
    executablePath: process.env.HEADLESS_PATH ?? process.env.CHROME_PATH ?? '/usr/bin/chromium',
    // A killed browser leaves its sockets behind.
    env: { ...process.env, TMPDIR: aSharedFolder('browser') },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      // The pages of a window share a process, and none lives long enough to profit from optimization.
      '--process-per-site',
      '--js-flags=--no-opt,--no-maglev',
    ],
  });
}

/** Many updates arrive only with the next poll, and the machine may be busy. */
const PATIENCE_MS = 30_000;

export function faultsOf(page: Page): readonly string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    // The browser logs every refused request; refusals are part of the journeys.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      faults.push(message.text());
  });
  return faults;
}

/** A visitor with a separate browser window; errors logged by the page fail the journey at `leave`. */
export async function aVisitor(options: BrowserContextOptions = {}) {
  const context = await browser.newContext({
    baseURL: inject('baseUrl'),
    viewport: { width: 1366, height: 900 },
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const faults = faultsOf(page);
  return {
    page,
    context,
    async leave() {
      await context.close();
      expect(faults).toEqual([]);
    },
  };
}

export const isAt = (page: Page, address: string): Promise<void> =>
  page.waitForURL((url) => `${url.pathname}${url.search}` === address);

/**
 * Signs a new user in through the login page, Google button and demo accounts; ends on the dashboard and returns the address.
 */
export async function signIn(page: Page, role: Role, name: string, domain = aDomain()): Promise<string> {
  await page.goto(`/login/${role}`);
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@${domain}`;
  await signInHere(page, role, { name, email });
  await page.waitForURL((url) => url.pathname === `/${role}`);
  // The address changes first; until the dashboard appears, the previous page's head still links elsewhere.
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
  return email;
}

/** Signs a user in from a login page through the demo accounts. */
export async function signInHere(
  page: Page,
  role: Role,
  { name, email }: { readonly name: string; readonly email: string },
): Promise<void> {
  if (role === 'teacher') await page.getByRole('checkbox', { name: /I have read and accept/ }).check();
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
