import { LRUCache } from 'lru-cache';
import { senderNetwork } from '#src/core/http/edge/sender-network.ts';

/** Twenty requests a second on an average, and as many at once as a page with its pictures takes, or a family. */
const limit = { requests: 100, milliseconds: 5_000 };

/** Of so many readers the requests are counted at once; whoever asked longest ago makes room for the next. */
const mostReaders = 10_000;

/** What a reader asked since the first of these requests. */
interface Window {
  count: number;
  /** When the next one begins, in milliseconds of this process. */
  readonly end: number;
}

/**
 * Counts the requests of each address, or network of IPv6, in this process: what an attacker may cost it is bounded by what the
 * process has to give (docs/product/site.md#safety). Gives the seconds after which one may ask again, 0 within the limit. At once, without the promise of the library that
 * counts attempts elsewhere: counting would take longer than finding the page (docs/decisions/0135-kept-pages-before-the-framework.md).
 */
export function createReaderThrottle(): (address: string) => number {
  const windows = new LRUCache<string, Window>({ max: mostReaders });
  return (address) => {
    const now = performance.now();
    const reader = senderNetwork(address);
    const window = windows.get(reader);
    if (window === undefined || window.end <= now) {
      windows.set(reader, { count: 1, end: now + limit.milliseconds });
      return 0;
    }
    window.count += 1;
    return window.count > limit.requests ? Math.ceil((window.end - now) / 1000) : 0;
  };
}
