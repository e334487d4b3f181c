import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '#src/core/errors/app-error.ts';
import { senderNetwork } from '#src/core/http/edge/sender-network.ts';

/** Twenty requests a second on an average, and as many at once as a page with its pictures takes, or a family. */
const limit = { points: 100, duration: 5 };

/**
 * Counts the requests of each address, or network of IPv6, in this process: what an attacker may cost it is bounded by what the
 * process has to give (docs/product/site.md#safety). Past the limit a 429.
 */
export function createReaderThrottle(): (address: string) => Promise<void> {
  const limiter = new RateLimiterMemory(limit);
  return async (address) => {
    try {
      await limiter.consume(senderNetwork(address));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const retryAfter = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw new AppError('throttled', { retryAfter });
    }
  };
}
