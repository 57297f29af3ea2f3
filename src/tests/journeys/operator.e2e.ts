import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../server/app';
import { readConfig } from '../../server/config';
import { makeOperatorLink } from '../../server/features/operator/make-link';
import { listen } from '../../server/serve';
import { siteOf } from '../../server/site';
import { aWorld } from '../../server/testing/world';
import { aVisitor, useBrowser } from './visitor';

let server: Awaited<ReturnType<typeof aServer>>;
useBrowser();
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

async function aServer() {
  const { deps } = aWorld();
  const site = siteOf(readConfig({ GEOLOCATION_URL: 'off' }), deps);
  const listening = await listen(createApp({ deps, site, clientDir: 'build/client' }), {
    host: 'localhost',
    port: 0,
  });
  return {
    deps,
    url: `http://localhost:${(listening.address() as AddressInfo).port}`,
    close() {
      listening.closeAllConnections();
      listening.close();
    },
  };
}

test('a link from the machine opens the page once, leaves no trace in the browser, and a reload closes it', async () => {
  const { page } = await aVisitor({ baseURL: server.url });
  const link = `/admin#${makeOperatorLink(server.deps)}`;
  await page.goto(link);
  await page.getByRole('heading', { level: 1, name: 'This server' }).waitFor();
  await page.getByRole('heading', { name: 'Tested restore' }).waitFor();
  expect(new URL(page.url()).hash).toBe('');
  const kept = await page.evaluate(() => [
    JSON.stringify({ ...localStorage, ...sessionStorage }),
    document.cookie,
  ]);
  expect(kept).toEqual(['{}', '']);
  const asked = page.waitForResponse('**/operator/state');
  await page.getByRole('button', { name: 'Refresh' }).click();
  expect((await asked).status()).toBe(200);

  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'This page needs a link' }).waitFor();
  await page.goto(link);
  await page.getByRole('heading', { level: 1, name: 'This page needs a link' }).waitFor();
  // Another link into the same tab changes only what stands after the #.
  await page.goto(`/admin#${makeOperatorLink(server.deps)}`);
  await page.getByRole('heading', { level: 1, name: 'This server' }).waitFor();
});
