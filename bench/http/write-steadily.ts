import { setTimeout as pause } from 'node:timers/promises';
import type { Call, Client } from './client.ts';
import { repeat } from './repeat.ts';

const pauseMilliseconds = 100;

/** Writes ten records a second, of each kind in turn, until it is disposed of. */
export function writeSteadily(client: Client, kinds: readonly (() => Call)[]): AsyncDisposable {
  let count = 0;
  return repeat(async () => {
    const next = kinds[count % kinds.length];
    if (next === undefined) throw new Error('nothing to write');
    count += 1;
    await Promise.all([client.send(next()), pause(pauseMilliseconds)]);
  });
}
