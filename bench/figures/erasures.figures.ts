import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeDatabase, openDatabase } from '@grzadka/server/src/core/database/open-database.ts';
import { openFolderStorage } from '@grzadka/server/src/core/storage/folder-storage.ts';
import { eraseDue } from '@grzadka/server/src/personal-data/erasure/erase-due.ts';
import { addErasure } from '@grzadka/server/src/personal-data/erasure/erasures.repo.ts';
import { sql } from 'kysely';
import { copyOf } from '../database/copies.ts';
import { openClient } from '../http/client.ts';
import { repeat } from '../http/repeat.ts';
import { startProgram } from '../processes/program.ts';
import { signIn } from '../processes/sign-in.ts';
import type { Figure, FigureGroup } from './figure.ts';

/** Persons whose contact data go in one night. */
const persons = 1_000;

const asked = { ground: 'not-needed', askedOn: '2026-11-01', askedBy: 'board' } as const;

/** What others do meanwhile: they open lists, and write. */
const lists = ['/api/party', '/api/settlement', '/api/transaction', '/api/garden'];

async function measure(): Promise<readonly Figure[]> {
  const urls = await copyOf('fewbooks');
  await using undo = new AsyncDisposableStack();
  const owner = openDatabase(urls.ownerUrl, { max: 1, statementTimeout: 0 });
  undo.defer(() => closeDatabase(owner));
  const dataDir = await mkdtemp(join(tmpdir(), 'grzadka-bench-'));
  undo.defer(() => rm(dataDir, { recursive: true }));
  const storage = openFolderStorage(join(dataDir, 'storage'));
  await storage.writeMark('bench');
  const { rows } = await sql<{ id: string }>`
    select id from party where id in (select party_id from settlement_holder) order by id limit ${persons}
  `.execute(owner.db);
  const which = await owner.db.transaction().execute(async (trx) => {
    const ids = [];
    for (const { id: partyId } of rows) ids.push(await addErasure(trx, { partyId, ...asked }));
    return ids;
  });
  await using program = await startProgram(urls);
  const { cookie } = await signIn(urls);
  await using reader = openClient(program.origin, { connections: 1, cookie });
  await using writer = openClient(program.origin, { connections: 1, cookie });
  let waits: number[] = [];
  const timed = async (work: () => Promise<unknown>) => {
    const begun = performance.now();
    await work();
    waits.push(performance.now() - begun);
  };
  const openAll = async () => {
    for (const path of lists) await timed(() => reader.send({ method: 'GET', path }));
  };
  const write = () =>
    timed(() =>
      writer.send({
        method: 'POST',
        path: '/api/party/create',
        json: { partyType: 'person', firstName: 'Nowa', lastName: 'Osoba' },
      }),
    );
  // What a call takes the first time is not the erasure's.
  for (let time = 0; time < 20; time += 1) {
    await openAll();
    await write();
  }
  const alone = Math.max(...waits.slice(-40));
  waits = [];
  const begun = performance.now();
  {
    await using busy = new AsyncDisposableStack();
    busy.use(repeat(openAll));
    busy.use(repeat(write));
    const needs = { owner: owner.db, storage, dataDir };
    const { contact } = await eraseDue(needs, { which, phases: ['contact'] });
    if (contact !== persons) throw new Error(`${contact} of ${persons} persons were erased`);
  }
  return [
    {
      name: 'contact data of 1,000 persons erased in one night, 5,000 accounts',
      unit: 's',
      rounds: [(performance.now() - begun) / 1000],
      target: { atMost: 60 },
    },
    {
      name: 'the longest wait of somebody who opens lists or writes meanwhile',
      unit: 'ms',
      rounds: [Math.max(...waits)],
      baseline: { name: 'the same without it', rounds: [alone] },
      target: { atMost: 100 },
    },
  ];
}

export default { title: 'Erasure of persons', measure } satisfies FigureGroup;
