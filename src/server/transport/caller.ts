import type { Context } from 'hono';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/** Whether the request comes straight from this machine: over loopback and through no proxy. */
export function isLocalCaller(c: Context): boolean {
  if (FORWARDED.some((name) => c.req.header(name) !== undefined)) return false;
  const address = (c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming
    ?.socket?.remoteAddress;
  // Without a socket the request was made inside this process.
  return address === undefined || LOOPBACK.test(address);
}
