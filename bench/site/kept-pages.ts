import { sitePaths } from '@grzadka/contract/site/site-paths';
import { alternate } from '../figures/alternate.ts';
import type { Figure } from '../figures/figure.ts';
import { type Client, openClient } from '../http/client.ts';
import { throughputOf } from '../http/throughput.ts';
import { forkServer } from '../processes/fork-server.ts';
import { readerCall } from './readers.ts';

const connections = 16;
const rounds = 5;
const roundMilliseconds = 500;
const warmUpMilliseconds = 1_000;

/** Before the first of them: the program's code has settled after some 60,000 requests. */
const firstWarmUpMilliseconds = 9_000;

/** What a kept page reaches, of what the bare server does. */
const leastShare = 0.6;

const encodings = { compressed: 'gzip', plain: 'identity' } as const;

/**
 * How many kept pages a second the program at `origin` sends, beside a server that does nothing but send their bytes;
 * `entry` is the path of one.
 */
export async function measureKeptPages(origin: string, entry: string): Promise<Figure[]> {
  await using replay = await forkServer(new URL('../bare/replay.process.ts', import.meta.url), [
    origin,
  ]);
  await using ours = openClient(origin, { connections });
  await using bare = openClient(replay.origin, { connections });
  const pages = { start: sitePaths.start, 'list of news': sitePaths.news, 'news entry': entry };
  const figures: Figure[] = [];
  await throughputOf(ours, {
    connections,
    milliseconds: firstWarmUpMilliseconds,
    next: () => readerCall(sitePaths.start),
  });
  for (const [name, path] of Object.entries(pages)) {
    for (const [words, encoding] of Object.entries(encodings)) {
      const next = () => readerCall(path, { encoding });
      await requireSame(path, [ours, bare], next);
      const run = (milliseconds: number) =>
        [ours, bare].map(
          (client) => () => throughputOf(client, { connections, milliseconds, next }),
        ) as [() => Promise<number>, () => Promise<number>];
      await alternate(1, ...run(warmUpMilliseconds));
      const measured = await alternate(rounds, ...run(roundMilliseconds));
      figures.push({
        name: `${name}, kept, ${words}`,
        unit: 'requests/s',
        rounds: measured.rounds,
        baseline: {
          name: 'of what is kept, a bare node:http server that answers with the same bytes and headers',
          rounds: measured.baseline ?? [],
        },
        target: { atLeast: leastShare, of: 'ratio' },
      });
    }
  }
  return figures;
}

async function requireSame(
  path: string,
  clients: readonly Client[],
  next: () => Parameters<Client['read']>[0],
): Promise<void> {
  const told = await Promise.all(clients.map((client) => client.read(next())));
  const [first, second] = told.map(({ status, body }) => `${status} ${body}`);
  if (first !== second) throw new Error(`${path}: the bare server sends something else`);
}
