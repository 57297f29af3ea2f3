import { isIPv4, isIPv6 } from 'node:net';
import type { TrustedProxies } from '../settings/proxy';

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
