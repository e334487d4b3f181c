import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sitePaths } from '@grzadka/contract/site/site.paths';
import type { Figure } from '../figures/figure.ts';
import { type Call, type Client, openClient } from '../http/client.ts';
import { p95Of } from '../http/latency.ts';
import { repeat } from '../http/repeat.ts';
import { readerCall } from './readers.ts';

const rounds = 3;

/** How long a crowd asks in each round, and the list beside it. */
const milliseconds = 10_000;
const aloneMilliseconds = 3_000;
const mostAsked = 2_000;

/** How much longer a list may take beside a crowd. */
const mostSlowed = 2;

/** Megabytes by which a process may grow: the pages it keeps, and as much again that is not collected yet. */
const mostGrowth = 64;

/** Requests of a crowd: so many at a time, with a pause in between, are 200 a second. */
const atOnce = 10;
const pauseMilliseconds = 50;

const list = '/api/news';

/** What limits a figure that falls short, and what was tried; by its name. */
const notes: Readonly<Record<string, string>> = {
  'list of the news, while as many addresses as requests ask the site 200 times a second: p95':
    'No throttle holds them back, and nothing of what they ask for is kept: to make 200 different pages a second takes a core of two. Their three connections bound what is made at once, and the list waits for the processor alone.',
};

/** Who asks, and for what. */
const crowds: Readonly<Record<string, () => Call>> = {
  'one address asks the site': () => readerCall(anyPath(), { reader: '192.0.2.1' }),
  'as many addresses as requests ask the site': () =>
    readerCall(anyPath(), { reader: anyAddress() }),
};

/**
 * How long a list of the back office takes at the program at `origin` while the site is asked 200 times a second for
 * pages that nobody has asked for yet, and what memory that takes. `cookie` is that of who asks for the list.
 */
export async function measureCrowd(
  origin: string,
  { cookie }: { cookie: string },
): Promise<Figure[]> {
  await using clerk = openClient(origin, { connections: 1, cookie });
  await using readers = openClient(origin, { connections: 100 });
  const figures: Figure[] = [];
  const growth: number[] = [];
  const p95During = (time: number) =>
    p95Of(clerk, () => ({ method: 'GET', path: list }), {
      fewest: 3,
      most: mostAsked,
      milliseconds: time,
    });
  await p95During(aloneMilliseconds);
  const before = await residentMemory(clerk);
  for (const [name, next] of Object.entries(crowds)) {
    const alone: number[] = [];
    const crowded: number[] = [];
    for (let round = 0; round < rounds; round++) {
      alone.push(await p95During(aloneMilliseconds));
      await using _ = askSteadily(readers, next);
      crowded.push(await p95During(milliseconds));
      growth.push((await residentMemory(clerk)) - before);
    }
    const figure = `list of the news, while ${name} 200 times a second: p95`;
    const note = notes[figure];
    figures.push({
      name: figure,
      unit: 'ms',
      rounds: crowded,
      baseline: { name: 'of the list, the same without them', rounds: alone },
      target: { atMost: mostSlowed, of: 'ratio' },
      ...(note !== undefined && { note }),
    });
  }
  return [
    ...figures,
    {
      name: 'growth of the memory meanwhile',
      unit: 'MB',
      rounds: growth,
      target: { atMost: mostGrowth },
    },
  ];
}

/** Asks 200 times a second, however long the answers take, until it is disposed of. */
function askSteadily(readers: Client, next: () => Call): AsyncDisposable {
  return repeat(async () => {
    for (let count = 0; count < atOnce; count++) {
      // Whether it is answered or refused is no matter here.
      readers.send(next()).catch(() => {});
    }
    await pause(pauseMilliseconds);
  });
}

/** A page that is made for who asks: of a list, or what a phrase finds. */
function anyPath(): string {
  return randomInt(2) === 0
    ? `${sitePaths.news}?strona=${1 + randomInt(2_000)}`
    : `${sitePaths.search}?fraza=${randomBytes(24).toString('hex')}`;
}

function anyAddress(): string {
  return [10, ...randomBytes(3)].join('.');
}

/** Megabytes that the program has of the system at this moment. */
async function residentMemory(client: Client): Promise<number> {
  const { body } = await client.read({ method: 'GET', path: '/metrics' });
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(body)?.[1]) / (1024 * 1024);
}
