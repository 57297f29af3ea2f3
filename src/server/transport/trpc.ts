import { AsyncLocalStorage } from 'node:async_hooks';
import { initTRPC, TRPCError } from '@trpc/server';
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import type { Actor } from '../../shared/actor';
import { DomainError, ERROR_KINDS } from '../../shared/errors';
import type { Deps } from '../deps';
import { getActor, getStudent, getTeacher } from './actor';
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

/** Each guarded procedure finds its actor before it looks at the input: 401 and 403 come before 400. */
export const signedInProcedure = anyone.use(async ({ ctx, next }) =>
  next({ ctx: { actor: await ctx.admit(getActor) } }),
);
export const teacherProcedure = anyone.use(async ({ ctx, next }) =>
  next({ ctx: { teacher: await ctx.admit(getTeacher) } }),
);
export const studentProcedure = anyone.use(async ({ ctx, next }) =>
  next({ ctx: { student: await ctx.admit(getStudent) } }),
);

/**
 * An input that is typed for the client and handed to the use case as sent: the use case refuses it in the documented
 * order (401, 403, 404, 400, 402, 409), which a check before it could not keep.
 */
export const asSent =
  <Input>() =>
  (value: unknown): Input =>
    (value ?? {}) as Input;
