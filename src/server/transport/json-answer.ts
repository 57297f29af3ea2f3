import type { ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { Context } from 'hono';
import type { Log } from '../ports/log';
import { EncodedJson, LazyList } from '../rules/encoded-json';

/** Shorter texts cost more to compress than they save. */
const WORTH_CHARACTERS = 16_384;
/** The lowest level: a third of the default's work for nearly all of its gain. */
const GZIP = { level: 1 };

/**
 * Sends JSON; a long list is written piece by piece, so that it blocks no request and is never one text in memory. Long
 * responses are compressed off this thread. With bearer tokens instead of cookies, compressed lengths leak nothing. A
 * leaving reader stops the writing; an error in the middle is logged and breaks the connection.
 */
export function answerJson(c: Context, value: unknown, log: Log): Response {
  const pieces = jsonPieces(value);
  const [first = ''] = pieces.next().value ?? [];
  const next = pieces.next();
  if (next.done && first.length < WORTH_CHARACTERS) return c.body(first, 200, JSON_TYPE);
  const isGzip = /\bgzip\b/.test(c.req.header('Accept-Encoding') ?? '');
  if (!isGzip && next.done) return c.body(first, 200, JSON_TYPE);
  const text = Readable.from(restOf(first, next, piecesOrBreakOff(c, pieces, log)), { objectMode: false });
  if (!isGzip) return c.body(webStreamOf(text), 200, JSON_TYPE);
  c.header('Content-Encoding', 'gzip');
  c.header('Vary', 'Accept-Encoding', { append: true });
  return c.body(webStreamOf(pipeline(text, createGzip(GZIP), ignoreError)), 200, JSON_TYPE);
}

/** The error was logged at its origin, or the reader left: nothing to report. */
const ignoreError = () => {};

function webStreamOf(stream: Readable): ReadableStream {
  // An unhandled stream error would end the process.
  stream.on('error', ignoreError);
  return Readable.toWeb(stream) as ReadableStream;
}

const JSON_TYPE = { 'Content-Type': 'application/json' };

async function* restOf(
  first: string,
  second: IteratorResult<readonly [string]>,
  pieces: Iterator<readonly [string]>,
): AsyncGenerator<string> {
  yield first;
  for (let next = second; !next.done; next = pieces.next()) {
    yield next.value[0];
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
}

/** The same pieces; an error is logged and breaks the connection, so that a part cannot pass for the whole. */
function* piecesOrBreakOff(
  { env }: Context,
  pieces: Iterator<readonly [string]>,
  log: Log,
): Generator<readonly [string]> {
  try {
    for (let next = pieces.next(); !next.done; next = pieces.next()) yield next.value;
  } catch (error) {
    log.error('answer-broke-off', error);
    const { outgoing } = env as { outgoing?: ServerResponse };
    if (!outgoing) throw error;
    outgoing.destroy();
  }
}

/** Longer lists are written in pieces of this many items. */
const ITEMS_A_PIECE = 25;

/**
 * The JSON of a value, in pieces if it holds a long list, at the top level or in tRPC's `result.data`. Joined, they are JSON of
 * the same value with the list last in its object.
 */
export function* jsonPieces(value: unknown): Generator<readonly [string]> {
  const wrapped = isObject(value) && isObject(value.result) ? value.result.data : undefined;
  const whole = wrapped ?? value;
  const [before, after] = wrapped === undefined ? ['', ''] : ['{"result":{"data":', '}}'];
  if (whole instanceof EncodedJson) {
    yield [before + whole.text + after];
    return;
  }
  const name = isObject(whole) ? longestListIn(whole) : undefined;
  if (!isObject(whole) || name === undefined) {
    yield [JSON.stringify(value) ?? ''];
    return;
  }
  const { [name]: list, ...rest } = whole;
  const head = JSON.stringify(rest).slice(0, -1);
  yield [`${before}${head}${head === '{' ? '' : ','}${JSON.stringify(name)}:[`];
  let start = '';
  for (const items of batchesOf(list as Iterable<unknown>)) {
    yield [start + JSON.stringify(items).slice(1, -1)];
    start = ',';
  }
  yield [`]}${after}`];
}

function* batchesOf(list: Iterable<unknown>): Generator<readonly unknown[]> {
  let items: unknown[] = [];
  for (const item of list) {
    items.push(item);
    if (items.length < ITEMS_A_PIECE) continue;
    yield items;
    items = [];
  }
  if (items.length > 0) yield items;
}

/** A lazily written list, or else the longest one above one piece. */
function longestListIn(value: Readonly<Record<string, unknown>>): string | undefined {
  let longest: string | undefined;
  let length = ITEMS_A_PIECE;
  for (const [name, part] of Object.entries(value)) {
    if (part instanceof LazyList) return name;
    if (!Array.isArray(part) || part.length <= length) continue;
    longest = name;
    length = part.length;
  }
  return longest;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
