import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeDatabase, openDatabase } from '@grzadka/server/src/core/database/open-database.ts';
import type { DatabaseUrls } from '@grzadka/server/src/core/database/server/database-server.ts';
import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import { openFolderStorage } from '@grzadka/server/src/core/storage/folder-storage.ts';
import { eraseDue } from '@grzadka/server/src/personal-data/erasure/erase-due.ts';
import { addErasure } from '@grzadka/server/src/personal-data/erasure/erasures.repo.ts';
import { type Kysely, sql } from 'kysely';
import { copyOf } from '../database/copies.ts';
import { type Call, openClient } from '../http/client.ts';
import { repeat } from '../http/repeat.ts';
import { startProgram } from '../processes/program.ts';
import { signIn } from '../processes/sign-in.ts';
import type { Figure, FigureGroup } from './figure.ts';

/** Persons whose contact data go in one night. */
const persons = 1_000;

const asked = { ground: 'not-needed', askedOn: '2026-11-01', askedBy: 'board' } as const;

/** What others do meanwhile: they open lists, and write. */
const lists = ['/api/party', '/api/settlement', '/api/transaction', '/api/garden'];

const create: Call = {
  method: 'POST',
  path: '/api/party/create',
  json: { partyType: 'person', firstName: 'Nowa', lastName: 'Osoba' },
};

async function measure(): Promise<readonly Figure[]> {
  const urls = await copyOf('fewbooks');
  await using undo = new AsyncDisposableStack();
  const opened = openDatabase(urls.ownerUrl, { max: 1, statementTimeout: 0 });
  undo.defer(() => closeDatabase(opened));
  const owner = opened.db;
  const dataDir = await mkdtemp(join(tmpdir(), 'grzadka-bench-'));
  undo.defer(() => rm(dataDir, { recursive: true }));
  await using clerks = await openClerks(urls);
  // Only what is there when the program has begun: it marks its storage.
  const storage = openFolderStorage(join(dataDir, 'storage'));
  await storage.writeMark('bench');
  const which = await holdSome(owner);
  const alone = await clerks.longestWait(() => clerks.repeatOnce(20));
  let seconds = 0;
  const beside = await clerks.longestWait(async () => {
    const begun = performance.now();
    const { contact } = await eraseDue({ owner, storage, dataDir }, { which, phases: ['contact'] });
    if (contact !== persons) throw new Error(`${contact} of ${persons} persons were erased`);
    seconds = (performance.now() - begun) / 1000;
  });
  return [
    {
      name: 'the contact data of 1,000 persons erased in one night, with 5,000 accounts',
      unit: 's',
      rounds: [seconds],
      target: { atMost: 60 },
    },
    {
      name: 'the longest wait of a clerk who opens lists or adds parties meanwhile',
      unit: 'ms',
      rounds: [beside],
      baseline: { name: 'the same without it', rounds: [alone] },
      target: { atMost: 100 },
    },
  ];
}

/** Puts away the data of the first who have accounts; gives their erasures. */
async function holdSome(owner: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from party where id in (select party_id from settlement_holder) order by id limit ${persons}
  `.execute(owner);
  return owner.transaction().execute(async (trx) => {
    const ids: string[] = [];
    for (const { id: partyId } of rows) ids.push(await addErasure(trx, { partyId, ...asked }));
    return ids;
  });
}

/** Starts the program, with somebody who opens lists and somebody who adds parties, neither with a pause. */
async function openClerks(urls: DatabaseUrls) {
  await using undo = new AsyncDisposableStack();
  const program = undo.use(await startProgram(urls));
  const { cookie } = await signIn(urls);
  const reader = undo.use(openClient(program.origin, { connections: 1, cookie }));
  const writer = undo.use(openClient(program.origin, { connections: 1, cookie }));
  let longest = 0;
  const timed = async (work: () => Promise<unknown>) => {
    const begun = performance.now();
    await work();
    longest = Math.max(longest, performance.now() - begun);
  };
  const openAll = async () => {
    for (const path of lists) await timed(() => reader.send({ method: 'GET', path }));
  };
  const write = () => timed(() => writer.send(create));
  const repeatOnce = async (times: number) => {
    for (let time = 0; time < times; time += 1) await Promise.all([openAll(), write()]);
  };
  // What a call takes the first time is not the erasure's.
  await repeatOnce(20);
  const running = undo.move();
  return {
    repeatOnce,
    /** For how many milliseconds one of them waited while that was done, at the most. */
    async longestWait(work: () => Promise<unknown>): Promise<number> {
      longest = 0;
      await using busy = new AsyncDisposableStack();
      busy.use(repeat(openAll));
      busy.use(repeat(write));
      await work();
      await busy.disposeAsync();
      return longest;
    },
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}

export default {
  title: 'Erasure of persons: 5,000 settlement accounts with four years',
  note: `
One process of the program, and the night's job beside it, as it works as the owner of the tables on connections of its own. One clerk opens four lists one after
the other, another one adds parties, neither with a pause.`.trim(),
  measure,
} satisfies FigureGroup;
