import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import type { Role } from '../../shared/actor';
import { aDomain } from './a-domain';

/** One browser for all files that a process runs: starting one takes longer than many a journey, and windows share nothing. */
let started: Promise<Browser> | undefined;
let browser: Browser;

/** Gives a file of journeys its browser; what a journey that failed has left open is closed behind the file. */
export function useBrowser(): void {
  beforeAll(async () => {
    started ??= chromium.launch({
      executablePath: process.env.HEADLESS_PATH ?? process.env.CHROME_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        // The pages of a window share a process, and none lives long enough for what it optimizes to pay.
        '--process-per-site',
        '--js-flags=--no-opt,--no-maglev',
      ],
    });
    browser = await started;
  });
  afterAll(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  });
}

/** Many a thing that is waited for comes only when the page next asks the server, and the machine may be busy. */
const PATIENCE_MS = 30_000;

/** What the page logs as an error, from now on. */
export function faultsOf(page: Page): readonly string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    // The browser logs each refused request by itself; refusals are part of the journeys.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      faults.push(message.text());
  });
  return faults;
}

/** A person with a browser of their own; whatever the page logs as an error fails the journey at `leave`. */
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

/** Waits until the page is at an address, query included. */
export const isAt = (page: Page, address: string): Promise<void> =>
  page.waitForURL((url) => `${url.pathname}${url.search}` === address);

/** Signs somebody new in as the login page wants it: Google button, the demo's account page, their desk; answers the address. */
export async function signIn(page: Page, role: Role, name: string, domain = aDomain()): Promise<string> {
  await page.goto(`/login/${role}`);
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@${domain}`;
  await signInHere(page, role, { name, email });
  await page.waitForURL((url) => url.pathname === `/${role}`);
  // The address comes first; until the desk is there, the head of the page before still leads elsewhere.
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
  return email;
}

/** Signs somebody in from a login page on, by the demo's account page. */
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
