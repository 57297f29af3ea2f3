import { type AnyTRPCProcedure, getTRPCErrorFromUnknown, getTRPCErrorShape } from '@trpc/server';
import type { Context } from 'hono';
import { ANSWERS_BODY_MAXIMUM_BYTES, JSON_BODY_MAXIMUM_BYTES } from '../../shared/constants';
import { appRouter } from './app-router';
import { retryAfterSecondsOf } from './error-map';
import { answerJson } from './json-answer';
import { parseJson, readBody } from './read-body';
import { readForm } from './read-form';
import type { AppEnv } from './rest';
import type { TrpcContext } from './trpc';

// Flat at run time, by their paths, which the type does not say.
const PROCEDURES = new Map(
  Object.entries(appRouter._def.procedures as unknown as Record<string, AnyTRPCProcedure>),
);
/** What carries a whole paper may be larger than any other body. */
const WITH_ANSWERS: ReadonlySet<string> = new Set(['attempts.saveAnswers', 'attempts.submit']);
const BODY_TYPE = /^(application\/json|multipart\/form-data)\b/i;
const FORM_TYPE = /^multipart\//i;
const TYPE_OF = new Map<string, 'query' | 'mutation'>([
  ['POST', 'mutation'],
  ['GET', 'query'],
]);

interface PlainCall {
  readonly path: string;
  readonly type: 'query' | 'mutation';
  readonly procedure: AnyTRPCProcedure;
}

/**
 * What a request means when it is what our own pages send: one query, or one mutation with JSON or a form. tRPC's own adapter,
 * which refuses everything else, costs such a request more than all the rest of it.
 */
export function plainCallOf({ req }: Context, path: string): PlainCall | undefined {
  if (req.header('trpc-accept') !== undefined) return undefined;
  if (req.method === 'POST' && !BODY_TYPE.test(req.header('Content-Type') ?? '')) return undefined;
  const procedure = PROCEDURES.get(path);
  const type = TYPE_OF.get(req.method);
  if (!procedure || !type || procedure._def.type !== type) return undefined;
  return type === 'query' && !isJson(req.query('input')) ? undefined : { path, type, procedure };
}

/** Answers a plain call as tRPC's adapter would, to the letter. */
export async function answerPlainCall(
  c: Context<AppEnv>,
  { path, type, procedure }: PlainCall,
  ctx: TrpcContext,
): Promise<Response> {
  c.header('Cache-Control', 'no-store');
  c.header('Vary', 'trpc-accept, accept');
  let input: unknown;
  // Asked for once the caller was let in.
  const getRawInput = async () => {
    input ??= type === 'query' ? queryInput(c) : await bodyInput(c, path);
    return input;
  };
  try {
    const call = { ctx, path, type, getRawInput, signal: undefined, batchIndex: 0 };
    return answerJson(c, { result: { data: await procedure(call) } }, ctx.deps.log);
  } catch (cause) {
    const error = getTRPCErrorFromUnknown(cause);
    const config = appRouter._def._config;
    const shape = getTRPCErrorShape({ config, error, type, path, input, ctx });
    const seconds = error.cause === undefined ? 0 : (retryAfterSecondsOf(error.cause) ?? 0);
    if (seconds > 0) c.header('Retry-After', String(seconds));
    return c.json({ error: shape }, shape.data.httpStatus as 500);
  }
}

// What is broken goes on as no input, so that the use case refuses it in its own order, as over REST.
const bodyInput = async (c: Context<AppEnv>, path: string): Promise<unknown> => {
  if (FORM_TYPE.test(c.req.header('Content-Type') ?? '')) return (await readForm(c)) ?? null;
  const maximum = WITH_ANSWERS.has(path) ? ANSWERS_BODY_MAXIMUM_BYTES : JSON_BODY_MAXIMUM_BYTES;
  return parseJson(await readBody(c, maximum)) ?? null;
};

function queryInput({ req }: Context): unknown {
  const input = req.query('input');
  return input === undefined ? undefined : JSON.parse(input);
}

function isJson(text: string | undefined): boolean {
  if (text === undefined) return true;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
