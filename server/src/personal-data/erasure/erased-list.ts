import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { keyOf } from '@grzadka/contract/core/fields';
import {
  erasureAskedByLabels,
  erasureGroundLabels,
} from '@grzadka/contract/personal-data/erasure.model';
import { type Kysely, sql } from 'kysely';
import * as z from 'zod/mini';
import type { Config } from '#src/core/config/config.ts';
import type { Database } from '#src/core/database/tables.ts';
import { type ErasureNeeds, eraseDue } from './erase-due.ts';
import { addErasure } from './erasures.repo.ts';

/** Who is being forgotten, and how far: ids, days and numbers, and nothing of anybody's. */
const erasedList = z.array(
  z.object({
    partyId: z.string(),
    number: z.int(),
    ground: keyOf(erasureGroundLabels),
    askedOn: z.string(),
    askedBy: keyOf(erasureAskedByLabels),
    state: z.enum(['held', 'contact', 'name']),
    heldThru: z.string(),
  }),
);

type Listed = z.infer<typeof erasedList>[number];

/** How far they are, in this order. */
const states = ['held', 'contact', 'name'] as const;

const fileName = 'grzadka-usuniete.json';

/** Where the list lies: beside the backups, which it outlives, and outside the database, whose restore changes nothing of it. */
export function erasedListFolder({ backupDir, dataDir }: Pick<Config, 'backupDir' | 'dataDir'>) {
  return backupDir ?? join(dataDir, 'backups');
}

/**
 * Writes the list anew, one at a time for all processes on a database. Whom the list holds and the database does not know stays on it: an
 * older backup may have been restored, and a newer one may be.
 */
export async function writeErasedList(db: Kysely<Database>, folder: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('grzadka erased list'))`.execute(trx);
    const { rows } = await sql<Listed>`
      select party_id, number, ground, asked_on::text, asked_by, state, held_thru::text from erasure
      where state <> 'cancelled' and party_id is not null
      order by number
    `.execute(trx);
    const known = await trx.selectFrom('erasure').select('partyId').execute();
    const ids = new Set(known.map(({ partyId }) => partyId));
    const others = (await readErasedList(folder)).filter(({ partyId }) => !ids.has(partyId));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, fileName);
    const list = [...rows, ...others];
    await writeFile(`${path}.new`, `${JSON.stringify(list, null, 2)}\n`, { mode: 0o600 });
    await rename(`${path}.new`, path);
  });
}

/** Reads the list; empty where there is none. One that cannot be read fails: nobody would know who came back. */
async function readErasedList(folder: string): Promise<readonly Listed[]> {
  const text = await readFile(join(folder, fileName), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '[]';
    throw error;
  });
  return erasedList.parse(JSON.parse(text));
}

/**
 * Erases again whom a restored backup brought back: everybody on the lists in these folders, as far as they had been; of two lists the one counts on
 * which somebody is further. Returns how many. It may be done twice.
 */
export async function replayErasures(
  needs: ErasureNeeds,
  folders: readonly string[],
): Promise<number> {
  const listed = new Map<string, Listed>();
  for (const folder of new Set(folders.map((one) => resolve(one)))) {
    for (const one of await readErasedList(folder)) {
      const other = listed.get(one.partyId);
      if (other && states.indexOf(other.state) >= states.indexOf(one.state)) continue;
      listed.set(one.partyId, one);
    }
  }
  const which = new Map<Listed['state'], string[]>(states.map((state) => [state, []]));
  let count = 0;
  for (const one of listed.values()) {
    const id = await needs.owner.transaction().execute((trx) => findOrAdd(trx, one));
    if (id === null) continue;
    count += 1;
    which.get(one.state)?.push(id);
  }
  const [gone, named] = [which.get('contact') ?? [], which.get('name') ?? []];
  if (gone.length + named.length > 0) {
    await eraseDue(needs, { which: [...gone, ...named], phases: ['contact'] });
    await eraseDue(needs, { which: named, phases: ['name'] });
  }
  return count;
}

/** Finds the erasure of somebody on the list that is behind it, or begins it anew; null where there is nothing to do. */
async function findOrAdd(
  trx: Parameters<typeof addErasure>[0],
  { partyId, state, number, heldThru, ground, askedOn, askedBy }: Listed,
): Promise<string | null> {
  const party = await trx
    .selectFrom('party')
    .select('id')
    .where('id', '=', partyId)
    .forUpdate()
    .executeTakeFirst();
  if (party === undefined) return null;
  const known = await trx
    .selectFrom('erasure')
    .select(['id', 'state'])
    .where('partyId', '=', party.id)
    .orderBy(sql`state = 'cancelled'`)
    .executeTakeFirst();
  if (known === undefined) {
    return addErasure(trx, { partyId, ground, askedOn, askedBy, listed: { number, heldThru } });
  }
  const isBehind =
    known.state !== 'cancelled' && states.indexOf(known.state) < states.indexOf(state);
  return isBehind ? known.id : null;
}

/** The folders in which a list may lie: that of the backups, and that of the archive which was restored. */
export function listFolders(
  config: Pick<Config, 'backupDir' | 'dataDir'>,
  archive: string,
): readonly string[] {
  return [erasedListFolder(config), dirname(archive)];
}
