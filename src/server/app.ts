import { type Context, Hono } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';
import { DomainError } from '../shared/errors';
import { refusals } from '../shared/refusals';
import type { Site } from '../shared/site';
import type { Deps } from './deps';
import { callsByName } from './mounts/all-calls';
import { mountRest } from './mounts/mount-rest';
import { mountTrpc } from './mounts/mount-trpc';
import { mountOpenApi } from './mounts/open-api';
import { trpcErrorBody } from './mounts/trpc';
import { metersOf } from './operations/meters';
import type { RateLimit } from './rates/limiters';
import { ADDRESS_LIMIT } from './rates/limits';
import type { TrustedProxies } from './settings/proxy';
import { withSite } from './site';
import { noteAnswers } from './transport/admit';
import { type AppEnv, TRPC_PATH } from './transport/app-env';
import { addressLimits, allowHosts, watchDemo } from './transport/caller';
import { errorBody, toWireError } from './transport/error-map';
import { assetHeaders, imageHeaders, pageHeaders } from './transport/headers';
import { mountOperations, type OperationsOptions } from './transport/metrics-routes';
import { mountOidc } from './transport/oidc-routes';
import { mountPages, redirectNavigation } from './transport/pages';
import { observeRequests } from './transport/request-log';
import { thirdPartiesOf } from './transport/third-parties';

const YEAR = 'public, max-age=31536000, immutable';

interface AppOptions {
  readonly deps: Deps;
  readonly site: Site;
  /** The accepted Host headers; any when absent. */
  readonly hosts?: ReadonlySet<string>;
  /** The reverse proxies trusted for a caller's address; none when absent. */
  readonly trustedProxies?: TrustedProxies | null;
  readonly addressLimit?: RateLimit;
  readonly logAllRequests?: boolean;
  readonly operations?: OperationsOptions;
  /** The folder of the built client; no pages when absent. */
  readonly clientDir?: string;
}

/** The whole server as one request handler. */
export function createApp({
  deps,
  site,
  hosts,
  clientDir,
  trustedProxies = null,
  logAllRequests = false,
  operations = {},
  addressLimit = ADDRESS_LIMIT,
}: AppOptions): Hono<AppEnv> {
  // Hono's default router settles on this one for our paths anyway, but only during the first request.
  const app = new Hono<AppEnv>({ router: new TrieRouter() });
  app.use(
    observeRequests(
      { log: deps.log, meters: metersOf(deps.db), clock: deps.clock },
      { logAll: logAllRequests, isCall: (name) => callsByName.has(name) },
    ),
  );
  app.use(noteAnswers);
  app.use(addressLimits(deps, trustedProxies, addressLimit));
  app.use('/uploads/*', imageHeaders);
  app.use('/assets/*', assetHeaders);
  app.use(pageHeaders(thirdPartiesOf(site), site.publicUrl));
  if (deps.identity.shutDemo) app.use(watchDemo(deps));
  if (hosts) app.use(allowHosts(hosts));
  const refuse = (error: unknown, c: Context<AppEnv>) => {
    const requestId = c.get('requestId');
    const wire = toWireError(error, deps.log, requestId);
    c.header('Cache-Control', 'no-store');
    if (wire.retryAfterSeconds) c.header('Retry-After', String(wire.retryAfterSeconds));
    const { path } = c.req;
    if (!path.startsWith(`${TRPC_PATH}/`)) return c.json(errorBody(wire, requestId), wire.status);
    return c.json(trpcErrorBody(wire, requestId, path.slice(TRPC_PATH.length + 1)), wire.status);
  };
  app.onError(refuse);
  // A thrown error would bypass the response headers.
  app.notFound((c) => refuse(new DomainError('not_found', refusals.pageNotFound), c));

  mountOperations(app, deps, operations);
  mountOpenApi(app, site);
  app.get('/uploads/:name', async (c) => {
    const image = await deps.images.find(c.req.param('name'));
    if (!image) return c.notFound();
    return c.body(image.bytes, 200, { 'Content-Type': image.mediaType, 'Cache-Control': YEAR });
  });
  mountTrpc(app, deps, site);
  app.get('/student/', redirectNavigation);
  app.get('/teacher/', redirectNavigation);
  mountRest(app, deps, site);
  mountOidc(app, deps, site);
  if (clientDir)
    mountPages(app, { clientDir, languages: deps.languages, page: (html) => withSite(html, site) });
  return app;
}
