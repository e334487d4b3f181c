import ipaddr from 'ipaddr.js';

/** What a network of its own has of an IPv6 address, in bytes; the rest each device chooses as it likes. */
const networkBytes = 8;

/**
 * Who is counted as one sender: an IPv4 address, or an IPv6 network of 64 bits. Such a network is what a
 * household, a server or an attacker is given, as others are given one IPv4 address. What is no address stands for
 * itself.
 */
export function senderNetwork(address: string): string {
  // IPv4 comes without colons, and is what most requests come from.
  if (!address.includes(':') || !ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = parsed.toByteArray().fill(0, networkBytes);
  return `${ipaddr.fromByteArray(network).toString()}/64`;
}
