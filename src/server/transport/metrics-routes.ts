import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { DomainError } from '../../shared/errors';
import { refusals } from '../../shared/refusals';
import type { Deps } from '../deps';
import { gaugesOf } from '../operations/gauges';
import { type HealthOptions, healthCheck } from '../operations/health';
import { metersOf } from '../operations/meters';
import { prometheusText } from '../operations/prometheus-text';
import type { AppEnv } from './app-env';
import { isLocalCaller } from './caller';

export interface OperationsOptions extends HealthOptions {
  /** Opens /metrics to remote callers. */
  readonly metricsToken?: string | null;
}

const NOT_STORED = { 'Cache-Control': 'no-store' };

/**
 * `/healthz` for monitoring: 200 or 503; details for local callers only. `/metrics` for Prometheus: for local callers or
 * with the token (404 otherwise).
 */
export function mountOperations(
  app: Hono<AppEnv>,
  deps: Deps,
  { metricsToken = null, ...options }: OperationsOptions,
): void {
  const check = healthCheck(deps, options);
  const meters = metersOf(deps.db);
  app.get('/healthz', async (c) => {
    const health = await check();
    const { status, version } = health;
    const body = isLocalCaller(c) ? health : { status, version };
    return c.json(body, status === 'ok' ? 200 : 503, NOT_STORED);
  });
  app.get('/metrics', async (c) => {
    if (!isLocalCaller(c) && !hasToken(c, metricsToken)) {
      throw new DomainError('not_found', refusals.pageNotFound);
    }
    const families = [...Object.values(meters), ...gaugesOf(deps.db, await check())];
    return c.body(prometheusText(families), 200, {
      ...NOT_STORED,
      'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
    });
  });
}

function hasToken(c: Context, token: string | null): boolean {
  const sentToken = /^Bearer\s+(\S+)$/i.exec(c.req.header('Authorization') ?? '')?.[1];
  return token !== null && sentToken !== undefined && timingSafeEqual(hash(sentToken), hash(token));
}

const hash = (text: string) => createHash('sha256').update(text).digest();
