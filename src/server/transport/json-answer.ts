import type { ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { Context } from 'hono';
import { EncodedJson } from '../../shared/encoded-json';
import { LazyList } from '../../shared/lazy-list';
import type { Log } from '../ports/log';

/** What is shorter costs more to compress than it saves. */
const WORTH_CHARACTERS = 16_384;
/** The least that the format knows: a third of the work of the usual one for nearly all of the gain. */
const GZIP = { level: 1 };

/**
 * JSON as an answer: a long list in it is written piece by piece, so that nobody else waits for it and it never stands in
 * memory as one text; what is long is compressed for who takes it, off this thread. With bearer tokens in place of cookies
 * the length of a compressed answer tells nobody anything. A reader who goes away in the middle ends the writing; a fault in
 * the middle is logged, and breaks the answer off.
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
  return c.body(webStreamOf(pipeline(text, createGzip(GZIP), isTold)), 200, JSON_TYPE);
}

/** The end of a stream, which says nothing new: a fault was logged where it arose, and a reader who left needs no answer. */
const isTold = () => {};

function webStreamOf(stream: Readable): ReadableStream {
  // Nobody else listens, and an error that nobody hears ends the server.
  stream.on('error', isTold);
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

/** The same pieces; a fault in making one is logged, and the connection ends: a part must not pass for the whole. */
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

/** A list that is longer is written in pieces of so many items. */
const ITEMS_A_PIECE = 25;

/**
 * The JSON of a value, in pieces where it holds a long list: that of the object itself, or of the `result.data` that tRPC
 * puts around it. Joined they are JSON of the same value; the list comes last in its object.
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

/** A list that is made as it is written, or else the longest that takes more than one piece. */
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
