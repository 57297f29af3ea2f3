import type { Server } from 'node:http';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Config } from './config';
import type { Deps } from './deps';
import type { AppEnv } from './transport/rest';

/** Node's 5 s would reset connections at the rhythm of autosaves. */
const KEEP_ALIVE_MS = 75_000;
const HEADERS_TIMEOUT_MS = 80_000;
const REQUEST_TIMEOUT_MS = 60_000;
const STOP_WITHIN_MS = 10_000;

/** The host names this server answers to: its public one, and on loopback the usual three. */
export function hostsOf({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): ReadonlySet<string> {
  const local = ['localhost', '127.0.0.1', '[::1]'].map((name) => `${name}:${port}`);
  return new Set([new URL(publicUrl).host, ...local]);
}

/** Listens for the app; resolves once the first request can be answered. */
export async function listen(
  app: Hono<AppEnv>,
  { host, port }: Pick<Config, 'host' | 'port'>,
): Promise<Server> {
  const server = createServer(getRequestListener(app.fetch));
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}

/** Finishes what runs, at most 10 s, then closes the database. */
export async function stop(server: Server, deps: Deps): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const late = setTimeout(() => server.closeAllConnections(), STOP_WITHIN_MS);
  await closed;
  clearTimeout(late);
  await deps.background.stop();
  deps.db.$client.close();
}
