import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import type { Role } from '../shared/actor';

let browser: Browser;

/** Gives a file of journeys its browser. */
export function useBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    });
  });
  afterAll(() => browser.close());
}

/** A person with a browser of their own; whatever the page logs as an error fails the journey at `leave`. */
export async function aVisitor(options: BrowserContextOptions = {}) {
  const context = await browser.newContext({
    baseURL: inject('baseUrl'),
    viewport: { width: 1366, height: 900 },
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    // The browser logs each refused request by itself; refusals are part of the journeys.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      faults.push(message.text());
  });
  return {
    page,
    context,
    async leave() {
      await context.close();
      expect(faults).toEqual([]);
    },
  };
}

/** Signs in as the login page wants it: Google button, the demo's account page, back. */
export async function signIn(page: Page, role: Role, name: string): Promise<void> {
  await page.goto(`/login/${role}`);
  if (role === 'teacher') await page.getByRole('checkbox', { name: /I have read and accept/ }).check();
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await chooseAccount(page, name);
  await page.waitForURL((url) => url.pathname === `/${role}`);
}

async function chooseAccount(page: Page, name: string) {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('E-mail').fill(`${name.toLowerCase().replaceAll(' ', '.')}@school.example`);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
