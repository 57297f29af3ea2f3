import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Meters } from '../operations/meters';
import type { Clock } from '../ports/clock';
import type { Log } from '../ports/log';
import { tokenBuckets } from '../rates/limiters';
import { type AppEnv, TRPC_PATH } from './app-env';

const SLOW_MS = 1000;
/** Burst of lines per route, refilled after ten seconds: logging is synchronous with its reader. */
const LINES = { capacity: 100, refillMs: 10_000 };

/**
 * Gives every request an id, measures it, and logs those that failed on our side (5xx) or took over a second, or all if
 * configured. A flood of failures is counted instead. Lines name the route, never the path, which contains ids.
 */
export function observeRequests(
  { log, meters, clock }: { readonly log: Log; readonly meters: Meters; readonly clock: Clock },
  { logAll, isCall }: { readonly logAll: boolean; readonly isCall: (name: string) => boolean },
): MiddlewareHandler<AppEnv> {
  // Looked up once per combination: this runs on every response.
  const series = new Map<string, ReturnType<typeof seriesOf>>();
  const seriesOf = (method: string, route: string, statusClass: string) => ({
    count: meters.requests.of({ method, route, status: statusClass }),
    seconds: meters.requestSeconds.of({ route }),
  });
  const measured = (method: string, route: string, statusClass: string) => {
    const key = `${method} ${statusClass} ${route}`;
    const known = series.get(key) ?? seriesOf(method, route, statusClass);
    series.set(key, known);
    return known;
  };
  const lines = tokenBuckets(LINES);
  let leftOut = 0;
  return async (c, next) => {
    const began = performance.now();
    // From a UUID, which comes from a pool of random bytes.
    const requestId = randomUUID().replaceAll('-', '').slice(0, 16);
    c.set('requestId', requestId);
    c.header('X-Request-Id', requestId);
    await next();
    const tookMs = performance.now() - began;
    const { status } = c.res;
    const route = routeOf(c, isCall);
    const method = methodOf(c.req.method);
    const { count, seconds } = measured(method, route, `${Math.floor(status / 100)}xx`);
    count.add();
    seconds.observe(tookMs / 1000);
    if (!logAll && status < 500 && tookMs < SLOW_MS) return;
    if (!logAll && lines.take(route, clock.now()) > 0) {
      leftOut += 1;
      return;
    }
    log.info('request', {
      requestId,
      method,
      route,
      status,
      ms: Math.round(tookMs),
      ...(leftOut && { leftOut }),
    });
    leftOut = 0;
  };
}

/** The registered route; for tRPC the procedure, if it exists. */
function routeOf(c: Context, isCall: (name: string) => boolean): string {
  const { path } = c.req;
  if (!path.startsWith(`${TRPC_PATH}/`)) return routePath(c).replace(/^\/api(?=\/)/, '') || '/*';
  const procedure = path.slice(TRPC_PATH.length + 1);
  return isCall(procedure) ? `${TRPC_PATH}/${procedure}` : `${TRPC_PATH}/*`;
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);
/** Methods are user input, and metrics need few labels. */
const methodOf = (method: string) => (METHODS.has(method) ? method : 'other');
