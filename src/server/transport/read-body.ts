import type { Context } from 'hono';
import { JSON_MAXIMUM_DEPTH, JSON_MAXIMUM_KEYS } from '../../shared/constants';
import { DomainError } from '../../shared/errors';
import { messages } from '../../shared/messages';
import { leaveUnread, onceAnswered, socketOf } from './admit';
import type { AppEnv } from './app-env';
import { inTime } from './body-pace';
import { bodyRoom, type Sender } from './body-room';

/** A refused body is still read up to here, since closing the connection early would lose the refusal. */
const DRAIN_MAXIMUM_BYTES = 16 * 1024 * 1024;

/** As Node reads from a connection: what a body that is longer takes first. */
const PIECE_BYTES = 64 * 1024;

/** More than any sign-in sends. Who sends less shares the room of his address with others like him alone. */
const SMALL_BYTES = 16 * 1024;

/** Of this process, as is the memory that it counts. */
const room = bodyRoom();

/**
 * The whole body of a request, or a refusal: it is larger than allowed (413), too many bodies are being read, or it comes too
 * slowly (503). Its room is given back once the answer has left.
 */
export async function readBody(c: Context<AppEnv>, maximumBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const announced = Number(c.req.header('Content-Length') ?? Number.NaN);
  const sender = senderOf(c, announced);
  let held = 0;
  const hold = (bytes: number) => {
    room.take(sender, bytes);
    held += bytes;
  };
  onceAnswered(c, () => room.giveBack(sender, held));
  const socket = socketOf(c);
  try {
    if (sender.isKnown) {
      return await inTime(socket, announced, readAll(c.req.raw, { announced, maximumBytes, hold }));
    }
    room.refuseWithout(sender, Math.min(announced || 1, PIECE_BYTES));
    return await inTime(socket, announced, readInPieces(c.req.raw, { maximumBytes, hold }));
  } catch (error) {
    if (!(error instanceof DomainError) && socket?.destroyed) {
      throw new DomainError('invalid', messages.bodyBrokeOff);
    }
    // A flood of bodies would cost the others more to read and throw away than to refuse.
    if (!sender.isKnown && error instanceof DomainError && error.kind === 'unavailable') leaveUnread(c);
    throw error;
  }
}

function senderOf(c: Context<AppEnv>, announced: number): Sender {
  const account = c.get('accountId');
  if (account !== undefined) return { key: account, isKnown: true };
  return { key: `${announced <= SMALL_BYTES ? 'small' : 'large'} ${c.get('address')}`, isKnown: false };
}

interface Reading {
  readonly maximumBytes: number;
  /** Takes room for so many bytes, or refuses. */
  readonly hold: (bytes: number) => void;
}

/** What says how long it is cannot be longer: it is read at once, without a stream. */
async function readAll(request: Request, { announced, ...reading }: Reading & { announced: number }) {
  if (!(announced <= reading.maximumBytes)) return readInPieces(request, reading);
  reading.hold(announced);
  const body = new Uint8Array(await request.arrayBuffer());
  if (body.byteLength > reading.maximumBytes) throw new DomainError('too_large', messages.bodyTooLarge);
  return body;
}

/** Takes room only for what has come: who announces much and sends nothing takes none. */
async function readInPieces(request: Request, { maximumBytes, hold }: Reading) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size <= maximumBytes) {
      hold(chunk.byteLength);
      chunks.push(chunk);
    } else chunks.length = 0;
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
