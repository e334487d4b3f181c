import { createReadStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Actor } from '#src/core/change/audit-entry.ts';
import type { Database } from '#src/core/database/tables.ts';
import { createWorker, type Worker } from '#src/core/jobs/run-jobs.ts';
import type { WorkerContext } from '#src/core/jobs/worker-context.ts';
import { storeObject } from '#src/document/stored-object.ts';
import { exportPersonJob } from './export-person.job.ts';
import { readFiles } from './read-files.ts';
import { readPerson } from './read-person.ts';
import { writeArchive } from './write-archive.ts';
import { writePage } from './write-page.ts';

type Needs = Pick<WorkerContext, 'db' | 'storage' | 'config'>;

/** Nobody who is signed in does it: whoever asked is written down already. */
const actor: Actor = { userLoginId: null, displayName: 'program' };

/** Makes the archives that people ask for. */
export function exportPersonWorker(needs: Needs): Worker {
  return createWorker(exportPersonJob, async ({ id }, { isLast }) => {
    try {
      await exportPerson(needs, id);
    } catch (error) {
      if (isLast) await giveUp(needs.db, id);
      throw error;
    }
  });
}

/** Makes one archive; nothing where it is made already, or where the person is gone. Done once more it makes the same. */
async function exportPerson({ db, storage, config }: Needs, id: string): Promise<void> {
  const asked = await db
    .selectFrom('personalExport')
    .innerJoin('party', 'party.id', 'personalExport.partyId')
    .select(['party.id', 'party.name'])
    .where('personalExport.id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (asked === undefined) return;
  const folder = join(config.dataDir, 'uploads');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${id}.zip`);
  try {
    await writeArchive(path, { storage, archive: await readArchive(db, asked) });
    const { size } = await stat(path);
    const content = createReadStream(path);
    await storeObject({ db, storage, caller: actor }, { content, size }, ({ trx }, objectId) =>
      trx
        .updateTable('personalExport')
        .set({ state: 'done', objectId, size, finishedAt: sql`now()` })
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .executeTakeFirstOrThrow(),
    );
  } finally {
    await rm(path, { force: true });
  }
}

/** Reads it all as of one instant. */
function readArchive(db: Kysely<Database>, { id, name }: { id: string; name: string }) {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const settings = await trx.selectFrom('settings').select('name').executeTakeFirst();
      const [sections, files] = [await readPerson(trx, id), await readFiles(trx, id)];
      const madeAt = new Date();
      const page = writePage({ name, garden: settings?.name ?? null, madeAt, sections, files });
      return { page, name, madeAt, sections, files };
    });
}

async function giveUp(db: Kysely<Database>, id: string): Promise<void> {
  await db
    .updateTable('personalExport')
    .set({ state: 'failed', finishedAt: sql`now()` })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}
