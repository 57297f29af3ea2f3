import type { MiddlewareHandler } from 'hono';
import type { Deps } from '../deps';
import { signOfProxy } from './proxy-signs';

/**
 * Shuts the demo sign-in at the first sign of a proxy or a tunnel, until the server is started again: whoever comes that way
 * seems to sit at this machine, and could be any teacher.
 */
export function watchDemo({ identity, log }: Pick<Deps, 'identity' | 'log'>): MiddlewareHandler {
  return async (c, next) => {
    const sign = signOfProxy(c);
    // Of the sign only its kind: what stands in a header was written by anybody.
    if (sign !== null && identity.shutDemo?.()) log.info('demo-sign-in-shut', { sign });
    await next();
  };
}
