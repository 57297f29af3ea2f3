import type { MiddlewareHandler } from 'hono';
import { messages } from '../../shared/messages';
import type { Deps } from '../deps';
import { type AddressRates, refuseFor } from '../rates/limits';
import { tokenBuckets } from '../rates/token-buckets';
import type { TrustedProxies } from '../settings/proxy';
import { callerAddress } from './caller';

const SIGN_IN = /^(\/api)?\/auth\/login\/|^\/trpc\/accounts\.login/;

/**
 * Refuses (429) an address that floods the server, and one whose sign-ins are refused again and again. Both are high: a school
 * is one address.
 */
export function addressLimits(
  { clock }: Pick<Deps, 'clock'>,
  trustedProxies: TrustedProxies | null,
  rates: AddressRates,
): MiddlewareHandler {
  const all = tokenBuckets(rates.all);
  const refusedSignIns = tokenBuckets(rates.refusedSignIns);
  return async (c, next) => {
    const address = callerAddress(c, trustedProxies);
    refuseFor(all.take(address, clock.now()), messages.tooManyFromAddress);
    const isSignIn = SIGN_IN.test(c.req.path);
    if (isSignIn) refuseFor(refusedSignIns.wait(address, clock.now()), messages.tooManySignIns);
    await next();
    if (isSignIn && c.res.status === 401) refusedSignIns.take(address, clock.now());
  };
}
