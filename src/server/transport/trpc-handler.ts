import type { TRPCError } from '@trpc/server';
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import type { Context } from 'hono';
import { ANSWERS_BODY_MAXIMUM_BYTES, MULTIPART_BODY_MAXIMUM_BYTES } from '../../shared/constants';
import type { Deps } from '../deps';
import { appRouter } from './app-router';
import { isLocalCaller } from './caller';
import { retryAfterSecondsOf } from './error-map';
import { parseJson, readBody } from './read-body';
import type { AppEnv } from './rest';
import { requestIdAtHand } from './trpc';
import { answerPlainCall, plainCallOf } from './trpc-plain-call';

export const TRPC_PATH = '/trpc';

/** Answers a tRPC request within the same limits on size and depth as REST. */
export async function handleTrpc(c: Context<AppEnv>, deps: Deps): Promise<Response> {
  const context = {
    deps,
    authorization: c.req.header('Authorization'),
    requestId: c.get('requestId'),
    isLocal: isLocalCaller(c),
  };
  const call = plainCallOf(c, c.req.path.slice(TRPC_PATH.length + 1));
  if (call) return answerPlainCall(c, call, context);
  const isForm = c.req.header('Content-Type')?.startsWith('multipart/form-data') ?? false;
  const req = c.req.method === 'POST' ? await checkedRequest(c.req.raw, isForm) : c.req.raw;
  const response = await requestIdAtHand.run(context.requestId, () =>
    fetchRequestHandler({
      endpoint: TRPC_PATH,
      responseMeta: ({ errors }) => retryAfterOf(errors),
      router: appRouter,
      req,
      createContext: () => context,
    }),
  );
  response.headers.set('Cache-Control', 'no-store');
  return response;
}

async function checkedRequest(request: Request, isForm: boolean): Promise<Request> {
  const body = await readBody(request, isForm ? MULTIPART_BODY_MAXIMUM_BYTES : ANSWERS_BODY_MAXIMUM_BYTES);
  // Broken JSON goes on as no input, so that the use case refuses it in its own order, as over REST.
  const isBroken = !isForm && parseJson(body) === undefined;
  return new Request(request.url, {
    method: 'POST',
    headers: request.headers,
    body: isBroken ? 'null' : body,
  });
}

/** The longest wait that an error of a batch asks for. */
function retryAfterOf(errors: readonly TRPCError[]): { headers?: Record<string, string> } {
  const seconds = errors.map(({ cause }) => secondsOf(cause)).filter((each) => each > 0);
  return seconds.length === 0 ? {} : { headers: { 'Retry-After': String(Math.max(...seconds)) } };
}

const secondsOf = (cause: unknown) => (cause === undefined ? 0 : (retryAfterSecondsOf(cause) ?? 0));
