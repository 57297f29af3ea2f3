import { isIP, isIPv4, isIPv6 } from 'node:net';
import type { Context, MiddlewareHandler } from 'hono';
import { DomainError } from '../../shared/errors';
import { messages } from '../../shared/messages';
import type { Deps } from '../deps';
import { type RateLimit, tokenBuckets } from '../rates/limiters';
import { refuseFor } from '../rates/limits';
import type { TrustedProxies } from '../settings/proxy';
import { isLoopback } from '../settings/setting';
import { type AppEnv, connectionOf, socketOf } from './app-env';

/** Refuses (429) an address that floods the server. The ceiling is far above a school, which is one address. */
export function addressLimits(
  { clock }: Pick<Deps, 'clock'>,
  trustedProxies: TrustedProxies | null,
  limit: RateLimit,
): MiddlewareHandler<AppEnv> {
  const all = tokenBuckets(limit);
  return async (c, next) => {
    const address = callerKey(c, trustedProxies);
    c.set('address', address);
    refuseFor(all.take(address, clock.now()), messages.tooManyFromAddress);
    await next();
  };
}

/** Refuses (403) requests for host names that are not this server's, which a rebound DNS name would bring. */
export function allowHosts(hosts: ReadonlySet<string>): MiddlewareHandler {
  return async (c, next) => {
    const host = c.req.header('Host');
    if (host !== undefined && !hosts.has(host.toLowerCase()))
      throw new DomainError('forbidden', messages.foreignHost);
    await next();
  };
}

/**
 * Shuts the demo sign-in at the first sign of a proxy or a tunnel, until the server is started again: whoever comes that way
 * seems to sit at this machine, and could be any teacher.
 */
export function watchDemo({ identity, log }: Pick<Deps, 'identity' | 'log'>): MiddlewareHandler {
  return async (c, next) => {
    const sign = signOfProxy(c);
    // Of the sign only its kind: what stands in a header was written by anybody.
    if (sign !== null && identity.shutDemo?.()) log.info('demo-sign-in-shut', { sign });
    await next();
  };
}

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
function callerKey(c: Context, trusted: TrustedProxies | null): string {
  const address = socketAddress(c) ?? 'this process';
  if (!isTrusted(trusted, address)) return addressKey(address);
  const forwarded = (c.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map((each) => plainAddress(each.trim()));
  return addressKey(forwarded.findLast((each) => isIP(each) !== 0 && !isTrusted(trusted, each)) ?? address);
}

const socketAddress = (c: Context) => socketOf(c)?.remoteAddress;

/** How an IPv4 address looks in an IPv6 one, once that is written out. */
const MAPPED = /^0:0:0:0:0:ffff:([\da-f]+):([\da-f]+)$/;
const GROUPS = 8;
/** What one household or one machine gets: whoever has one IPv6 address has them all. */
const NETWORK_GROUPS = 4;

/** An address in its one spelling: an IPv4 address as such, also where it comes through an IPv6 socket; IPv6 in full. */
export function plainAddress(address: string): string {
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return bare;
  const groups = groupsOf(bare);
  const mapped = MAPPED.exec(groups.join(':'));
  if (!mapped) return groups.join(':');
  const bytes = mapped.slice(1).flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255]);
  return bytes.join('.');
}

/** Who an address counts as: an IPv4 address as itself, an IPv6 address as its /64. */
export function addressKey(address: string): string {
  const plain = plainAddress(address);
  return isIPv6(plain) ? `${plain.split(':').slice(0, NETWORK_GROUPS).join(':')}::/64` : plain;
}

/** Whether an address is that of a reverse proxy whose word counts. */
export function isTrusted(trusted: TrustedProxies | null, address: string): boolean {
  if (!trusted) return false;
  const plain = plainAddress(address);
  return (isIPv4(plain) && trusted.check(plain, 'ipv4')) || (isIPv6(plain) && trusted.check(plain, 'ipv6'));
}

function groupsOf(address: string): string[] {
  // An address has many spellings, which the parser of URLs brings to one.
  const { hostname } = new URL(`http://[${address}]`);
  const [before = '', after] = hostname.slice(1, -1).split('::');
  const [front, back] = [before, after ?? ''].map((part) => (part === '' ? [] : part.split(':')));
  const zeros = after === undefined ? 0 : GROUPS - (front?.length ?? 0) - (back?.length ?? 0);
  return [...(front ?? []), ...Array<string>(zeros).fill('0'), ...(back ?? [])];
}

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
function signOfProxy(c: Context): string | null {
  if (connectionOf(c).incoming?.httpVersion === '1.0') return 'HTTP/1.0';
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
