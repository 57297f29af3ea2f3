import type { MiddlewareHandler } from 'hono';
import { messages } from '../../shared/messages';
import type { Deps } from '../deps';
import { refuseFor } from '../rates/limits';
import { type RateLimit, tokenBuckets } from '../rates/token-buckets';
import type { TrustedProxies } from '../settings/proxy';
import type { AppEnv } from './app-env';
import { callerKey } from './caller';

/** Refuses (429) an address that floods the server. The ceiling is far above a school, which is one address. */
export function addressLimits(
  { clock }: Pick<Deps, 'clock'>,
  trustedProxies: TrustedProxies | null,
  limit: RateLimit,
): MiddlewareHandler<AppEnv> {
  const all = tokenBuckets(limit);
  return async (c, next) => {
    const address = callerKey(c, trustedProxies);
    c.set('address', address);
    refuseFor(all.take(address, clock.now()), messages.tooManyFromAddress);
    await next();
  };
}
