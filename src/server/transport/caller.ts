import { isIP } from 'node:net';
import type { Context } from 'hono';
import type { TrustedProxies } from '../settings/proxy';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/** Whether the request comes straight from this machine: over loopback and through no proxy. */
export function isLocalCaller(c: Context): boolean {
  if (FORWARDED.some((name) => c.req.header(name) !== undefined)) return false;
  const address = socketAddress(c);
  // Without a socket the request was made inside this process.
  return address === undefined || LOOPBACK.test(address);
}

/**
 * The address that a request comes from: that of the connection, unless it is a trusted proxy's. Then it is the last one in
 * X-Forwarded-For that is no trusted proxy itself, since what stands before it was written by the caller.
 */
export function callerAddress(c: Context, trusted: TrustedProxies | null): string {
  const address = plain(socketAddress(c) ?? 'this process');
  if (!trusted || !isTrusted(trusted, address)) return address;
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((each) => plain(each.trim()));
  return forwarded.findLast((each) => isIP(each) !== 0 && !isTrusted(trusted, each)) ?? address;
}

const socketAddress = (c: Context): string | undefined =>
  (c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming?.socket
    ?.remoteAddress;

/** An IPv4 address is the same when it comes through an IPv6 socket. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/, '');

const isTrusted = (trusted: TrustedProxies, address: string): boolean =>
  isIP(address) !== 0 && trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
