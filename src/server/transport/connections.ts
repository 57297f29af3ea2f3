import { readFileSync } from 'node:fs';
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { TrustedProxies } from '../settings/proxy';
import { addressKey, isTrusted } from './caller';

export interface ConnectionLimits {
  readonly inAll: number;
  readonly ofAddress: number;
}

/** 500 students behind one address, with six connections each and a reserve of as many. */
const OF_ADDRESS = 6000;
const IN_ALL = 12_000;
/** File descriptors reserved for the database, images and pages. */
const OTHER_FILES = 500;

/** As many connections as a school needs, or as the system allows. */
export function connectionLimits(openFiles = openFilesMaximum()): ConnectionLimits {
  const inAll = Math.min(IN_ALL, Math.max(Math.floor(openFiles / 2), openFiles - OTHER_FILES));
  return { inAll, ofAddress: Math.min(OF_ADDRESS, Math.floor(inAll * 0.75)) };
}

function openFilesMaximum(): number {
  try {
    return Number(
      /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? IN_ALL * 2,
    );
  } catch {
    return IN_ALL * 2;
  }
}

/** Connections in the order in which they would be dropped. */
interface Crowd {
  readonly strangers: Set<Socket>;
  readonly known: Set<Socket>;
}

const crowdsOf = new WeakMap<Socket, readonly Crowd[]>();

/** Marks a connection as authenticated, so that others are dropped first. */
export function showKnown(socket: Socket): void {
  for (const crowd of crowdsOf.get(socket) ?? []) {
    leave(crowd, socket);
    crowd.known.add(socket);
  }
}

/**
 * Keeps room for authenticated callers: beyond the limit, in all or per address, the oldest unauthenticated connection is closed,
 * so that half-sent requests only displace each other. A trusted proxy counts its callers itself.
 */
export function keepRoom(
  server: Server,
  { inAll, ofAddress }: ConnectionLimits,
  trusted: TrustedProxies | null = null,
): void {
  const everybody = aCrowd();
  const byAddress = new Map<string, Crowd>();
  server.on('connection', (socket: Socket) => {
    const address = addressKey(socket.remoteAddress ?? '');
    makeRoom(everybody, inAll);
    if (!isTrusted(trusted, address)) makeRoom(byAddress.get(address), ofAddress);
    const neighbours = byAddress.get(address) ?? aCrowd();
    byAddress.set(address, neighbours);
    const crowds = [everybody, neighbours];
    crowdsOf.set(socket, crowds);
    for (const { strangers } of crowds) strangers.add(socket);
    socket.once('close', () => {
      leaveAll(socket);
      if (sizeOf(neighbours) === 0 && byAddress.get(address) === neighbours) byAddress.delete(address);
    });
  });
}

function makeRoom(crowd: Crowd | undefined, maximum: number): void {
  if (!crowd || sizeOf(crowd) < maximum) return;
  const [oldest] = crowd.strangers.size > 0 ? crowd.strangers : crowd.known;
  if (!oldest) return;
  // Its end event may come only after new connections.
  leaveAll(oldest);
  oldest.destroy();
}

function leaveAll(socket: Socket): void {
  for (const crowd of crowdsOf.get(socket) ?? []) leave(crowd, socket);
  crowdsOf.delete(socket);
}

const aCrowd = (): Crowd => ({ strangers: new Set(), known: new Set() });
const sizeOf = ({ strangers, known }: Crowd) => strangers.size + known.size;
const leave = ({ strangers, known }: Crowd, socket: Socket) =>
  strangers.delete(socket) || known.delete(socket);

interface Traffic {
  readonly open: Set<ServerResponse>;
  isEnding: boolean;
}

const trafficOf = new WeakMap<Server, Traffic>();

/** Tracks responses in progress; during a stop each asks its client to reconnect. */
export function trackAnswers(server: Server): void {
  const traffic: Traffic = { open: new Set(), isEnding: false };
  trafficOf.set(server, traffic);
  server.prependListener('request', (_request, response) => {
    if (traffic.isEnding) response.shouldKeepAlive = false;
    traffic.open.add(response);
    response.once('close', () => traffic.open.delete(response));
  });
}

/** Requests in flight at a stop are still read and answered. */
const LAST_REQUESTS_MS = 250;
const LOOK_EVERY_MS = 25;
/** One turn to accept a connection, one to read from it, one more for both to end. */
const TURNS_TO_READ = 3;

/** Answers everything that has arrived or is in flight, then closes the connections; resolves once all are closed. */
export async function endConnections(server: Server): Promise<void> {
  const traffic = trafficOf.get(server);
  if (traffic) traffic.isEnding = true;
  for (const answer of traffic?.open ?? []) answer.shouldKeepAlive = false;
  // Closing drops unaccepted connections and requests just arriving.
  await wait(LAST_REQUESTS_MS);
  await whatHasArrived();
  let ended = false;
  server.close(() => {
    ended = true;
  });
  while (!ended) {
    server.closeIdleConnections();
    await wait(LOOK_EVERY_MS);
    await whatHasArrived();
  }
}

/** Timers precede the network within a turn: after a long fsync, seemingly idle connections may hold unread requests. */
async function whatHasArrived(): Promise<void> {
  for (let turn = 0; turn < TURNS_TO_READ; turn += 1) await nextTurn();
}
