import type { Server } from 'node:http';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { REQUEST_WITHIN_MS } from '../shared/constants';
import type { Config } from './config';
import { onDiskFailure } from './db/commit';
import type { Deps } from './deps';
import { stopHeartbeat } from './features/timekeeping/heartbeat';
import type { AppEnv } from './transport/app-env';
import {
  type ConnectionLimits,
  connectionLimits,
  endConnections,
  keepRoom,
  trackAnswers,
} from './transport/connections';

/** Node's 5 s would reset connections at the rhythm of autosaves. */
const KEEP_ALIVE_MS = 75_000;
/** The accept backlog: with Node's 511, a burst of connections delays others by seconds. */
const WAITING_TO_BE_ACCEPTED = 4096;
const HEADERS_WITHIN_MS = 15_000;
/** The interval of Node's request timeout check, and so the largest overrun. */
const LOOK_AT_REQUESTS_EVERY_MS = 5000;
const STOP_WITHIN_MS = 10_000;
/** Reserved for the last commit and closing the file. */
const CLOSE_FILE_MS = 500;

/** The host names this server answers to: its public one, and on loopback the usual three. */
export function hostsOf({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): ReadonlySet<string> {
  const local = ['localhost', '127.0.0.1', '[::1]'].map((name) => `${name}:${port}`);
  return new Set([new URL(publicUrl).host, ...local]);
}

/** Listens for the app; resolves once the first request can be answered. */
export async function listen(
  app: Hono<AppEnv>,
  { host, port, trustedProxies = null }: Pick<Config, 'host' | 'port'> & Partial<Config>,
  connections: ConnectionLimits = connectionLimits(),
): Promise<Server> {
  const times = {
    keepAliveTimeout: KEEP_ALIVE_MS,
    headersTimeout: HEADERS_WITHIN_MS,
    requestTimeout: REQUEST_WITHIN_MS,
    connectionsCheckingInterval: LOOK_AT_REQUESTS_EVERY_MS,
  };
  const server = createServer(times, getRequestListener(app.fetch));
  keepRoom(server, connections, trustedProxies);
  trackAnswers(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, backlog: WAITING_TO_BE_ACCEPTED }, resolve);
  });
  return server;
}

/**
 * Stops at SIGTERM, SIGINT or SIGHUP with exit code 0, ignoring a second signal; with 1 if the disk fails, so
 * that the supervisor restarts the server.
 */
export function runUntilStopped(server: Server, deps: Deps): void {
  let stopping = false;
  let exitCode = 0;
  const stopOnce = () => {
    if (stopping) return;
    stopping = true;
    void stop(server, deps)
      .catch((error: unknown) => deps.log.error('stop-failed', error))
      .then(() => process.exit(exitCode));
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, stopOnce);
  onDiskFailure(deps.db, (error) => {
    deps.log.error('disk-failed', error);
    exitCode = 1;
    stopOnce();
  });
}

/**
 * Stops within 10 s: answers the running requests, accepts no connection, lets background work end, commits
 * the queue and closes the database. Anything slower is cut off; work stored in the database resumes at the
 * next start.
 */
export async function stop(server: Server, deps: Deps): Promise<void> {
  stopHeartbeat(deps);
  const ended = new AbortController();
  const late = wait(STOP_WITHIN_MS - CLOSE_FILE_MS, undefined, ended).catch(() => {});
  await Promise.race([endConnections(server), late]);
  server.closeAllConnections();
  await Promise.race([deps.background.stop(), late]);
  // A request that was cut off may still wait for its commit: an empty write resolves after all earlier ones.
  await deps.groupCommit(() => {}).catch((error: unknown) => deps.log.error('last-commit-failed', error));
  deps.db.$client.close();
  ended.abort();
}
