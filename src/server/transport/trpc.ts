import { AsyncLocalStorage } from 'node:async_hooks';
import { initTRPC, TRPCError } from '@trpc/server';
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import type { Actor } from '../../shared/actor';
import { DomainError, ERROR_KINDS } from '../../shared/errors';
import type { Deps } from '../deps';
import type { FindActor } from './admit';
import { errorBody, toWireError, type WireError } from './error-map';

export interface TrpcContext {
  readonly deps: Deps;
  /** Lets in the person who calls, or refuses. */
  admit<Who extends Actor>(find: FindActor<Who>): Promise<Who>;
  readonly requestId: string;
  readonly isLocal: boolean;
}

/** The id of the request at hand, for what tRPC refuses before there is a context: a broken address, a strange media type. */
export const requestIdAtHand = new AsyncLocalStorage<string>();

const t = initTRPC.context<TrpcContext>().create({
  /** The documented error fields sit in `data` beside tRPC's own; nothing of an unforeseen error leaves. */
  errorFormatter({ shape, error, ctx }) {
    const requestId = ctx?.requestId ?? requestIdAtHand.getStore() ?? '';
    const domain = error.cause instanceof DomainError ? error.cause : undefined;
    const isOurs = domain !== undefined || error.code === 'INTERNAL_SERVER_ERROR';
    const wire =
      isOurs && ctx
        ? toWireError(domain ?? error.cause ?? error, ctx.deps.log, requestId)
        : { status: 400, code: isOurs ? 'BAD_REQUEST' : error.code, sentence: error.message };
    const { stack: _, ...data } = shape.data;
    return {
      ...shape,
      message: wire.sentence,
      data: {
        ...data,
        httpStatus: isOurs ? wire.status : data.httpStatus,
        ...errorBody(wire as never, requestId),
      },
    };
  },
});

/** An error in the form of tRPC, for a request to it that never came as far. */
export const trpcErrorBody = (wire: WireError, requestId: string) => ({
  error: {
    message: wire.sentence,
    code: TRPC_ERROR_CODES_BY_KEY[wire.code],
    data: { httpStatus: wire.status, ...errorBody(wire, requestId) },
  },
});

const refusals = t.middleware(async ({ next }) => {
  const result = await next();
  if (result.ok || !(result.error.cause instanceof DomainError)) return result;
  const { cause } = result.error;
  throw new TRPCError({ code: ERROR_KINDS[cause.kind].code, message: cause.message, cause });
});

const anyone = t.procedure.use(refusals);

export const { router } = t;
export const anyoneProcedure = anyone;
