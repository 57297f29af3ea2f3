import type { Socket } from 'node:net';
import type { Context } from 'hono';
import { REQUEST_WITHIN_MS } from '../../shared/constants';
import { DomainError } from '../../shared/errors';
import { messages } from '../../shared/messages';
import { leaveUnread, onceAnswered } from './admit';
import { type AppEnv, connectionOf, socketOf } from './app-env';

/** A refused body is still read up to here, since closing the connection early would lose the refusal. */
const DRAIN_MAXIMUM_BYTES = 16 * 1024 * 1024;

/** As Node reads from a connection: what a body that is longer takes first. */
const PIECE_BYTES = 64 * 1024;

/** More than any sign-in sends. Who sends less shares the room of his address with others like him alone. */
const SMALL_BYTES = 16 * 1024;

/** When a body that found no room, or came too slowly, may come again. */
const RETRY_SECONDS = 5;

const MEGABYTE = 1024 * 1024;

/** How many bytes of bodies may be in memory at once. */
export const BODY_ROOM = {
  inAll: 64 * MEGABYTE,
  /** One large image and some answers. */
  ofAccount: 16 * MEGABYTE,
  /** Of those whom nobody knows, so that they never take the room of a class. */
  ofStrangers: 16 * MEGABYTE,
  ofStrangersAtAddress: 4 * MEGABYTE,
};

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
      return await inTime(socket, announced, readAll(c, { announced, maximumBytes, hold }));
    }
    room.refuseWithout(sender, Math.min(announced || 1, PIECE_BYTES));
    return await inTime(socket, announced, readInPieces(c, { maximumBytes, hold }));
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
async function readAll(c: Context<AppEnv>, { announced, ...reading }: Reading & { announced: number }) {
  if (!(announced <= reading.maximumBytes)) return readInPieces(c, reading);
  reading.hold(announced);
  const body = new Uint8Array(await c.req.raw.arrayBuffer());
  if (body.byteLength > reading.maximumBytes) throw new DomainError('too_large', messages.bodyTooLarge);
  return body;
}

/** Takes room only for what has come: who announces much and sends nothing takes none. */
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
  if (size > maximumBytes) throw new DomainError('too_large', messages.bodyTooLarge);
  const body = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    body.set(chunk, at);
    at += chunk.byteLength;
  }
  return body;
}

/** What comes over a connection is read from there: a web stream around it costs a sign-in a fifth more. */
const piecesOf = (c: Context<AppEnv>): AsyncIterable<Uint8Array> | Iterable<Uint8Array> =>
  // Left early, the connection stays open for the refusal.
  connectionOf(c).incoming?.iterator({ destroyOnReturn: false }) ?? c.req.raw.body ?? [];

/** Who sends a body: an account, or somebody unknown at an address. */
interface Sender {
  readonly key: string;
  readonly isKnown: boolean;
}

/** Counts the bytes of all bodies that are being read or worked on; refuses (503) those that find no room. */
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
    if (!hasRoom(sender, bytes)) throw new DomainError('unavailable', messages.bodiesBusy, RETRY_SECONDS);
  };
  return {
    /** Refuses as `take` would, and takes nothing. */
    refuseWithout,
    take(sender: Sender, bytes: number): void {
      refuseWithout(sender, bytes);
      add(sender, bytes);
    },
    giveBack: (sender: Sender, bytes: number): void => add(sender, -bytes),
  };
}

const LOOK_EVERY_MS = 10_000;
/** Of a bad mobile network; who is slower holds a connection and sends nothing. */
const SLOWEST_BYTES_PER_SECOND = 200;

/** How many bytes have to come until the next look: half the pace at which a body of this length is there in time. */
export const leastBytes = (announced: number, everyMs = LOOK_EVERY_MS): number =>
  (Math.max(SLOWEST_BYTES_PER_SECOND, ((announced || 0) * 1000) / REQUEST_WITHIN_MS / 2) * everyMs) / 1000;

/** Waits for a body; refuses (503) one that comes so slowly that it would only take up room. */
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
        reject(new DomainError('unavailable', messages.bodyTooSlow, RETRY_SECONDS));
      before = socket.bytesRead;
    };
    const looking = setInterval(look, everyMs);
    reading.then(resolve, reject).finally(() => clearInterval(looking));
  });
}
