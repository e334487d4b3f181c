import { Readable } from 'node:stream';
import { type Kysely, sql } from 'kysely';
import type { Actor } from '#src/core/change/audit-entry.ts';
import type { Database } from '#src/core/database/tables.ts';
import { createWorker, type Worker } from '#src/core/jobs/run-jobs.ts';
import type { WorkerContext } from '#src/core/jobs/worker-context.ts';
import { storeObject } from '#src/document/stored-object.ts';
import { makeHandoverJob } from './make-handover.job.ts';
import { readHandover } from './read-handover.ts';
import { writePack } from './write-pack.ts';

type Needs = Pick<WorkerContext, 'db' | 'storage' | 'config' | 'log'>;

/** Nobody who is signed in does it: whoever asked is written down already. */
const actor: Actor = { userLoginId: null, displayName: 'program' };

/** Makes the handover packs that administrators ask for. */
export function makeHandoverWorker(needs: Needs): Worker {
  return createWorker(makeHandoverJob, async ({ id }, { isLast }) => {
    try {
      await makeHandover(needs, id);
    } catch (error) {
      if (isLast) await giveUp(needs.db, id);
      throw error;
    }
  });
}

/** Makes one pack; nothing where it is made already. Done once more it makes the same. */
async function makeHandover(needs: Needs, id: string): Promise<void> {
  const { db, storage } = needs;
  const asked = await db
    .selectFrom('boardHandover')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (asked === undefined) return;
  const pack = await writePack(await readHandover(needs));
  const { length: size } = pack;
  const content = Readable.from([pack], { objectMode: false });
  await storeObject({ db, storage, caller: actor }, { content, size }, ({ trx }, objectId) =>
    trx
      .updateTable('boardHandover')
      .set({ state: 'done', objectId, size, finishedAt: sql`now()` })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .executeTakeFirstOrThrow(),
  );
}

async function giveUp(db: Kysely<Database>, id: string): Promise<void> {
  await db
    .updateTable('boardHandover')
    .set({ state: 'failed', finishedAt: sql`now()` })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}
