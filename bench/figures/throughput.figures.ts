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
  note: `Each request asks for something new where the name says so, and the bytes of both servers are compared before. What the
lists lack to the half of a bare server is what every request pays that such a server leaves out: the session, asked for all
requests of a moment together so that a change takes effect at once; the throttle, the log and the figures; the writing of the
reply, which is a third of this process's time in a page of gardens and which the bare server does, too. The audit and the history
of a record look up besides which of the records they name are still there, and say every change in words. The measurements of a
meter join what was reversed. A search reads the statistics of its column first, then looks how many rows have the phrase: by that
it chooses between an index of words and the order asked for, which the bare statement, written for the data, need not. New
ranges of time are new statements for PostgreSQL's planner, which the bare server asks by one plan. A reading is judged by those before
and after it, under the lock of its meter; a block is moved among its neighbours under that of its entry. A change of a party
is recorded in the audit field by field, and its name goes to all that is found by it: 0.46 and 0.52 in two runs.`,
  measure,
} satisfies FigureGroup;
