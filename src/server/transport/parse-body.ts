import type { Context } from 'hono';
import {
  JSON_BODY_MAXIMUM_BYTES,
  JSON_MAXIMUM_DEPTH,
  JSON_MAXIMUM_KEYS,
  LARGE_JSON_MAXIMUM_BYTES,
  LARGE_JSON_MAXIMUM_KEYS,
  MULTIPART_BODY_MAXIMUM_BYTES,
} from '../../shared/constants';
import { DomainError } from '../../shared/errors';
import { importMessages } from '../../shared/import/messages';
import { messages } from '../../shared/messages';
import { isPlainObject } from '../../shared/parse';
import { refusals } from '../../shared/refusals';
import { type CallBody, isForm } from '../calls/declaration';
import type { Call } from '../calls/declare';
import { turns } from '../rates/limiters';
import { isLarge, isLargeForm } from './admit';
import type { AppEnv } from './app-env';
import { readBody } from './read-body';

const JSON_LIMITS = { bytes: JSON_BODY_MAXIMUM_BYTES, keys: JSON_MAXIMUM_KEYS };
const LARGE_JSON = { bytes: LARGE_JSON_MAXIMUM_BYTES, keys: LARGE_JSON_MAXIMUM_KEYS };

/** The body of a request as its call declares it; undefined if malformed, so that refusals keep their order. */
export async function readBodyOf(c: Context<AppEnv>, { body, headers }: Call): Promise<unknown> {
  if (body === 'raw') {
    const named = Object.entries(headers).map(([field, header]) => [field, c.req.header(header)]);
    return { bytes: await readBody(c, JSON_BODY_MAXIMUM_BYTES), ...Object.fromEntries(named) };
  }
  if (isForm(body)) {
    const sent = await readForm(c, body);
    if (sent instanceof FormData) return body === 'form' ? withImage(sent) : withFile(sent);
    return isPlainObject(sent) ? sent : undefined;
  }
  const { bytes, keys } = body === 'large-json' ? LARGE_JSON : JSON_LIMITS;
  return parseJson(await readBody(c, bytes), keys);
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The JSON value of a body; undefined if invalid, so that the use case refuses it in its own order. */
export function parseJson(body: Uint8Array, mostKeys = JSON_MAXIMUM_KEYS): unknown {
  let value: unknown;
  try {
    value = JSON.parse(utf8.decode(body));
  } catch {
    return undefined;
  }
  refuseUnreasonable(value, mostKeys);
  return value;
}

/** Throws 400 for JSON nested deeper or with more keys than the product ever sends. */
function refuseUnreasonable(value: unknown, mostKeys: number): void {
  let keys = 0;
  const walk = (part: unknown, depth: number) => {
    if (typeof part !== 'object' || part === null) return;
    if (depth > JSON_MAXIMUM_DEPTH) throw new DomainError('invalid', refusals.bodyTooDeep);
    const parts = Object.values(part);
    if (!Array.isArray(part)) keys += parts.length;
    if (keys > mostKeys) throw new DomainError('invalid', refusals.bodyTooManyKeys);
    for (const inner of parts) walk(inner, depth + 1);
  };
  walk(value, 1);
}

/** Limits how many large bodies are in memory; further requests wait on their connection. */
const largeBodies = turns({ atOnce: 5, waiting: 200, patienceMs: 20_000 });
const RETRY_SECONDS = 5;

/**
 * Parses a multipart body as a form and a JSON body as its value; anything else is undefined. Requests that may carry an
 * image or file wait for a slot before they are read (503 if that takes too long).
 */
async function readForm(c: Context<AppEnv>, kind: CallBody): Promise<unknown> {
  if (!(kind === 'file' ? isLarge(c.req.raw) : isLargeForm(c.req.raw))) return readWhole(c, kind);
  const endTurn = await largeBodies.take('all');
  const busy = kind === 'file' ? importMessages.filesBusy : messages.imagesBusy;
  if (!endTurn) throw new DomainError('unavailable', busy, RETRY_SECONDS);
  try {
    return await readWhole(c, kind);
  } finally {
    endTurn();
  }
}

async function readWhole(c: Context<AppEnv>, kind: CallBody): Promise<unknown> {
  const body = await readBody(c, MULTIPART_BODY_MAXIMUM_BYTES);
  const type = c.req.header('Content-Type') ?? '';
  if (!type.startsWith('multipart/form-data')) {
    return parseJson(body, (kind === 'file' ? LARGE_JSON : JSON_LIMITS).keys);
  }
  try {
    return await new Response(body, { headers: { 'Content-Type': type } }).formData();
  } catch {
    return undefined;
  }
}

type Fields = Readonly<Record<string, unknown>>;

/** The texts of a form. Forms turn line ends into \r\n; this restores them. */
const textsOf = (form: FormData): Fields =>
  Object.fromEntries(
    [...form.entries()].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value.replaceAll('\r\n', '\n')] as const] : [],
    ),
  );

/** Browsers send an empty file if none was chosen. */
const isChosen = (value: unknown): value is File =>
  value instanceof File && (value.size > 0 || value.name !== '');

/** The texts of a form, and the bytes of its image if any. */
async function withImage(form: FormData): Promise<Fields> {
  const file = form.get('image');
  return isChosen(file)
    ? { ...textsOf(form), image: new Uint8Array(await file.arrayBuffer()) }
    : textsOf(form);
}

/** The texts of a form, and its first file under any field name. */
async function withFile(form: FormData): Promise<Fields> {
  const [file] = [...form.values()].filter(isChosen);
  return {
    ...textsOf(form),
    file: file && { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) },
  };
}
