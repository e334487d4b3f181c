import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { forgetAllListChanges } from '#src/core/list/forget-list-changes.worker.ts';
import { derivedKey, smallerWidths } from '#src/core/storage/derived-object.ts';
import type { Storage } from '#src/core/storage/storage.ts';
import { erasePortion, type Phase } from './erase-phase.ts';
import { readMailFolder, removeMail } from './mail-folder.ts';

/** Persons whose data go in one transaction: so few that nobody waits for their rows (record 223). */
const portionSize = 5;

const first = '00000000-0000-0000-0000-000000000000';

/** What an erasure works with. */
export interface ErasureNeeds {
  /** The database, for the owner of its tables. */
  readonly owner: Kysely<Database>;
  readonly storage: Storage;
  readonly dataDir: string;
}

interface Asked {
  readonly portion?: number;
  /** Erasures whose day does not matter, and what stands in their way neither: they were done before. */
  readonly which?: readonly string[];
  readonly phases?: readonly Phase[];
  readonly signal?: AbortSignal;
}

/** Takes the data of all whose day has come, and the files that went with them. Whatever was cut short is finished by the next run. */
export async function eraseDue(
  needs: ErasureNeeds,
  { portion: most = portionSize, which, phases = ['contact', 'name'], signal }: Asked = {},
): Promise<Readonly<Record<Phase, number>>> {
  // Before rows go whose objects could not: a storage that is not there fails the night.
  await needs.storage.check();
  const mails = await readMailFolder(needs.dataDir);
  const erased = { contact: 0, name: 0 };
  for (const phase of phases) {
    for (let after: string | null = first; after !== null; ) {
      if (signal?.aborted) return erased;
      const portion = { most, after, mails, ...(which && { which }) };
      const done = await erasePortion(needs.owner, phase, portion);
      erased[phase] += done.erased;
      after = done.last;
    }
  }
  await removeFiles(needs);
  // Those of rows that were put away or blanked hold what these were before.
  await forgetAllListChanges(needs.owner);
  return erased;
}

/** Removes the files whose rows are gone: objects from the storage, and e-mails from their folder. */
async function removeFiles({ owner, storage, dataDir }: ErasureNeeds): Promise<void> {
  const { rows } = await sql<{ id: string; objectIds: string[]; mailFiles: string[] }>`
    select id, object_ids, mail_files from erasure
    where state in ('contact', 'name') and (object_ids <> '{}' or mail_files <> '{}')
  `.execute(owner);
  for (const { id, objectIds, mailFiles } of rows) {
    for (const key of objectIds) {
      await storage.delete(key);
      for (const width of smallerWidths) await storage.delete(derivedKey(key, width));
    }
    for (const name of mailFiles) await removeMail(dataDir, name);
    await sql`update erasure set object_ids = '{}', mail_files = '{}' where id = ${id}`.execute(
      owner,
    );
  }
}
