import { BlockList, isIPv6 } from 'node:net';
import type { TrustProxy } from '../../config/config-fields.ts';

/** The names that TRUST_PROXY takes for ranges, as the framework understands them. */
const namedRanges: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/**
 * Returns a function that says whether a connection comes from a trusted proxy. The framework answers that for requests only,
 * and a connection is counted before it brings one.
 */
export function trustedProxies(trusted: TrustProxy): (address: string) => boolean {
  if (typeof trusted === 'boolean') return () => trusted;
  const list = new BlockList();
  for (const range of trusted.split(',').flatMap((name) => namedRanges[name] ?? [name])) {
    const [address = '', prefix] = range.split('/');
    if (prefix === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(prefix), familyOf(address));
  }
  return (address) => list.check(address, familyOf(address));
}
