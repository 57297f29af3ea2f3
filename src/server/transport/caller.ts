import { isIP, isIPv4, isIPv6 } from 'node:net';
import type { Context, MiddlewareHandler } from 'hono';
import { DomainError } from '../../shared/errors';
import { refusals } from '../../shared/refusals';
import type { Deps } from '../deps';
import { type RateLimit, tokenBuckets } from '../rates/limiters';
import { refuseFor } from '../rates/limits';
import type { TrustedProxies } from '../settings/proxy';
import { isLoopback } from '../settings/setting';
import { type AppEnv, connectionOf, socketOf } from './app-env';

/** Throws 429 for an address that floods the server. The limit is far above a school, which is one address. */
export function addressLimits(
  { clock }: Pick<Deps, 'clock'>,
  trustedProxies: TrustedProxies | null,
  limit: RateLimit,
): MiddlewareHandler<AppEnv> {
  const all = tokenBuckets(limit);
  return async (c, next) => {
    const address = callerKey(c, trustedProxies);
    c.set('address', address);
    refuseFor(all.take(address, clock.now()), refusals.tooManyFromAddress);
    await next();
  };
}

/** Throws 403 for foreign host names, as in DNS rebinding. */
export function allowHosts(hosts: ReadonlySet<string>): MiddlewareHandler {
  return async (c, next) => {
    const host = c.req.header('Host');
    if (host !== undefined && !hosts.has(host.toLowerCase()))
      throw new DomainError('forbidden', refusals.foreignHost);
    await next();
  };
}

/**
 * Closes the demo sign-in at the first sign of a proxy or tunnel, until a restart: remote visitors would seem local and
 * could be any teacher.
 */
export function watchDemo({ identity, log }: Pick<Deps, 'identity' | 'log'>): MiddlewareHandler {
  return async (c, next) => {
    const sign = signOfProxy(c);
    // Logs only the kind of sign, since headers are user input.
    if (sign !== null && identity.shutDemo?.()) log.info('demo-sign-in-shut', { sign });
    await next();
  };
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** Whether the request comes directly from this machine: over loopback without signs of a proxy. */
export function isLocalCaller(c: Context): boolean {
  if (signOfProxy(c) !== null) return false;
  const address = socketAddress(c);
  // A request without a socket is inside this process.
  return address === undefined || LOOPBACK.test(address);
}

/**
 * The key of a caller: the address of the connection, or behind a trusted proxy the last entry of X-Forwarded-For that is no
 * trusted proxy; earlier entries are user input.
 */
function callerKey(c: Context, trusted: TrustedProxies | null): string {
  const address = socketAddress(c) ?? 'this process';
  if (!isTrusted(trusted, address)) return addressKey(address);
  const forwarded = (c.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map((each) => plainAddress(each.trim()));
  return addressKey(forwarded.findLast((each) => isIP(each) !== 0 && !isTrusted(trusted, each)) ?? address);
}

const socketAddress = (c: Context) => socketOf(c)?.remoteAddress;

/** An IPv4-mapped IPv6 address in full form. */
const MAPPED = /^0:0:0:0:0:ffff:([\da-f]+):([\da-f]+)$/;
const GROUPS = 8;
/** One household or machine owns a whole /64 of IPv6. */
const NETWORK_GROUPS = 4;

/** The canonical form of an address: IPv4 as such, also if mapped; IPv6 in full. */
export function plainAddress(address: string): string {
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return bare;
  const groups = groupsOf(bare);
  const mapped = MAPPED.exec(groups.join(':'));
  if (!mapped) return groups.join(':');
  const bytes = mapped.slice(1).flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255]);
  return bytes.join('.');
}

/** The key of an address: IPv4 itself, IPv6 as its /64. */
export function addressKey(address: string): string {
  const plain = plainAddress(address);
  return isIPv6(plain) ? `${plain.split(':').slice(0, NETWORK_GROUPS).join(':')}::/64` : plain;
}

export function isTrusted(trusted: TrustedProxies | null, address: string): boolean {
  if (!trusted) return false;
  const plain = plainAddress(address);
  return (isIPv4(plain) && trusted.check(plain, 'ipv4')) || (isIPv6(plain) && trusted.check(plain, 'ipv6'));
}

function groupsOf(address: string): string[] {
  // The URL parser canonicalises the many spellings.
  const { hostname } = new URL(`http://[${address}]`);
  const [before = '', after] = hostname.slice(1, -1).split('::');
  const [front, back] = [before, after ?? ''].map((part) => (part === '' ? [] : part.split(':')));
  const zeros = after === undefined ? 0 : GROUPS - (front?.length ?? 0) - (back?.length ?? 0);
  return [...(front ?? []), ...Array<string>(zeros).fill('0'), ...(back ?? [])];
}

/** Headers added by proxies. */
const FORWARDED = [
  ...['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-server'],
  ...['x-real-ip', 'x-client-ip', 'x-original-host', 'true-client-ip', 'cf-connecting-ip'],
];
/** Headers that contain this server's name in the browser. */
const NAMING = ['host', 'origin', 'referer'] as const;

/**
 * The first sign that a local connection comes through a proxy or tunnel; null without one. A transparent tunnel whose visitors
 * open `localhost` leaves none.
 */
function signOfProxy(c: Context): string | null {
  if (connectionOf(c).incoming?.httpVersion === '1.0') return 'HTTP/1.0';
  const forwarded = FORWARDED.find((name) => c.req.header(name) !== undefined);
  if (forwarded) return forwarded;
  return NAMING.find((name) => !isOfThisMachine(name, c.req.header(name))) ?? null;
}

function isOfThisMachine(name: (typeof NAMING)[number], value: string | undefined): boolean {
  // A null origin belongs to no page in particular.
  if (value === undefined || value === 'null' || local.has(value)) return true;
  const address = name === 'host' ? `http://${value}` : value;
  if (!URL.canParse(address) || !isLoopback(new URL(address))) return false;
  if (local.size < REMEMBERED) local.add(value);
  return true;
}

/** Caches the few values that every request sends. */
const local = new Set<string>();
const REMEMBERED = 100;
