import { type Call, type Client, Refused } from './client.ts';

/** As many requests one after the other as fit into the time, but no fewer and no more than these. */
export interface Series {
  readonly fewest: number;
  readonly most: number;
  readonly milliseconds: number;
}

/** What a refused request counts as: nobody got anything. */
const refusedMilliseconds = 10_000;

/**
 * The 95th percentile of the time of a request in milliseconds, one after the other. A refused one counts
 * as ten seconds.
 */
export function p95Of(client: Client, next: () => Call, series: Series): Promise<number> {
  return p95OfEach(client, endless(next), series);
}

/** The same of calls that may come to their end before. */
export async function p95OfEach(
  client: Client,
  calls: Iterable<Call>,
  series: Series,
): Promise<number> {
  const times: number[] = [];
  const begun = performance.now();
  for (const call of calls) {
    if (!isWanted(times.length, performance.now() - begun, series)) break;
    times.push(await timeOf(client, call));
  }
  return p95(times);
}

function* endless(next: () => Call): Generator<Call> {
  for (;;) yield next();
}

/** What a request takes in milliseconds; ten seconds where it is refused. */
async function timeOf(client: Client, call: Call): Promise<number> {
  const sent = performance.now();
  try {
    await client.send(call);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return refusedMilliseconds;
  }
  return performance.now() - sent;
}

function isWanted(count: number, elapsed: number, { fewest, most, milliseconds }: Series): boolean {
  return count < fewest || (count < most && elapsed < milliseconds);
}

/** The value that 95 of 100 do not exceed. */
function p95(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
}
