import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, PrecacheFallbackPlugin, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { IMAGE_CACHE, IMAGE_CACHE_MAXIMUM_ENTRIES } from '../../shared/constants';

// Caches one version of everything that /student and a running quiz need, page included, so that the cached
// page never requests files of another version. API responses are never cached.

declare const self: ServiceWorkerGlobalScope;

/** The files and pages of this version, inserted by scripts/build/offline-worker.ts. */
declare const KEPT: {
  readonly version: string;
  readonly files: readonly string[];
  readonly pages: readonly string[];
};

const NETWORK_TIMEOUT_MS = 3000;

importScripts('worker-routes.js');

// A new version waits until a page lets it take over.
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') self.skipWaiting();
});
self.addEventListener('activate', () => self.clients.claim());

/** The cache key of an offline page; the query distinguishes it from the page itself. */
const keptAt = (path: string) => `${path}?kept`;

precacheAndRoute([
  // Their names contain a hash of their content.
  ...KEPT.files.map((url) => ({ url, revision: null })),
  ...KEPT.pages.map((path) => ({ url: keptAt(path), revision: KEPT.version })),
]);
cleanupOutdatedCaches();

/** A page that takes more than 3 s, or a server error, counts as no response. */
const answeredSoon = {
  requestWillFetch: async ({ request }: { request: Request }) =>
    new Request(request, { signal: AbortSignal.timeout(NETWORK_TIMEOUT_MS) }),
  fetchDidSucceed: async ({ response }: { response: Response }) => {
    if (response.status >= 500) throw new Error('The server is in trouble.');
    // Reads the whole body here, within the time limit.
    return new Response(await response.blob(), response);
  },
};

for (const path of KEPT.pages) {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === path,
    new NetworkOnly({
      plugins: [answeredSoon, new PrecacheFallbackPlugin({ fallbackURL: keptAt(path) })],
    }),
  );
}

// A page of the next version may run while its worker waits: its files are cached beside the others.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request }) => (await caches.match(request.url)) ?? fetch(request),
);

// Their names cannot be guessed, and their content never changes.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/uploads/'),
  new CacheFirst({
    cacheName: IMAGE_CACHE,
    plugins: [
      new CacheableResponsePlugin({ statuses: [200] }),
      new ExpirationPlugin({ maxEntries: IMAGE_CACHE_MAXIMUM_ENTRIES }),
    ],
  }),
);
