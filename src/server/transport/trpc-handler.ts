import type { TRPCError } from '@trpc/server';
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import type { Context } from 'hono';
import { DomainError } from '../../shared/errors';
import { messages } from '../../shared/messages';
import type { Deps } from '../deps';
import { admit } from './admit';
import { appRouter } from './app-router';
import { isLocalCaller } from './caller';
import { retryAfterSecondsOf } from './error-map';
import type { AppEnv } from './rest';
import { requestIdAtHand, type TrpcContext } from './trpc';
import { answerPlainCall, plainCallOf } from './trpc-plain-call';

export const TRPC_PATH = '/trpc';

/** Answers a tRPC request: one call, within the same limits on size and depth as REST. */
export async function handleTrpc(c: Context<AppEnv>, deps: Deps): Promise<Response> {
  // Each call counts against the limits, and many in one request would be answered before anybody else.
  if (c.req.query('batch') !== undefined) throw new DomainError('invalid', messages.oneCallAtATime);
  const context: TrpcContext = {
    deps,
    admit: (find) => admit(c, deps, find),
    requestId: c.get('requestId'),
    isLocal: isLocalCaller(c),
  };
  const call = plainCallOf(c, c.req.path.slice(TRPC_PATH.length + 1));
  if (call) return answerPlainCall(c, call, context);
  const response = await requestIdAtHand.run(context.requestId, () =>
    fetchRequestHandler({
      endpoint: TRPC_PATH,
      responseMeta: ({ errors }) => retryAfterOf(errors),
      router: appRouter,
      req: withoutBody(c.req.raw),
      createContext: () => context,
    }),
  );
  response.headers.set('Cache-Control', 'no-store');
  return response;
}

/** What is no plain call is refused, and has no body worth reading. */
const withoutBody = ({ url, method, headers }: Request) =>
  new Request(url, { method, headers, ...(method === 'POST' && { body: 'null' }) });

/** The longest wait that an error of a batch asks for. */
function retryAfterOf(errors: readonly TRPCError[]): { headers?: Record<string, string> } {
  const seconds = errors.map(({ cause }) => secondsOf(cause)).filter((each) => each > 0);
  return seconds.length === 0 ? {} : { headers: { 'Retry-After': String(Math.max(...seconds)) } };
}

const secondsOf = (cause: unknown) => (cause === undefined ? 0 : (retryAfterSecondsOf(cause) ?? 0));
