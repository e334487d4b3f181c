import { expect, it } from 'vitest';
import { senderNetwork } from './sender-network.ts';

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['::1', '::/64'],
  ['no:address', 'no:address'],
  ['', ''],
])('counts %s as %s', (address, network) => {
  expect(senderNetwork(address)).toBe(network);
});
