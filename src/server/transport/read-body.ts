import type { Socket } from 'node:net';
import type { Context } from 'hono';
import { REQUEST_WITHIN_MS } from '../../shared/constants';
import { DomainError } from '../../shared/errors';
import { refusals } from '../../shared/refusals';
import { leaveUnread, onceAnswered } from './admit';
import { type AppEnv, connectionOf, socketOf } from './app-env';

/** A refused body is read up to this size, since closing the connection early would lose the refusal. */
const DRAIN_MAXIMUM_BYTES = 16 * 1024 * 1024;

/** Node's chunk size: the first part of a longer body. */
const PIECE_BYTES = 64 * 1024;

/** More than any sign-in. Smaller senders share an address's room only among themselves. */
const SMALL_BYTES = 16 * 1024;

/** When a body refused for room or slowness may be resent. */
const RETRY_SECONDS = 5;

const MEGABYTE = 1024 * 1024;

/** The bytes of bodies in memory. */
export const BODY_ROOM = {
  inAll: 64 * MEGABYTE,
  /** One large image and some answers. */
  ofAccount: 16 * MEGABYTE,
  /** For unauthenticated callers, so that they never take a class's room. */
  ofStrangers: 16 * MEGABYTE,
  ofStrangersAtAddress: 4 * MEGABYTE,
};

/** Per process, like the memory it counts. */
const room = bodyRoom();

/**
 * Reads a request's whole body. Throws 413 if too large, 503 if too many are being read or it is too slow. Its room is freed
 * after the response.
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
      return await inTime(socket, announced, readAll(c, { announced, maximumBytes, hold }));
    }
    room.refuseWithout(sender, Math.min(announced || 1, PIECE_BYTES));
    return await inTime(socket, announced, readInPieces(c, { maximumBytes, hold }));
  } catch (error) {
    if (!(error instanceof DomainError) && socket?.destroyed) {
      throw new DomainError('invalid', refusals.bodyBrokeOff);
    }
    // Reading and discarding a flood of bodies would cost more than refusing it.
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
  /** Reserves room for bytes, or throws. */
  readonly hold: (bytes: number) => void;
}

/** Reads a body of known length in one go, without a stream. */
async function readAll(c: Context<AppEnv>, { announced, ...reading }: Reading & { announced: number }) {
  if (!(announced <= reading.maximumBytes)) return readInPieces(c, reading);
  reading.hold(announced);
  const body = new Uint8Array(await c.req.raw.arrayBuffer());
  if (body.byteLength > reading.maximumBytes) throw new DomainError('too_large', refusals.bodyTooLarge);
  return body;
}

/** Reserves room only for received bytes, so that announcing much costs nothing. */
async function readInPieces(c: Context<AppEnv>, { maximumBytes, hold }: Reading) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of piecesOf(c)) {
    size += chunk.byteLength;
    if (size <= maximumBytes) {
      hold(chunk.byteLength);
      chunks.push(chunk);
    } else chunks.length = 0;
    if (size > DRAIN_MAXIMUM_BYTES) break;
  }
  if (size > maximumBytes) throw new DomainError('too_large', refusals.bodyTooLarge);
  const body = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    body.set(chunk, at);
    at += chunk.byteLength;
  }
  return body;
}

/** Reads the connection directly: a web stream costs a sign-in a fifth more. */
const piecesOf = (c: Context<AppEnv>): AsyncIterable<Uint8Array> | Iterable<Uint8Array> =>
  // If left early, the connection stays open for the refusal.
  connectionOf(c).incoming?.iterator({ destroyOnReturn: false }) ?? c.req.raw.body ?? [];

/** The sender of a body: an account, or an unauthenticated address. */
interface Sender {
  readonly key: string;
  readonly isKnown: boolean;
}

/** Counts the bytes of all bodies in progress; throws 503 without room. */
export function bodyRoom(limits = BODY_ROOM) {
  const bySender = new Map<string, number>();
  const held = { known: 0, strangers: 0 };
  const hasRoom = ({ key, isKnown }: Sender, bytes: number) =>
    held.known + held.strangers + bytes <= limits.inAll &&
    (isKnown || held.strangers + bytes <= limits.ofStrangers) &&
    (bySender.get(key) ?? 0) + bytes <= (isKnown ? limits.ofAccount : limits.ofStrangersAtAddress);
  const add = ({ key, isKnown }: Sender, bytes: number) => {
    const sum = (bySender.get(key) ?? 0) + bytes;
    if (sum > 0) bySender.set(key, sum);
    else bySender.delete(key);
    held[isKnown ? 'known' : 'strangers'] += bytes;
  };
  const refuseWithout = (sender: Sender, bytes: number) => {
    if (!hasRoom(sender, bytes)) throw new DomainError('unavailable', refusals.bodiesBusy, RETRY_SECONDS);
  };
  return {
    /** Throws as `take` would, without reserving. */
    refuseWithout,
    take(sender: Sender, bytes: number): void {
      refuseWithout(sender, bytes);
      add(sender, bytes);
    },
    giveBack: (sender: Sender, bytes: number): void => add(sender, -bytes),
  };
}

const LOOK_EVERY_MS = 10_000;
/** A bad mobile network; slower senders only hold a connection. */
const SLOWEST_BYTES_PER_SECOND = 200;

/** The bytes expected until the next check: half the pace that completes a body of this length in time. */
export const leastBytes = (announced: number, everyMs = LOOK_EVERY_MS): number =>
  (Math.max(SLOWEST_BYTES_PER_SECOND, ((announced || 0) * 1000) / REQUEST_WITHIN_MS / 2) * everyMs) / 1000;

/** Waits for a body; throws 503 if it is too slow for its room. */
export function inTime<Body>(
  socket: Pick<Socket, 'bytesRead'> | undefined,
  announced: number,
  reading: Promise<Body>,
  everyMs = LOOK_EVERY_MS,
): Promise<Body> {
  if (!socket) return reading;
  return new Promise((resolve, reject) => {
    let before = socket.bytesRead;
    const look = () => {
      const least = leastBytes(announced, everyMs);
      if (socket.bytesRead - before < least)
        reject(new DomainError('unavailable', refusals.bodyTooSlow, RETRY_SECONDS));
      before = socket.bytesRead;
    };
    const looking = setInterval(look, everyMs);
    reading.then(resolve, reject).finally(() => clearInterval(looking));
  });
}
