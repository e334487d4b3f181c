import { randomUUID } from 'node:crypto';
import type { DatabaseUrls } from '@grzadka/server/src/core/database/server/database-server.ts';
import { findChromium } from '../../scripts/find-chromium.ts';
import { openChromium } from '../browser/chromium.ts';
import { openOfflineWalk } from '../browser/offline-walk.ts';
import { copyOf } from '../database/copies.ts';
import { type Call, type Client, openClient } from '../http/client.ts';
import { repeat } from '../http/repeat.ts';
import { startProgram } from '../processes/program.ts';
import { signIn } from '../processes/sign-in.ts';
import { longestLockWait } from '../round/lock-waits.ts';
import { type MadeRound, makeRound } from '../round/made-round.ts';
import { addWalker } from '../round/walker.ts';
import type { Figure, FigureGroup } from './figure.ts';

const rounds = 3;

/** As many as a round may have, as one sheet has, and as two people read in an association; and as many as a sync takes. */
const sizes = { largest: 5_000, sheet: 1_000, usual: 300, sync: 100 };

const readers = 10;

const openedNote =
  'The processor is slowed four times. What is seen is the screen as it was, with its field, which the service worker puts into the page (0230).';

async function measure(): Promise<readonly Figure[]> {
  const urls = await copyOf('association');
  await using program = await startProgram(urls);
  const { cookie } = await signIn(urls);
  await using client = openClient(program.origin, { connections: readers, cookie });
  const turns = { closed: [] as number[], reopened: [] as number[] };
  const sheets: number[] = [];
  const together: number[] = [];
  const besideClosing: number[] = [];
  const besideLargest = { closed: [] as number[], reopened: [] as number[] };
  const large = await makeRound(urls, sizes.largest);
  const onPaper = await makeRound(urls, sizes.sheet);
  for (let round = 0; round < rounds; round += 1) {
    const beside = (name: 'close' | 'reopen', seconds: number[]) =>
      longestLockWait(urls, async () => {
        await using typing = new AsyncDisposableStack();
        typing.use(repeat(() => client.send(readingOf(large))));
        seconds.push(await secondsOf(client, turn(name, large)));
      });
    besideLargest.closed.push(await beside('close', turns.closed));
    besideLargest.reopened.push(await beside('reopen', turns.reopened));
    const path = `/api/campaign/${onPaper.id}/sheet?format=pdf`;
    sheets.push(await secondsOf(client, { method: 'GET', path }));
    together.push(await lockWaitTogether(urls, client));
    besideClosing.push(await lockWaitBesideClosing(urls, client));
  }
  return [
    {
      name: 'a round of 5,000 unread meters closed, with an estimate for each',
      unit: 's',
      rounds: turns.closed,
      target: { atMost: 5 },
      note: 'A hundred transactions, while readings are typed all the time. One transaction took 4.8 to 5.8 s, and had everybody wait for as long (0231).',
    },
    {
      name: 'a round of 5,000 meters opened again',
      unit: 's',
      rounds: turns.reopened,
      target: { atMost: 10 },
      note: 'A hundred transactions, while readings are typed all the time (0242).',
    },
    {
      name: 'the sheet of 1,000 meters as PDF',
      unit: 's',
      rounds: sheets,
      target: { atMost: 5 },
    },
    {
      name: 'ten readers send the same 300 meters at once: the longest wait for a lock',
      unit: 'ms',
      rounds: together,
      target: { atMost: 1_000 },
    },
    {
      name: 'a round of 300 meters is closed while a reader sends: the longest wait for a lock',
      unit: 'ms',
      rounds: besideClosing,
      target: { atMost: 1_000 },
    },
    {
      name: 'a round of 5,000 meters is closed while readings of it are typed: the longest wait for a lock',
      unit: 'ms',
      rounds: besideLargest.closed,
      target: { atMost: 1_000 },
    },
    {
      name: 'a round of 5,000 meters is opened again while readings of it are typed: the longest wait for a lock',
      unit: 'ms',
      rounds: besideLargest.reopened,
      target: { atMost: 1_000 },
    },
    ...(await walkOpened(urls, program.origin)),
  ];
}

