import { isIP } from 'node:net';
import type { Context } from 'hono';
import type { TrustedProxies } from '../settings/proxy';
import { addressKey, isTrusted, plainAddress } from './address';
import { signOfProxy } from './proxy-signs';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** Whether the request comes straight from this machine: over loopback, and with no sign of a proxy. */
export function isLocalCaller(c: Context): boolean {
  if (signOfProxy(c) !== null) return false;
  const address = socketAddress(c);
  // Without a socket the request was made inside this process.
  return address === undefined || LOOPBACK.test(address);
}

/**
 * Who a request counts as: the address of the connection, unless it is a trusted proxy's. Then it is the last one in
 * X-Forwarded-For that is no trusted proxy itself, since what stands before it was written by the caller.
 */
export function callerKey(c: Context, trusted: TrustedProxies | null): string {
  const address = socketAddress(c) ?? 'this process';
  if (!isTrusted(trusted, address)) return addressKey(address);
  const forwarded = (c.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map((each) => plainAddress(each.trim()));
  return addressKey(forwarded.findLast((each) => isIP(each) !== 0 && !isTrusted(trusted, each)) ?? address);
}

const socketAddress = (c: Context): string | undefined =>
  (c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming?.socket
    ?.remoteAddress;
