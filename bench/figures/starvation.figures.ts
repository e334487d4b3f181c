import { copyOf, largestDataSet } from '../database/copies.ts';
import { type Client, openClient } from '../http/client.ts';
import { p95OfEach } from '../http/latency.ts';
import { repeat } from '../http/repeat.ts';
import { callsOfRound, inTurn, type WalkedRequest, walkLists } from '../lists/walk-lists.ts';
import { startProgram } from '../processes/program.ts';
import { signIn } from '../processes/sign-in.ts';
import type { Figure, FigureGroup } from './figure.ts';

const rounds = 5;
const series = { fewest: 3, most: 20, milliseconds: 500 };

/** How many slow requests run at once: the slowest kinds, each so many times. */
const slowKinds = 4;
const timesEach = 4;
const slowOnes = slowKinds * timesEach;

/** How often each request is tried when the slowest are looked for. */
const trials = { fewest: 3, most: 3, milliseconds: 0 };

/** What limits a list that is slowed down too much, and what was tried; by the list's name. */
const notes: Readonly<Record<string, string>> = {};

async function measure(): Promise<readonly Figure[]> {
  const dataSet = await largestDataSet();
  const urls = await copyOf(dataSet);
  await using program = await startProgram(urls);
  const { cookie } = await signIn(urls);
  await using client = openClient(program.origin, { connections: 1, cookie });
  await using others = openClient(program.origin, { connections: slowOnes, cookie });

  const walked = await walkLists(client);
  const slowest = await findSlowest(client, walked);
  for (const { list, name } of slowest) console.log(`  slow: ${list}, ${name}`);
  const defaults = walked.filter(({ name }) => name === 'as it opens');
  const alone = new Map<WalkedRequest, number[]>(defaults.map((list) => [list, []]));
  const crowded = new Map<WalkedRequest, number[]>(defaults.map((list) => [list, []]));
  const measureInto = async (times: ReadonlyMap<WalkedRequest, number[]>) => {
    for (const [request, ofList] of times) {
      const calls = callsOfRound(request, { round: 0, most: series.most });
      ofList.push(await p95OfEach(client, calls, series));
    }
  };
  for (let round = 0; round < rounds; round++) {
    await measureInto(alone);
    await using busy = new AsyncDisposableStack();
    // Whether they are answered or refused is no matter here.
    for (const next of slowest.map(({ calls }) => inTurn(calls))) {
      for (let time = 0; time < timesEach; time++) busy.use(repeat(() => others.read(next())));
    }
    await measureInto(crowded);
  }
  return defaults.map((request) => {
    const note = notes[request.list];
    return {
      name: `${request.list}, while ${slowOnes} of the slowest requests run (${dataSet})`,
      unit: 'ms',
      rounds: crowded.get(request) ?? [],
      baseline: { name: 'the same without them', rounds: alone.get(request) ?? [] },
      target: { atMost: 3, of: 'ratio' },
      ...(note !== undefined && { note }),
    };
  });
}

async function findSlowest(
  client: Client,
  walked: readonly WalkedRequest[],
): Promise<WalkedRequest[]> {
  const timed: { request: WalkedRequest; time: number }[] = [];
  for (const request of walked) {
    const calls = callsOfRound(request, { round: 0, most: trials.most });
    // What there is one of is slow but once, for its total, which is remembered from then on.
    if (calls.length === 1) for (const call of calls) await client.read(call);
    timed.push({ request, time: await p95OfEach(client, calls, trials) });
  }
  const slowest = timed.toSorted((one, other) => other.time - one.time).slice(0, slowKinds);
  return slowest.map(({ request }) => request);
}

export default {
  title: 'Starvation: p95 of the lists as they open, beside 16 slow requests',
  note: `Alone most of these lists take 1 to 5 ms. Beside sixteen requests that keep both cores busy they wait for one of them, and most take
4 to 35 ms; on a machine on which they took 3 to 4 ms alone the same was within three times that.`,
  measure,
} satisfies FigureGroup;
