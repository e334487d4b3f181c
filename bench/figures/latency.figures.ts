import { callsOf } from '../cases/prepared-case.ts';
import { writeCases } from '../cases/write-cases.ts';
import { copyOf, type DataSetName, largestDataSet } from '../database/copies.ts';
import { type Client, openClient } from '../http/client.ts';
import { p95Of } from '../http/latency.ts';
import { writeSteadily } from '../http/write-steadily.ts';
import { type WalkedRequest, walkLists } from '../lists/walk-lists.ts';
import { startProgram } from '../processes/program.ts';
import { signIn } from '../processes/sign-in.ts';
import { median } from '../report/verdict.ts';
import { type Alternated, alternate } from './alternate.ts';
import type { Figure, FigureGroup } from './figure.ts';

const rounds = 5;
const series = { fewest: 3, most: 20, milliseconds: 300 };

/** Milliseconds within which each kind of request is to be answered. */
const limits: Readonly<Record<WalkedRequest['kind'], number>> = {
  usual: 25,
  'common phrase': 100,
  'deep page': 100,
};

/** How much longer than of one garden's data it may take. */
const mostGrowth = 5;

/** What limits a request that falls short, and what was tried; by the figure's name without the data set. */
const notes: Readonly<Record<string, string>> = {
  'entries of the audit: a common phrase':
    'Half of a million entries have it. What takes the time is to count them for the first time, which is remembered from then on; the page itself takes 0.3 ms, since the order has an index.',
  'meters: a common phrase':
    'Found in a million of two, all of them behind the other million in the order of the list: the page is taken from that order, and the phrase compared with each entry of its index, 0.13 µs an entry. Fetching and sorting all that is found took five times as long.',
};

async function measure(): Promise<readonly Figure[]> {
  const dataSet = await largestDataSet();
  await using large = await startOffice(dataSet);
  await using small = await startOffice('garden');
  const sameInSmall = new Map(
    (await walkLists(small.client)).map((walked) => [nameOf(walked), walked]),
  );
  const byList = Map.groupBy(await walkLists(large.client), ({ list }) => list);
  const figures: Figure[] = [];
  for (const [list, requests] of byList) {
    const ofList: Figure[] = [];
    for (const walked of requests) {
      const same = sameInSmall.get(nameOf(walked));
      const measured = await alternate(
        rounds,
        () => p95Of(large.client, walked.next, series),
        // Of a page that one garden's list does not have there is nothing to compare.
        same && (() => p95Of(small.client, same.next, series)),
      );
      ofList.push(figureOf(walked, dataSet, measured));
    }
    figures.push(...ofList, ...growthOf(list, ofList));
  }
  return figures;
}

function nameOf({ list, name }: WalkedRequest): string {
  return `${list}: ${name}`;
}

function figureOf(
  walked: WalkedRequest,
  dataSet: DataSetName,
  { rounds: times, baseline }: Alternated,
): Figure {
  const name = nameOf(walked);
  const note = notes[name];
  return {
    name: `${name} (${dataSet})`,
    unit: 'ms',
    rounds: times,
    ...(baseline && {
      baseline: { name: 'the same request at the data set garden', rounds: baseline },
    }),
    target: { atMost: limits[walked.kind] },
    ...(note !== undefined && { note }),
  };
}

/** Of a list's requests the one that takes longer with the size of the data than any other. */
function growthOf(list: string, figures: readonly Figure[]): Figure[] {
  const growth = ({ rounds: times, baseline }: Figure) =>
    baseline ? median(times) / median(baseline.rounds) : 0;
  const [most] = figures.toSorted((one, other) => growth(other) - growth(one));
  if (!most?.baseline) return [];
  const { name, ...figure } = most;
  return [
    {
      ...figure,
      name: `${list}: what grows most, ${name.slice(list.length + 2)}`,
      target: { atMost: mostGrowth, of: 'ratio' },
    },
  ];
}

/** The program on a data set, in which somebody writes all the time, and a client of one connection. */
async function startOffice(dataSet: DataSetName): Promise<{ client: Client } & AsyncDisposable> {
  await using undo = new AsyncDisposableStack();
  const urls = await copyOf(dataSet);
  const { origin } = undo.use(await startProgram(urls));
  const { cookie } = await signIn(urls);
  const client = undo.use(openClient(origin, { connections: 1, cookie }));
  const writing = undo.use(openClient(origin, { connections: 1, cookie }));
  const kinds = await Promise.all(Object.values(writeCases).map((kind) => callsOf(kind, urls)));
  undo.use(writeSteadily(writing, kinds));
  const running = undo.move();
  return { client, [Symbol.asyncDispose]: () => running.disposeAsync() };
}

export default {
  title: 'Latency: p95 of one connection, while another one writes ten records a second',
  measure,
} satisfies FigureGroup;
