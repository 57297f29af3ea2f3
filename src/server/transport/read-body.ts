import { JSON_MAXIMUM_DEPTH, JSON_MAXIMUM_KEYS } from '../../shared/constants';
import { DomainError } from '../../shared/errors';
import { messages } from '../../shared/messages';

/** A refused body is still read up to here, since closing the connection early would lose the refusal. */
const DRAIN_MAXIMUM_BYTES = 16 * 1024 * 1024;

/** The whole body of a request, or a refusal (413) when it is larger than allowed. */
export async function readBody(request: Request, maximumBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  // What says how long it is cannot be longer: it is read at once, without a stream.
  const announced = Number(request.headers.get('Content-Length') ?? Number.NaN);
  if (announced <= maximumBytes) return atMost(new Uint8Array(await request.arrayBuffer()), maximumBytes);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size <= maximumBytes) chunks.push(chunk);
    else chunks.length = 0;
    if (size > DRAIN_MAXIMUM_BYTES) break;
  }
  if (size > maximumBytes) throw new DomainError('too_large', messages.bodyTooLarge);
  const body = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    body.set(chunk, at);
    at += chunk.byteLength;
  }
  return body;
}

function atMost(body: Uint8Array<ArrayBuffer>, maximumBytes: number): Uint8Array<ArrayBuffer> {
  if (body.byteLength > maximumBytes) throw new DomainError('too_large', messages.bodyTooLarge);
  return body;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The JSON value of a body; undefined when it is none, so that the use case refuses it in its own order. */
export function parseJson(body: Uint8Array): unknown {
  let value: unknown;
  try {
    value = JSON.parse(utf8.decode(body));
  } catch {
    return undefined;
  }
  refuseUnreasonable(value);
  return value;
}

/** Refuses (400) JSON that is nested deeper or has more keys than anything the product sends. */
export function refuseUnreasonable(value: unknown): void {
  let keys = 0;
  const walk = (part: unknown, depth: number) => {
    if (typeof part !== 'object' || part === null) return;
    if (depth > JSON_MAXIMUM_DEPTH) throw new DomainError('invalid', messages.bodyTooDeep);
    const parts = Object.values(part);
    if (!Array.isArray(part)) keys += parts.length;
    if (keys > JSON_MAXIMUM_KEYS) throw new DomainError('invalid', messages.bodyTooDeep);
    for (const inner of parts) walk(inner, depth + 1);
  };
  walk(value, 1);
}
