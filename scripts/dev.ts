import './launch/on-current-node.mjs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServer as createVite } from 'vite';
import { createApp } from '../src/server/app';
import { startBackgroundWork } from '../src/server/background-work';
import { buildDeps } from '../src/server/build-deps';
import { readConfig } from '../src/server/config';
import { hostsOf } from '../src/server/serve';
import { SettingError } from '../src/server/settings/setting';
import { siteOf, withSite } from '../src/server/site';
import { inLanguage } from '../src/server/transport/page-language';

// Server and client on one port: Vite serves its files and the app the rest. The launcher restarts this file on server
// changes; the browser's connection to Vite then reloads the page.

const NOT_PAGES = /^\/(api|auth|uploads|healthz|metrics|trpc)(\/|$)|.\/$/;

/** Whether the request is a page navigation; API paths differ by a slash or a token. */
const isPage = ({ method, headers, url = '/' }: IncomingMessage): boolean =>
  method === 'GET' &&
  (headers.accept ?? '').includes('text/html') &&
  !headers.authorization &&
  !NOT_PAGES.test(url.split('?', 1)[0] ?? '');

async function develop() {
  const config = readConfig(process.env);
  const deps = await buildDeps(config, { migrations: 'drizzle', languages: 'src/shared/languages' });
  const site = siteOf(config, deps);
  const answer = getRequestListener(createApp({ deps, site, hosts: hostsOf(config) }).fetch);

  const server = createServer();
  const vite = await createVite({
    appType: 'custom',
    clearScreen: false,
    server: {
      middlewareMode: true,
      hmr: { server },
      // Vite serves any file of the project, so exclude database and secrets.
      fs: { deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/data/**'] },
    },
  });
  const showPage = async ({ url = '/' }: IncomingMessage, response: ServerResponse) => {
    const html = await vite.transformIndexHtml(url, await readFile('index.html', 'utf8'));
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(inLanguage(withSite(html, site), deps.languages.catalogueOf(deps.languages.usual)));
  };
  server.on('request', (request, response) => {
    if (!isPage(request)) return vite.middlewares(request, response, () => answer(request, response));
    showPage(request, response).catch((error: Error) => {
      vite.ssrFixStacktrace(error);
      response.writeHead(500, { 'Content-Type': 'text/plain' }).end(error.stack);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.port, config.host, resolve);
  });
  startBackgroundWork(deps, config);
  console.log(`${config.siteName} is ready on ${config.publicUrl}, and follows every change.`);

  const stop = async () => {
    server.close();
    server.closeAllConnections();
    await vite.close();
    await deps.background.stop();
    deps.db.$client.close();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

develop().catch((error: unknown) => {
  console.error(error instanceof SettingError ? error.message : error);
  process.exit(1);
});
