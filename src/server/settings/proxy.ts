import { BlockList, isIP } from 'node:net';
import { SettingError } from './setting';

/** The addresses of reverse proxies with a trusted X-Forwarded-For. */
export type TrustedProxies = BlockList;

/**
 * Parses a comma-separated list of addresses and networks, such as 127.0.0.1 or 172.30.0.0/24; null for none.
 */
export function readTrustedProxies(list: string | undefined): TrustedProxies | null {
  if (list === undefined) return null;
  const trusted = new BlockList();
  for (const entry of list.split(',').map((each) => each.trim())) add(trusted, entry);
  return trusted;
}

function add(trusted: BlockList, entry: string): void {
  const [address = '', prefix] = entry.split('/');
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  const bits = Number(prefix ?? (family === 'ipv6' ? 128 : 32));
  const isNetwork = Number.isInteger(bits) && bits >= 8 && bits <= (family === 'ipv6' ? 128 : 32);
  if (isIP(address) === 0 || !isNetwork || prefix === '') {
    throw new SettingError(
      `TRUST_PROXY must be addresses or networks, such as 127.0.0.1 or 172.30.0.0/24, and "${entry}" is neither.`,
    );
  }
  trusted.addSubnet(address, bits, family);
}
