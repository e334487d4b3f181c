import { copyOf, largestDataSet, restartServer } from '../database/copies.ts';
import { type Call, type Client, openClient } from '../http/client.ts';
import { callsOfRound, type WalkedRequest, walkLists } from '../lists/walk-lists.ts';
import { startProgram } from '../processes/program.ts';
import { signIn } from '../processes/sign-in.ts';
import type { Figure, FigureGroup } from './figure.ts';

const rounds = 3;

/** So many ask before the restart, at once: each connection of the program has then been used. */
const connections = 16;

/** The longest that a list may take, in milliseconds. */
const longest = 1_000;

async function measure(): Promise<readonly Figure[]> {
  const dataSet = await largestDataSet();
  const urls = await copyOf(dataSet);
  await using program = await startProgram(urls);
  const { cookie } = await signIn(urls);
  await using client = openClient(program.origin, { connections, cookie });
  const opened = (await walkLists(client)).filter(({ name }) => name === 'as it opens');
  const times = opened.map((): number[] => []);
  const failures: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await Promise.all(opened.map((list) => Promise.all(usedBefore(client, list))));
    if (!(await restartServer())) {
      console.warn('  left out: BENCH_DATABASE_COMES_BACK=1 says that the database may be ended');
      return [];
    }
    let failed = 0;
    for (const [index, { list, calls }] of opened.entries()) {
      const [call] = calls;
      const asked = await ask(client, call);
      times[index]?.push(asked.milliseconds);
      if (asked.failure === undefined) continue;
      failed += 1;
      console.warn(`  ${list}: ${asked.failure}`);
    }
    failures.push(failed);
  }
  return [
    ...opened.map(
      ({ list }, index): Figure => ({
        name: `${list}, asked once after a restart (${dataSet})`,
        unit: 'ms',
        rounds: times[index] ?? [],
        target: { atMost: longest },
      }),
    ),
    {
      name: `lists that fail after a restart, of ${opened.length} (${dataSet})`,
      unit: 'requests',
      rounds: failures,
      target: { atMost: 0 },
    },
  ];
}

function usedBefore(client: Client, list: WalkedRequest): Promise<unknown>[] {
  return callsOfRound(list, { round: 0, most: 2 }).map((call) => client.send(call));
}

/** What one request takes in milliseconds, and why it failed if it did. */
async function ask(
  client: Client,
  call: Call | undefined,
): Promise<{ milliseconds: number; failure?: string }> {
  if (call === undefined) throw new Error('nothing to ask for');
  const sent = performance.now();
  try {
    const { status, body } = await client.read(call);
    const milliseconds = performance.now() - sent;
    return status === 200 ? { milliseconds } : { milliseconds, failure: `${status} ${body}` };
  } catch (error) {
    return { milliseconds: performance.now() - sent, failure: String(error) };
  }
}

export default {
  title: 'Right after a restart of PostgreSQL',
  note: `The program is at work and has used all of its connections when the database is ended in order. As soon as that answers
again, with nothing in its memory, each list is asked for once, as it opens, one after the other.`,
  measure,
} satisfies FigureGroup;
