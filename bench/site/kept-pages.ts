import { sitePaths } from '@grzadka/contract/site/site.paths';
import { alternate } from '../figures/alternate.ts';
import type { Figure } from '../figures/figure.ts';
import { loadFigure } from '../figures/load-figure.ts';
import { openClient } from '../http/client.ts';
import { repeated, requireWrk, throughputByWrk } from '../http/wrk.ts';
import { forkServer } from '../processes/fork-server.ts';
import { readerCall, readerCalls } from './readers.ts';

const connections = 16;
/** Many and short: whatever else the machine does then falls on both servers alike. */
const rounds = 11;
const seconds = 1;

/** Before the first of them: the program's code has settled after some 60,000 requests. */
const warmUpSeconds = 8;

/** What a kept page reaches, of what the bare server does. */
const leastShare = 0.6;

const encodings = { compressed: 'gzip', plain: 'identity' } as const;

/**
 * How many kept pages a second the program at `origin` sends, beside a server that does nothing but send their bytes;
 * `entry` is the path of one.
 */
export async function measureKeptPages(origin: string, entry: string): Promise<Figure[]> {
  await requireWrk();
  await using replay = await forkServer(new URL('../bare/replay.process.ts', import.meta.url), [
    origin,
  ]);
  const pages = { start: sitePaths.start, 'list of news': sitePaths.news, 'news entry': entry };
  const figures: Figure[] = [];
  let busiest = 0;
  for (const [name, path] of Object.entries(pages)) {
    for (const [words, encoding] of Object.entries(encodings)) {
      await requireSame([origin, replay.origin], { path, encoding });
      const feed = repeated(readerCalls(path, { encoding }));
      const run = async (server: string, time: number) => {
        const load = { origin: server, feed, connections, seconds: time };
        const { rate, loadShare } = await throughputByWrk(load);
        busiest = Math.max(busiest, loadShare);
        return rate;
      };
      if (figures.length === 0) {
        await run(origin, warmUpSeconds);
        await run(replay.origin, warmUpSeconds);
      }
      const measured = await alternate(
        rounds,
        () => run(origin, seconds),
        () => run(replay.origin, seconds),
      );
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
  return [...figures, loadFigure(busiest)];
}

async function requireSame(
  origins: readonly string[],
  { path, encoding }: { path: string; encoding: string },
): Promise<void> {
  const told = await Promise.all(
    origins.map(async (origin) => {
      await using client = openClient(origin, { connections: 1 });
      const { status, body } = await client.read(readerCall(path, { encoding }));
      return `${status} ${body}`;
    }),
  );
  if (told[0] !== told[1]) throw new Error(`${path}: the bare server sends something else`);
}
