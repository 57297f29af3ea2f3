import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { languageDetector } from 'hono/language';
import * as z from 'zod';
import { SERVICE_WORKER } from '../../shared/constants';
import { LANGUAGE_KEY } from '../../shared/languages/catalogue';
import type { Languages } from '../ports/languages';
import { PAGES, type Page } from '../rules/pages';
import type { AppEnv } from './app-env';
import { inLanguage } from './page-language';

const gzipped = promisify(gzip);

const isNavigation = (c: Context) =>
  c.req.method === 'GET' &&
  (c.req.header('Accept') ?? '').includes('text/html') &&
  !c.req.header('Authorization');

/** A browser opening the API's '/student/' or '/teacher/' meant the page. */
export const redirectNavigation: MiddlewareHandler = async (c, next) => {
  if (!isNavigation(c)) return next();
  const { pathname, search } = new URL(c.req.url);
  return c.redirect(pathname.replace(/\/$/, '') + search);
};

/** Serves the built client: hashed assets as immutable, the page at each of its routes, and as 404 elsewhere. */
export function mountPages(
  app: Hono<AppEnv>,
  { clientDir, languages, page }: { clientDir: string; languages: Languages; page: (html: string) => string },
): void {
  let read: Promise<readonly [html: string, preloads: Preloads]> | undefined;
  const readOnce = () => {
    read ??= Promise.all([
      readFile(join(clientDir, 'index.html'), 'utf8').then(page),
      readPreloads(clientDir),
    ]);
    return read;
  };
  const htmlOf = async (path: string, language: string): Promise<string> => {
    const [html, preloads] = await readOnce();
    const linked = html.replace('</head>', () => `${preloadLinks(preloads, path)}</head>`);
    return inLanguage(linked, languages.catalogueOf(language));
  };
  // Shared by all visitors, so that a class needs one compression.
  const zipped = new Map<string, Promise<Buffer<ArrayBuffer>>>();
  const zippedOf = (path: string, language: string) => {
    const key = `${language} ${path}`;
    const known = zipped.get(key) ?? htmlOf(path, language).then((html) => gzipped(html));
    zipped.set(key, known);
    return known;
  };
  const showPage = async (c: Context<AppEnv>, { path, audience }: Page, status: 200 | 404) => {
    // The pages of teachers and visitors have no sentences in other languages yet.
    const language = audience === 'student' ? (c.get('language') ?? languages.usual) : 'en';
    c.header('Cache-Control', 'no-cache');
    c.header('Vary', 'Accept-Encoding, Accept-Language, Cookie');
    if (!/\bgzip\b/.test(c.req.header('Accept-Encoding') ?? ''))
      return c.html(await htmlOf(path, language), status);
    c.header('Content-Encoding', 'gzip');
    c.header('Content-Type', 'text/html; charset=UTF-8');
    return c.body(await zippedOf(path, language), status);
  };
  const detectLanguage = languageDetector({
    supportedLanguages: [...languages.offered],
    fallbackLanguage: languages.usual,
    lookupQueryString: LANGUAGE_KEY,
    lookupCookie: LANGUAGE_KEY,
    caches: false,
  });
  const { notFound, ...pages } = PAGES;
  for (const page of Object.values(pages))
    app.get(page.path, etag(), detectLanguage, (c) => showPage(c, page, 200));
  app.get(
    '/assets/*',
    serveStatic({
      root: clientDir,
      precompressed: true,
      onFound: (_path, c) => c.header('Cache-Control', 'public, max-age=31536000, immutable'),
    }),
  );
  // Requested on every visit of a student page, and hardly ever new.
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
  app.get(notFound.path, detectLanguage, async (c, next) =>
    isNavigation(c) ? showPage(c, notFound, 404) : next(),
  );
}

const files = z.array(z.string());
const preloadsSchema = z.record(z.string(), z.object({ js: files, css: files, fonts: files }));
/** The client files each page needs beside the entry. */
type Preloads = z.infer<typeof preloadsSchema>;

/** The build's list beside the client's folder; empty if missing. */
async function readPreloads(clientDir: string): Promise<Preloads> {
  try {
    return preloadsSchema.parse(JSON.parse(await readFile(join(clientDir, '../preloads.json'), 'utf8')));
  } catch {
    return {};
  }
}

/** Links that make the browser fetch a page's files together with the entry. */
export function preloadLinks(preloads: Preloads, path: string): string {
  const { js = [], css = [], fonts = [] } = preloads[path] ?? {};
  return [
    ...css.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...js.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`),
  ].join('\n');
}
