import { expect, test } from 'vitest';
import { readTrustedProxies } from '../settings/proxy';
import { addressKey, isTrusted, plainAddress } from './address';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0DB8:0000:0000:ffff:1:2:3', '2001:db8:0:0::/64'],
  ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['this process', 'this process'],
  ['', ''],
])('%s counts as %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});

test('an address has one spelling', () => {
  const spellings = ['2001:db8::a:1', '2001:DB8:0:0:0:0:000a:0001', '2001:db8:0:0::10.0.0.1'];
  expect(spellings.map(plainAddress)).toEqual([
    '2001:db8:0:0:0:0:a:1',
    '2001:db8:0:0:0:0:a:1',
    '2001:db8:0:0:0:0:a00:1',
  ]);
});

test('a proxy is known in every spelling of its address', () => {
  const trusted = readTrustedProxies('10.0.0.2,2001:db8::2');
  for (const address of ['10.0.0.2', '::ffff:10.0.0.2', '2001:db8:0::0:2']) {
    expect(isTrusted(trusted, address)).toBe(true);
  }
  expect(isTrusted(trusted, '10.0.0.3')).toBe(false);
  expect(isTrusted(null, '10.0.0.2')).toBe(false);
});
