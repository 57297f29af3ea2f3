import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import { isLoopback } from '../settings/setting';

/** What proxies add to say for whom they ask. */
const FORWARDED = [
  ...['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-server'],
  ...['x-real-ip', 'x-client-ip', 'x-original-host', 'true-client-ip', 'cf-connecting-ip'],
];
/** What says under which name a browser knows this server, and who sent it here. */
const NAMING = ['host', 'origin', 'referer'] as const;

/**
 * The first sign that a request came through a proxy or a tunnel, though its connection comes from this machine; null where
 * there is none. A tunnel that changes nothing and whose visitors open `localhost` themselves leaves no sign.
 */
export function signOfProxy(c: Context): string | null {
  const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage };
  if (incoming?.httpVersion === '1.0') return 'HTTP/1.0';
  const forwarded = FORWARDED.find((name) => c.req.header(name) !== undefined);
  if (forwarded) return forwarded;
  return NAMING.find((name) => !isOfThisMachine(name, c.req.header(name))) ?? null;
}

function isOfThisMachine(name: (typeof NAMING)[number], value: string | undefined): boolean {
  // A page that names no origin is nobody's in particular.
  if (value === undefined || value === 'null' || local.has(value)) return true;
  const address = name === 'host' ? `http://${value}` : value;
  if (!URL.canParse(address) || !isLoopback(new URL(address))) return false;
  if (local.size < REMEMBERED) local.add(value);
  return true;
}

/** Those few that every request brings are looked at once. */
const local = new Set<string>();
const REMEMBERED = 100;
