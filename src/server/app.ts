import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { DomainError } from '../shared/errors';
import { messages } from '../shared/messages';
import type { Deps } from './deps';
import { ADDRESS_RATES, type AddressRates } from './rates/limits';
import type { TrustedProxies } from './settings/proxy';
import { type Site, withSite } from './site';
import { addressLimits } from './transport/address-limits';
import { errorBody, toWireError } from './transport/error-map';
import { allowHosts, pageHeaders } from './transport/headers';
import { mountOidc } from './transport/oidc-routes';
import { mountPages, redirectNavigation } from './transport/pages';
import type { AppEnv } from './transport/rest';
import { mountRest } from './transport/rest-router';
import { thirdPartiesOf } from './transport/third-parties';
import { handleTrpc, TRPC_PATH } from './transport/trpc-handler';
import { VERSION } from './version';

const YEAR = 'public, max-age=31536000, immutable';

interface AppOptions {
  readonly deps: Deps;
  readonly site: Site;
  /** Host headers that are answered; all when absent. */
  readonly hosts?: ReadonlySet<string>;
  /** Reverse proxies whose word on a caller's address counts; none when absent. */
  readonly trustedProxies?: TrustedProxies | null;
  readonly addressRates?: AddressRates;
  /** Where the built client is; no pages when absent. */
  readonly clientDir?: string;
}

/** The whole server as one request handler. */
export function createApp({
  deps,
  site,
  hosts,
  clientDir,
  trustedProxies = null,
  addressRates = ADDRESS_RATES,
}: AppOptions): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    c.set('requestId', randomBytes(8).toString('hex'));
    c.header('X-Request-Id', c.get('requestId'));
    await next();
  });
  app.use(addressLimits(deps, trustedProxies, addressRates));
  app.use(pageHeaders(thirdPartiesOf(site), site.publicUrl));
  if (hosts) app.use(allowHosts(hosts));
  app.onError((error, c) => {
    const requestId = c.get('requestId');
    const wire = toWireError(error, deps.log, requestId);
    c.header('Cache-Control', 'no-store');
    if (wire.retryAfterSeconds) c.header('Retry-After', String(wire.retryAfterSeconds));
    return c.json(errorBody(wire, requestId), wire.status);
  });
  app.notFound(() => {
    throw new DomainError('not_found', messages.pageNotFound);
  });

  app.get('/healthz', (c) => c.json({ status: 'ok', version: VERSION }));
  app.get('/uploads/:name', async (c) => {
    const image = await deps.images.find(c.req.param('name'));
    if (!image) return c.notFound();
    c.header('Content-Security-Policy', "default-src 'none'; sandbox");
    return c.body(image.bytes, 200, { 'Content-Type': image.mediaType, 'Cache-Control': YEAR });
  });
  app.all(`${TRPC_PATH}/*`, (c) => handleTrpc(c, deps));
  app.get('/student/', redirectNavigation);
  app.get('/teacher/', redirectNavigation);
  mountRest(app, deps);
  mountOidc(app, deps, site);
  if (clientDir) mountPages(app, { clientDir, page: (html) => withSite(html, site) });
  return app;
}