/** How long a walk of a round as people have it takes to open on a phone that has no network. */
async function walkOpened(urls: DatabaseUrls, origin: string): Promise<readonly Figure[]> {
  const chromium = await findChromium();
  if (chromium === null) {
    console.warn('No Chromium: the walk is not opened. CHROMIUM_PATH names one.');
    return [];
  }
  const { id } = await makeRound(urls, sizes.usual);
  const session = await addWalker(urls, id);
  await using browser = await openChromium(chromium);
  const walker = { origin, session, path: `/tury-odczytow/${id}/obchod` };
  const opened = await openOfflineWalk(browser, walker, rounds);
  const seconds = (from: 'address' | 'home', until: 'shown' | 'working') =>
    opened[from].map((opening) => opening[until] / 1000);
  return [
    {
      name: 'a walk of 300 meters opened without a network from its address, until its meter is seen',
      unit: 's',
      rounds: seconds('address', 'shown'),
      target: { atMost: 1 },
      note: openedNote,
    },
    {
      name: 'the same from the home screen',
      unit: 's',
      rounds: seconds('home', 'shown'),
      target: { atMost: 1 },
    },
    {
      name: 'a walk of 300 meters opened without a network, until a value can be saved',
      unit: 's',
      rounds: [...seconds('address', 'working'), ...seconds('home', 'working')],
      target: { atMost: 2.5 },
      note: 'What is typed before is kept. A quarter of the work compiles code, the rest is spread over React, the schemas and the frame (0205).',
    },
  ];
}

function turn(name: 'close' | 'reopen', { id }: MadeRound): Call {
  return { method: 'PUT', path: `/api/campaign/${name}`, json: { id } };
}

async function secondsOf(client: Client, call: Call): Promise<number> {
  const begun = performance.now();
  const { status, body } = await client.read(call);
  if (status >= 300) throw new Error(`${call.path}: ${status} ${body.slice(0, 200)}`);
  return (performance.now() - begun) / 1000;
}

/** A reading of any meter of a round, as the office types it. */
function readingOf({ meterIds }: MadeRound): Call {
  const meterId = meterIds[Math.floor(Math.random() * meterIds.length)];
  const json = { meterId, measurementValue: '80' };
  return { method: 'POST', path: '/api/meter/add-measurement', json };
}

/** The syncs of somebody who has read all meters of a round. */
function syncsOf({ id, meterIds }: MadeRound): Call[] {
  const measuredAt = new Date().toISOString();
  const calls: Call[] = [];
  for (let from = 0; from < meterIds.length; from += sizes.sync) {
    const entries = meterIds.slice(from, from + sizes.sync).map((meterId) => ({
      clientKey: randomUUID(),
      meterId,
      state: 'read',
      measurementValue: '70',
      measuredAt,
    }));
    const json = { campaignId: id, readings: entries };
    calls.push({ method: 'POST', path: '/api/campaign/sync', json });
  }
  return calls;
}

async function sendAll(client: Client, calls: readonly Call[]): Promise<void> {
  for (const call of calls) await client.send(call);
}

async function lockWaitTogether(urls: DatabaseUrls, client: Client): Promise<number> {
  const round = await makeRound(urls, sizes.usual);
  const walks = Array.from({ length: readers }, () => syncsOf(round));
  return longestLockWait(urls, () => Promise.all(walks.map((calls) => sendAll(client, calls))));
}

async function lockWaitBesideClosing(urls: DatabaseUrls, client: Client): Promise<number> {
  const round = await makeRound(urls, sizes.usual);
  const [first, ...others] = syncsOf(round);
  if (first !== undefined) await client.send(first);
  return longestLockWait(urls, () =>
    Promise.all([client.read(turn('close', round)), sendAll(client, others)]),
  );
}

export default { title: 'Rounds of readings', measure } satisfies FigureGroup;
