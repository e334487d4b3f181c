import { BlockList, isIP } from 'node:net';
import { comparableHost } from '../../same-host.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether an IP address is one of this machine to itself; '::ffff:127.0.0.1' is. */
export function isLoopbackAddress(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && loopback.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** Whether a host without its port, as a URL or a Host header has it, names this machine to itself. */
export function isLoopbackName(hostname: string): boolean {
  const host = comparableHost(hostname) ?? '';
  return host === 'localhost' || isLoopbackAddress(host.replace(/^\[(.*)\]$/, '$1'));
}
