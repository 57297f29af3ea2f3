import { AsyncLocalStorage } from 'node:async_hooks';
import { initTRPC, TRPCError } from '@trpc/server';
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import { DomainError, ERROR_KINDS } from '../../shared/errors';
import type { Asked, Call } from '../calls/declare';
import type { Deps } from '../deps';
import { toWireError, trpcErrorData, type WireError } from '../transport/error-map';

export interface TrpcContext {
  readonly deps: Deps;
  readonly requestId: string;
  ask(call: Call): Asked;
}

/** The current request's id, for tRPC's refusals before there is a context: a malformed path or media type. */
export const requestIdAtHand = new AsyncLocalStorage<string>();

const t = initTRPC.context<TrpcContext>().create({
  /** Adds the documented error fields to `data`; unexpected errors leak nothing. */
  errorFormatter({ shape, error, ctx }) {
    const requestId = ctx?.requestId ?? requestIdAtHand.getStore() ?? '';
    const { stack: _, ...data } = shape.data;
    const cause = error.cause instanceof DomainError ? error.cause : undefined;
    if (ctx && (cause || error.code === 'INTERNAL_SERVER_ERROR')) {
      const wire = toWireError(cause ?? error.cause ?? error, ctx.deps.log, requestId);
      return {
        ...shape,
        message: wire.sentence,
        data: { ...data, ...trpcErrorData(wire, requestId) },
      };
    }
    // tRPC's own refusals: an unknown path or method, invalid JSON.
    const code = error.code === 'INTERNAL_SERVER_ERROR' ? 'BAD_REQUEST' : error.code;
    const httpStatus = error.code === 'INTERNAL_SERVER_ERROR' ? 400 : data.httpStatus;
    return { ...shape, data: { ...data, httpStatus, error: error.message, code, requestId } };
  },
});

/** An error in tRPC's format, for requests that never reached it and for plain routes. */
export const trpcErrorBody = (wire: WireError, requestId: string, path: string) => ({
  error: {
    message: wire.sentence,
    code: TRPC_ERROR_CODES_BY_KEY[wire.code],
    data: { path, ...trpcErrorData(wire, requestId) },
  },
});

const refusals = t.middleware(async ({ next }) => {
  const result = await next();
  if (result.ok || !(result.error.cause instanceof DomainError)) return result;
  const { cause } = result.error;
  throw new TRPCError({ code: ERROR_KINDS[cause.kind].code, message: cause.message, cause });
});

export const { router } = t;
export const procedure = t.procedure.use(refusals);
