import { sitePrefix } from '@grzadka/contract/site/site.paths';
import type { Call } from '../http/client.ts';

/** With these the program has a site, and believes who a request says that it is from. */
export const siteVariables = { SITE: 'on', TRUST_PROXY: 'loopback' } as const;

/** More than are needed for none of them to ask too often. */
const addresses = 4_000;

let asked = 0;

/** The address of the next of many readers. */
function nextReader(): string {
  asked = (asked + 1) % addresses;
  return `10.0.${asked >> 8}.${asked & 255}`;
}

/** The same request of every reader. */
export function readerCalls(path: string, options: { encoding?: string } = {}): readonly Call[] {
  return Array.from({ length: addresses }, () => readerCall(path, options));
}

/** What a reader asks for at a path below the root of the site, compressed by default. */
export function readerCall(
  path: string,
  { reader = nextReader(), encoding = 'gzip' }: { reader?: string; encoding?: string } = {},
): Call {
  const headers = { 'x-forwarded-for': reader, 'accept-encoding': encoding };
  return { method: 'GET', path: `${sitePrefix}${path}`, headers };
}
