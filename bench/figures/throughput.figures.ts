import type { Case } from '../cases/case.ts';
import { listCases } from '../cases/list-cases.ts';
import { type Compared, type PreparedCase, prepareCase } from '../cases/prepared-case.ts';
import { readCases } from '../cases/read-cases.ts';
import { writeCases } from '../cases/write-cases.ts';
import { copyOf } from '../database/copies.ts';
import { throughputOf } from '../http/throughput.ts';
import { startCompared } from '../processes/compared-servers.ts';
import { alternate } from './alternate.ts';
import { bareBaseline } from './bare-baseline.ts';
import type { Figure, FigureGroup } from './figure.ts';

const connections = 16;
const rounds = 5;

/** How long each round keeps a server busy, and beforehand, so that its code is compiled. */
const roundMilliseconds = 500;
const warmUpMilliseconds = 2_000;

/** The share of the bare server's throughput that each kind of call has to reach. */
const kinds: readonly (readonly [Readonly<Record<string, Case>>, number])[] = [
  [listCases, 0.5],
  [readCases, 0.3],
  [writeCases, 0.4],
];

/** What limits a case that falls short, and what was tried; by the case's name. */
const notes: Readonly<Record<string, string>> = {};

async function measure(): Promise<readonly Figure[]> {
  const urls = await copyOf('town');
  await using servers = await startCompared(urls, connections);
  const figures: Figure[] = [];
  for (const [cases, atLeast] of kinds) {
    for (const named of Object.entries(cases)) {
      const prepared = await prepareCase(named, urls, servers);
      figures.push(await figureOf(prepared, servers, atLeast));
    }
  }
  return figures;
}

async function figureOf(
  { name, ours, bare }: PreparedCase,
  servers: Compared,
  atLeast: number,
): Promise<Figure> {
  const run = (milliseconds: number) =>
    [
      () => throughputOf(servers.ours, { connections, milliseconds, next: ours }),
      () => throughputOf(servers.bare, { connections, milliseconds, next: bare }),
    ] as const;
  await alternate(1, ...run(warmUpMilliseconds));
  const measured = await alternate(rounds, ...run(roundMilliseconds));
  const note = notes[name];
  return {
    name,
    unit: 'requests/s',
    rounds: measured.rounds,
    baseline: bareBaseline(measured.baseline),
    target: { atLeast, of: 'ratio' },
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
