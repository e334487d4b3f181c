import { callsOf } from '../cases/prepared-case.ts';
import { writeCases } from '../cases/write-cases.ts';
import { copyOf, type DataSetName, largestDataSet } from '../database/copies.ts';
import { type Client, openClient } from '../http/client.ts';
import { p95OfEach } from '../http/latency.ts';
import { writeSteadily } from '../http/write-steadily.ts';
import { callsOfRound, type WalkedRequest, walkLists } from '../lists/walk-lists.ts';
import { startProgram } from '../processes/program.ts';
import { signIn } from '../processes/sign-in.ts';
import { median } from '../report/verdict.ts';
import type { Figure, FigureGroup } from './figure.ts';

const rounds = 5;
const series = { fewest: 3, most: 20, milliseconds: 300 };

/** How often each list is opened before a round. */
const warmUpTimes = 20;

/** Milliseconds within which each kind of request is to be answered. */
const limits: Readonly<Record<WalkedRequest['kind'], number>> = {
  usual: 25,
  'deep page': 100,
};

/** How much longer than of one garden's data it may take. */
const mostGrowth = 5;

const behindHalf =
  'All that is asked for lies behind a million others in the order of the list, which the index of that order passes over: 0.1 µs an entry.';

const sorted =
  'Few enough that they may all lie at the end of the order, so that they are fetched and sorted: up to 10,000, 3 µs each. With fewer, surnames at the end of the alphabet would be looked for behind a million others.';

const compared =
  'The index of three letters finds each row that has both words in parts, and each of these is compared: words that many records have take as long as there are such rows.';

const deep =
  'An entry of that index has all that filters and search ask for: 9,400 pages lie before, more than PostgreSQL keeps in its memory here.';

/** What limits a request that falls short, and what was tried; by the figure's name without the data set. */
const notes: Readonly<Record<string, string>> = {
  'meters: a common phrase': behindHalf,
  'meters of a sheet of readings: a common phrase': behindHalf,
  'meters of a sheet of readings: type: WaterMeter': behindHalf,
  'meters of a sheet of readings: state with type': behindHalf,
  'meters of a sheet of readings: type with role': behindHalf,
  'meters of a sheet of readings: type with sector': behindHalf,
  'meters of a sheet of readings: two words': compared,
  'meters: two words': compared,
  'entries of the audit: two words': compared,
  'parties: two words': compared,
  'settlement accounts: two words': compared,
  'settlement accounts: a common phrase': sorted,
  'parties: a common phrase': sorted,
  'meters of a sheet of readings: offset 500,000 and on': deep,
  'entries of the audit: offset 500,000 and on': deep,
};

async function measure(): Promise<readonly Figure[]> {
  const dataSet = await largestDataSet();
  const large = await walkOf(dataSet);
  const small = new Map((await walkOf('garden')).map((walked) => [nameOf(walked), walked]));
  const pairs = large.map((walked) => ({ walked, same: small.get(nameOf(walked)) }));
  const times = pairs.map((): Record<'large' | 'small', number[]> => ({ large: [], small: [] }));
  for (let round = 0; round < rounds; round++) {
    // Programs that remember nothing yet: what is asked for is asked for the first time.
    await using ofLarge = await startOffice(dataSet);
    await using ofSmall = await startOffice('garden');
    await warmUp(ofLarge.client, large);
    await warmUp(ofSmall.client, [...small.values()]);
    for (const [index, { walked, same }] of pairs.entries()) {
      const p95 = (client: Client, asked: WalkedRequest) =>
        p95OfEach(client, callsOfRound(asked, { round, most: series.most }), series);
      times[index]?.large.push(await p95(ofLarge.client, walked));
      // Of a page that one garden's list does not have there is nothing to compare.
      if (same) times[index]?.small.push(await p95(ofSmall.client, same));
    }
  }
  const figures = pairs.map(({ walked, same }, index) => {
    const { large: measured = [], small: baseline } = times[index] ?? {};
    return {
      list: walked.list,
      figure: figureOf(walked, dataSet, { measured, baseline: same && baseline }),
    };
  });
  return [...Map.groupBy(figures, ({ list }) => list)].flatMap(([list, ofList]) => {
    const own = ofList.map(({ figure }) => figure);
    return [...own, ...growthOf(list, own)];
  });
}

/** Every way to ask for the lists of a data set, by the replies of a program that is gone by now. */
async function walkOf(dataSet: DataSetName): Promise<WalkedRequest[]> {
  const urls = await copyOf(dataSet);
  await using program = await startProgram(urls);
  await using client = openClient(program.origin, { connections: 1, ...(await signIn(urls)) });
  return await walkLists(client);
}

/** Opens each list some times, so that the code is compiled; nothing is asked but what people ask again and again. */
async function warmUp(client: Client, walked: readonly WalkedRequest[]): Promise<void> {
  for (const request of walked.filter(({ isRepeated }) => isRepeated)) {
    for (const call of callsOfRound(request, { round: 0, most: warmUpTimes }))
      await client.send(call);
  }
}

function nameOf({ list, name }: WalkedRequest): string {
  return `${list}: ${name}`;
}

function figureOf(
  walked: WalkedRequest,
  dataSet: DataSetName,
  { measured, baseline }: { measured: readonly number[]; baseline: readonly number[] | undefined },
): Figure {
  const name = nameOf(walked);
  const note = notes[name];
  return {
    name: `${name} (${dataSet})`,
    unit: 'ms',
    rounds: measured,
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
  note: `Each round begins with a program that was just started. It is asked once for each condition, another one each time where
there are others: instants and days that nobody asked for before, whole names, two words, beginnings of words, pages further
down. A condition that has only one form, such as a state, is asked once a round. Only what people open again and again is
asked for again: a list as it opens, and in its other orders.`,
  measure,
} satisfies FigureGroup;
