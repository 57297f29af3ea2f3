import type { Plugin } from 'vite';
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa';
import { IMAGE_CACHE, IMAGE_CACHE_MAXIMUM_ENTRIES, SERVICE_WORKER } from '../../src/shared/constants';
import { KEPT_PAGES, offlineFiles, versionOf } from './offline-files';

type RuntimeCaching = NonNullable<VitePWAOptions['workbox']['runtimeCaching']>[number];

/** A page as it is kept for hours without a network; the query keeps it apart from the page itself. */
const keptAt = (path: string) => `${path}?kept`;

/**
 * The service worker of the students' pages: it holds one version of everything that /student and a running quiz need,
 * page included, so that the kept page never asks for files of another version. Answers of the API are never kept.
 */
export function offlineWorker(): Plugin[] {
  let clientDir = '';
  const findClientDir: Plugin = {
    name: 'offline-worker:client-dir',
    configResolved: ({ build }) => {
      clientDir = build.outDir;
    },
  };
  const worker = VitePWA({
    // A new version waits until a page says that it may take over.
    registerType: 'prompt',
    injectRegister: false,
    manifest: false,
    filename: SERVICE_WORKER.slice(1),
    workbox: {
      globPatterns: ['assets/*.{js,css}', '*.{js,svg}'],
      globIgnores: [SERVICE_WORKER.slice(1)],
      dontCacheBustURLsMatching: /^assets\//,
      manifestTransforms: [
        (entries) => {
          const files = offlineFiles(clientDir);
          const kept = entries.filter(({ url }) => files.has(url));
          const revision = versionOf(kept.map(({ url }) => url));
          const pages = KEPT_PAGES.map(({ path }) => ({ url: keptAt(path), revision, size: 0 }));
          return { manifest: [...kept, ...pages], warnings: [] };
        },
      ],
      importScripts: ['worker-routes.js'],
      cleanupOutdatedCaches: true,
      clientsClaim: true,
      // Pages are answered below; the plugin would answer every address with index.html.
      navigateFallback: null,
      inlineWorkboxRuntime: true,
      sourcemap: false,
      runtimeCaching: [
        ...KEPT_PAGES.map(
          ({ path }): RuntimeCaching => ({
            // Functions are written into the worker as they stand here, and know nothing of this file.
            urlPattern: new RegExp(`^https?://[^/]+${path}(?:[?#]|$)`),
            handler: 'NetworkOnly',
            options: { plugins: [{ ...answeredSoon }], precacheFallback: { fallbackURL: keptAt(path) } },
          }),
        ),
        {
          // A page of the next version runs already while its worker waits: its files are kept beside the others.
          urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
          handler: async ({ request }) => (await caches.match(request.url)) ?? fetch(request),
        },
        {
          // Their names cannot be guessed and what is in them never changes.
          urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/uploads/'),
          handler: 'CacheFirst',
          options: {
            cacheName: IMAGE_CACHE,
            cacheableResponse: { statuses: [200] },
            expiration: { maxEntries: IMAGE_CACHE_MAXIMUM_ENTRIES },
          },
        },
      ],
    },
  });
  return [findClientDir, ...worker];
}

/** A page that takes more than 3 s, or comes from a server in trouble, counts as not answered. Runs in the worker. */
const answeredSoon = {
  requestWillFetch: async ({ request }: { request: Request }) =>
    new Request(request, { signal: AbortSignal.timeout(3000) }),
  fetchDidSucceed: async ({ response }: { response: Response }) => {
    if (response.status >= 500) throw new Error('The server is in trouble.');
    // Read to its end here, where the time still counts.
    return new Response(await response.blob(), response);
  },
};
