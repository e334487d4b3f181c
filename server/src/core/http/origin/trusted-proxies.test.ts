import { expect, it } from 'vitest';
import { trustedProxies } from './trusted-proxies.ts';

it.each([
  [true, '203.0.113.9', true],
  [false, '127.0.0.1', false],
  ['10.1.2.3', '10.1.2.3', true],
  ['10.1.2.3', '::ffff:10.1.2.3', true],
  ['10.1.2.3', '10.1.2.4', false],
  ['192.0.2.0/24,2001:db8::/32', '192.0.2.77', true],
  ['192.0.2.0/24,2001:db8::/32', '2001:db8::1', true],
  ['192.0.2.0/24,2001:db8::/32', '2001:db9::1', false],
  ['loopback', '::1', true],
  ['uniquelocal', '192.168.7.1', true],
  ['linklocal', '192.168.7.1', false],
])('TRUST_PROXY=%s takes %s for a proxy: %s', (trusted, address, isProxy) => {
  expect(trustedProxies(trusted)(address)).toBe(isProxy);
});
