/** What no host holds: with one of these a text would be read as something longer that has a host in it. */
const notInHost = /[/\\?#@\s]/;

/** Ports that an address leaves out. Which of the two was meant the proxy alone knows that ends TLS. */
const defaultPorts: ReadonlySet<string> = new Set(['', '80', '443']);

/**
 * A host with its port, such as a Host header, in the one form in which hosts are compared (RFC 9110, 4.2.3; RFC 3986,
 * 6.2): letter case, the dot that may end a name, the ways to write an IP address and a default port make no other
 * host. Null where it is none.
 */
export function comparableHost(host: string): string | null {
  const url = notInHost.test(host) ? null : URL.parse(`http://${host}`);
  if (url === null) return null;
  const { hostname, port } = url;
  const name = hostname.replace(/(?<=.)\.$/, '');
  return defaultPorts.has(port) ? name : `${name}:${port}`;
}

/** Whether two hosts are one; what is no host is none. */
export function isSameHost(one: string, other: string): boolean {
  const host = comparableHost(one);
  return host !== null && host === comparableHost(other);
}

/** Whether two origins are one: the same scheme, its own default port, and the same host. */
export function isSameOrigin(one: URL, other: URL): boolean {
  return (
    one.protocol === other.protocol && one.port === other.port && isSameHost(one.host, other.host)
  );
}
