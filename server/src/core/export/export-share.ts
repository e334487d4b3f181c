import { messages } from '@grzadka/contract/core/messages';
import type { Pool } from 'pg';
import { AppError } from '../errors/app-error.ts';

/** Exports of a process at once at the most: each has a connection for as long as it is sent. */
const most = 2;

const running = new WeakMap<Pool, number>();

/**
 * Takes one of the places for exports until it is disposed of; a small pool has one. 503 when none is
 * free: who waited for one would wait for as long as somebody else's download takes.
 */
export function takeExportPlace(pool: Pool): Disposable {
  const places = Math.min(most, Math.ceil((pool.options.max ?? 0) / 10));
  const taken = running.get(pool) ?? 0;
  if (taken >= places) {
    throw new AppError('unavailable', { message: messages.tooManyExports, retryAfter: 10 });
  }
  running.set(pool, taken + 1);
  return {
    [Symbol.dispose]: () => running.set(pool, (running.get(pool) ?? 1) - 1),
  };
}
