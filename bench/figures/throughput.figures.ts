import type { Case } from '../cases/case.ts';
import { foundCases } from '../cases/found-cases.ts';
import { listCases } from '../cases/list-cases.ts';
import { type PreparedCase, prepareCases } from '../cases/prepared-case.ts';
import { readCases } from '../cases/read-cases.ts';
import { writeCases } from '../cases/write-cases.ts';
import { copyOf } from '../database/copies.ts';
import { Feed, requireWrk, type Throughput, throughputByWrk } from '../http/wrk.ts';
import { type ComparedServers, startCompared } from '../processes/compared-servers.ts';
import { alternate } from './alternate.ts';
import { bareBaseline } from './bare-baseline.ts';
import type { Figure, FigureGroup } from './figure.ts';
import { loadFigure } from './load-figure.ts';

const connections = 16;
const rounds = 5;

/** How long each round keeps a server busy, and beforehand, so that its code is compiled. */
const roundSeconds = 1;
const warmUpSeconds = 2;

/** The share of the bare server's throughput that each kind of call has to reach. */
const kinds: readonly (readonly [Readonly<Record<string, Case>>, number])[] = [
  [listCases, 0.5],
  [foundCases, 0.5],
  [readCases, 0.45],
  [writeCases, 0.5],
];

/** What limits a case that falls short, and what was tried; by the case's name. */
const notes: Readonly<Record<string, string>> = {};

async function measure(): Promise<readonly Figure[]> {
  await requireWrk();
  const urls = await copyOf('town');
  await using servers = await startCompared(urls, connections);
  const prepared = await prepareCases(
    Object.assign({}, ...kinds.map(([cases]) => cases)),
    urls,
    servers,
  );
  const figures: Figure[] = [];
  let busiest = 0;
  for (const [cases, atLeast] of kinds) {
    for (const one of prepared.filter(({ id }) => Object.hasOwn(cases, id))) {
      const { loadShare, ...figure } = await figureOf(one, servers);
      busiest = Math.max(busiest, loadShare);
      figures.push({ ...figure, target: { atLeast, of: 'ratio' } });
    }
  }
  return [...figures, loadFigure(busiest)];
}

async function figureOf(
  { name, ours, bare }: PreparedCase,
  { program, bareServer }: ComparedServers,
): Promise<Omit<Figure, 'target'> & Pick<Throughput, 'loadShare'>> {
  let loadShare = 0;
  const feeds = { ours: new Feed(ours), bare: new Feed(bare) };
  const run = (seconds: number) => {
    const loaded = async (load: Pick<Parameters<typeof throughputByWrk>[0], 'origin' | 'feed'>) => {
      const reached = await throughputByWrk({ connections, seconds, ...load });
      loadShare = Math.max(loadShare, reached.loadShare);
      return reached.rate;
    };
    return [
      () => loaded({ ...program, feed: feeds.ours }),
      () => loaded({ ...bareServer, feed: feeds.bare }),
    ] as const;
  };
  await alternate(1, ...run(warmUpSeconds));
  const measured = await alternate(rounds, ...run(roundSeconds));
  const note = notes[name];
  return {
    loadShare,
    name,
    unit: 'requests/s',
    rounds: measured.rounds,
    baseline: bareBaseline(measured.baseline),
    ...(note !== undefined && { note }),
  };
}

export default {
  title: 'Throughput: town, 16 connections, one process',
  note: `What is left to the targets, by a profile of the list of news (0.8 to 1.1 ms of this process and 0.3 of PostgreSQL, beside
0.2 and 0.15 of the bare server): collecting garbage 25 %, writing replies and statements to their sockets 20, building
statements and renaming their columns 11, taking rows from the driver 10, checking the reply by its schema and printing
it 9, dates and their states 5, Fastify, log and metrics 6. PostgreSQL's 0.3 are the session, asked for all requests of a
moment together so that a change takes effect at once, the page, and the correction of its total. For a write the program
waits for its session, for the record it locks, and for what it changes; the bare server waits once. Tried: sessions of
simultaneous requests in one statement (a fifth of the time, kept), begin and audit sent with the next statement (kept),
prepared statements (halved PostgreSQL's part, kept), page and total in one statement (kept), instants as text, replies
checked in one pass instead of two, log in blocks, headers computed once (kept); the young generation of V8 at 1 to 64 MB
(16 and 32 cost as much of the processor as the 8 MB that keep 70 to 100 MB of memory).`,
  measure,
} satisfies FigureGroup;
