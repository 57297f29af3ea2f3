import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, PrecacheFallbackPlugin, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { IMAGE_CACHE, IMAGE_CACHE_MAXIMUM_ENTRIES } from '../../shared/constants';

// Holds one version of everything that /student and a running quiz need, page included, so that the kept page never asks for
// files of another version. Answers of the API are never kept.

declare const self: ServiceWorkerGlobalScope;

/** The files and pages of this version; scripts/build/offline-worker.ts writes them in. */
declare const KEPT: {
  readonly version: string;
  readonly files: readonly string[];
  readonly pages: readonly string[];
};

const NETWORK_TIMEOUT_MS = 3000;

importScripts('worker-routes.js');

// A new version waits until a page says that it may take over.
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') self.skipWaiting();
});
self.addEventListener('activate', () => self.clients.claim());

/** A page as it is kept for hours without a network; the query keeps it apart from the page itself. */
const keptAt = (path: string) => `${path}?kept`;

precacheAndRoute([
  // Their names carry a hash of what is in them.
  ...KEPT.files.map((url) => ({ url, revision: null })),
  ...KEPT.pages.map((path) => ({ url: keptAt(path), revision: KEPT.version })),
]);
cleanupOutdatedCaches();

/** A page that takes more than 3 s, or comes from a server in trouble, counts as not answered. */
const answeredSoon = {
  requestWillFetch: async ({ request }: { request: Request }) =>
    new Request(request, { signal: AbortSignal.timeout(NETWORK_TIMEOUT_MS) }),
  fetchDidSucceed: async ({ response }: { response: Response }) => {
    if (response.status >= 500) throw new Error('The server is in trouble.');
    // Read to its end here, where the time still counts.
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

// A page of the next version runs already while its worker waits: its files are kept beside the others.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request }) => (await caches.match(request.url)) ?? fetch(request),
);

// Their names cannot be guessed and what is in them never changes.
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
