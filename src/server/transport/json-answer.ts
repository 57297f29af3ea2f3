import type { ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { Context } from 'hono';
import type { Log } from '../ports/log';
import { jsonPieces } from './json-pieces';

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
