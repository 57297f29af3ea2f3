import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import type { Context, Hono } from 'hono';
import { DomainError } from '../../shared/errors';
import { refusals } from '../../shared/refusals';
import type { Site } from '../../shared/site';
import type { Asked, Call } from '../calls/declare';
import type { Deps } from '../deps';
import { admit } from '../transport/admit';
import { type AppEnv, TRPC_PATH } from '../transport/app-env';
import { retryAfterSecondsOf } from '../transport/error-map';
import { answerJson } from '../transport/json-answer';
import { originOf } from '../transport/origin';
import { readBodyOf } from '../transport/parse-body';
import { callsByName } from './all-calls';
import { appRouter } from './app-router';
import { requestIdAtHand } from './trpc';

/**
 * Mounts the calls under /trpc. Plain calls have their own routes with responses identical to tRPC's: its dispatch costs a save
 * more than everything else, and buffers long responses.
 */
export function mountTrpc(app: Hono<AppEnv>, deps: Deps, site: AtSite): void {
  for (const [name, call] of callsByName) {
    if (call.isPlain)
      app.on(methodOf(call), `${TRPC_PATH}/${name}`, (c) =>
        answerPlain(c, askedOf(c, { deps, site, call }), { deps, call }),
      );
  }
  app.all(`${TRPC_PATH}/*`, (c) => answerByTrpc(c, deps, site));
}

const methodOf = ({ kind }: Call) => (kind === 'query' ? 'GET' : 'POST');

async function answerPlain(
  c: Context<AppEnv>,
  asked: Asked,
  { deps, call }: { deps: Deps; call: Call },
): Promise<Response> {
  refuseBatch(c);
  c.header('Cache-Control', 'no-store');
  c.header('Vary', 'trpc-accept, accept');
  const data = await call.perform(deps, asked);
  return answerJson(c, { result: { data } }, deps.log);
}

async function answerByTrpc(c: Context<AppEnv>, deps: Deps, site: AtSite): Promise<Response> {
  refuseBatch(c);
  const requestId = c.get('requestId');
  const { url, method, headers } = c.req.raw;
  const response = await requestIdAtHand.run(requestId, () =>
    fetchRequestHandler({
      endpoint: TRPC_PATH,
      router: appRouter,
      // Without its body, which the call reads itself after authentication, within REST's limits.
      req: new Request(url, { method, headers }),
      createContext: () => ({ deps, requestId, ask: (call) => askedOf(c, { deps, site, call }) }),
      responseMeta({ errors }) {
        const seconds = Math.max(
          0,
          ...errors.map(({ cause }) => (cause ? (retryAfterSecondsOf(cause) ?? 0) : 0)),
        );
        return seconds > 0 ? { headers: { 'Retry-After': String(seconds) } } : {};
      },
    }),
  );
  response.headers.set('Cache-Control', 'no-store');
  return response;
}

/** Throws for batched requests: each call counts against the limits, and a batch would jump the queue. */
function refuseBatch(c: Context<AppEnv>): void {
  if (c.req.query('batch') !== undefined) throw new DomainError('invalid', refusals.oneCallAtATime);
}

type AtSite = Pick<Site, 'publicUrl'>;

const askedOf = (
  c: Context<AppEnv>,
  { deps, site, call }: { deps: Deps; site: AtSite; call: Call },
): Asked => ({
  admit: (kind) => admit(c, deps, kind),
  async read() {
    const sent = c.req.method === 'GET' ? parseInputOf(c.req.query('input')) : await readBodyOf(c, call);
    return { ids: sent, body: sent };
  },
  origin: () => originOf(c, site),
});

/** Malformed input becomes undefined, so that refusals keep their order, as over REST. */
function parseInputOf(input: string | undefined): unknown {
  try {
    return input === undefined ? undefined : JSON.parse(input);
  } catch {
    return undefined;
  }
}
