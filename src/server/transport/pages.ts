import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { SERVICE_WORKER } from '../../shared/constants';
import type { AppEnv } from './app-env';
import { type Preloads, preloadLinks, readPreloads } from './preloads';

const PAGES = [
  '/',
  '/about-us',
  '/terms',
  '/privacy-policy',
  '/refund-policy',
  '/contact-us',
  '/plans',
  '/login/teacher',
  '/login/student',
  '/login/demo',
  '/student',
  '/teacher',
  '/admin',
];

const isNavigation = (c: Context) =>
  c.req.method === 'GET' &&
  (c.req.header('Accept') ?? '').includes('text/html') &&
  !c.req.header('Authorization');

/** A browser that opens the API's '/student/' or '/teacher/' meant the page. */
export const redirectNavigation: MiddlewareHandler = async (c, next) => {
  if (!isNavigation(c)) return next();
  const { pathname, search } = new URL(c.req.url);
  return c.redirect(pathname.replace(/\/$/, '') + search);
};

/** Serves the built client: hashed assets for good, the one page at each of its routes, and as 404 elsewhere. */
export function mountPages(
  app: Hono<AppEnv>,
  { clientDir, page }: { clientDir: string; page: (html: string) => string },
): void {
  let read: Promise<readonly [html: string, preloads: Preloads]> | undefined;
  const readOnce = () => {
    read ??= Promise.all([
      readFile(join(clientDir, 'index.html'), 'utf8').then(page),
      readPreloads(clientDir),
    ]);
    return read;
  };
  const showPage = async (c: Context, status: 200 | 404) => {
    const [html, preloads] = await readOnce();
    c.header('Cache-Control', 'no-cache');
    return c.html(
      html.replace('</head>', () => `${preloadLinks(preloads, c.req.path)}</head>`),
      status,
    );
  };
  for (const path of PAGES) app.get(path, etag(), (c) => showPage(c, 200));
  app.get(
    '/assets/*',
    serveStatic({
      root: clientDir,
      precompressed: true,
      onFound: (_path, c) => c.header('Cache-Control', 'public, max-age=31536000, immutable'),
    }),
  );
  // Asked for at each visit of a student's page, and hardly ever new.
  app.use(SERVICE_WORKER, etag());
  app.get(
    SERVICE_WORKER,
    serveStatic({
      root: clientDir,
      precompressed: true,
      onFound: (_path, c) => c.header('Cache-Control', 'no-cache'),
    }),
  );
  app.get(
    '/*',
    serveStatic({ root: clientDir, onFound: (_path, c) => c.header('Cache-Control', 'no-cache') }),
  );
  app.get('/*', async (c, next) => (isNavigation(c) ? showPage(c, 404) : next()));
}
