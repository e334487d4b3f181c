import { setTimeout as pause } from 'node:timers/promises';
import { closeDatabase, openDatabase } from '@grzadka/server/src/core/database/open-database.ts';
import type { DatabaseUrls } from '@grzadka/server/src/core/database/server/database-server.ts';
import { type Client, openClient } from '../http/client.ts';
import { repeat } from '../http/repeat.ts';
import type { Program } from '../processes/program.ts';
import { signIn } from '../processes/sign-in.ts';
import type { LongWork, Send } from './long-work.ts';

/** Lists that clerks have open while somebody has the program do something long. */
const lists = ['/api/garden', '/api/party', '/api/settlement', '/api/transaction', '/api/message'];

/** What asks nothing of the database: it waits for the program's own thread alone. */
const bare = '/api/health/live';

/** Milliseconds between two of these: without a pause they would be the work. */
const betweenLooks = 5;

/** How long others waited at most while a work was done, in milliseconds. */
export interface Waits {
  readonly list: number;
  readonly bare: number;
}

/** Does a work in a program that runs on this database, while others open lists. Throws where it fails. */
export async function longestWaitsBeside(
  { origin }: Program,
  urls: DatabaseUrls,
  work: LongWork,
): Promise<Waits> {
  await using undo = new AsyncDisposableStack();
  const opened = openDatabase(urls.url, { max: 2, statementTimeout: 0 });
  undo.defer(() => closeDatabase(opened));
  const { cookie } = await signIn(urls);
  await using clerk = openClient(origin, { connections: 1, cookie });
  await using watch = openClient(origin, { connections: 1 });
  const waits = { list: 0, bare: 0 };
  const follow = (client: Client, of: keyof Waits, paths: readonly string[]) => async () => {
    for (const path of paths) {
      const begun = performance.now();
      await client.send({ method: 'GET', path });
      waits[of] = Math.max(waits[of], performance.now() - begun);
    }
  };
  const open = follow(clerk, 'list', lists);
  const look = follow(watch, 'bare', [bare]);
  // What a list takes the first time is not the work's.
  for (let time = 0; time < 20; time += 1) await open();
  waits.list = 0;
  await using busy = new AsyncDisposableStack();
  const begin = () => {
    busy.use(repeat(open));
    busy.use(
      repeat(async () => {
        await look();
        await pause(betweenLooks);
      }),
    );
  };
  await work.run({ db: opened.db, send: sender(origin, cookie), begin });
  await busy.disposeAsync();
  return waits;
}

function sender(origin: string, cookie: string): Send {
  return async (method, path, { json, multipart, version } = {}) => {
    const response = await fetch(new URL(path, origin), {
      method,
      headers: {
        cookie,
        origin,
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...(version !== undefined && { 'if-match': `"${version}"` }),
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
      ...(multipart && { body: multipart }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text;
  };
}
