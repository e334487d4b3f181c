import { Readable } from 'node:stream';
import { documentRecord } from '@grzadka/contract/document/document.record';
import { type Kysely, sql } from 'kysely';
import type { Actor } from '#src/core/change/audit-entry.ts';
import {
  append,
  type ChangeTransaction,
  change,
  deleteLocked,
  lockRecord,
} from '#src/core/change/change.ts';
import type { Database } from '#src/core/database/tables.ts';
import { createWorker, type Worker } from '#src/core/jobs/run-jobs.ts';
import type { WorkerContext } from '#src/core/jobs/worker-context.ts';
import { printInThread } from '#src/core/paper/print-in-thread.ts';
import { storeObject } from '#src/document/stored-object.ts';
import { type ClosedYear, printYearJob } from '../print-year.job.ts';
import { readYearPapers, type UnprintedPaper } from './year-papers.ts';

const program = new URL('./year-paper.thread.ts', import.meta.url);

/** Who puts the papers among the documents: nobody who is signed in asked for these very ones. */
const actor: Actor = { userLoginId: null, displayName: 'program' };

/** Prints what belongs to closed years. */
export function printYearWorker(context: Pick<WorkerContext, 'db' | 'storage'>): Worker {
  return createWorker(printYearJob, (asked) => printYear(context, asked));
}

/** Thrown where the year was opened again, or closed anew, while it was printed: then somebody else prints it, or nobody. */
class NotAskedAnyMore extends Error {}

/**
 * Prints the papers of a closed year and puts them among the documents, each in place of the one of an earlier closing
 * (docs/product/closing.md#papers). Done once more it makes the same. Does nothing for a year that was opened again meanwhile.
 */
export async function printYear(
  { db, storage }: Pick<WorkerContext, 'db' | 'storage'>,
  asked: ClosedYear,
): Promise<void> {
  if (!(await isStillAsked(db, asked))) return;
  const papers = await readYearPapers(db, asked.year);
  try {
    for (const paper of papers) await keepPaper({ db, storage }, asked, paper);
    await change(db, actor, async (tx) => {
      await requireAsked(tx, asked);
      await dropOthers(tx, asked.year, papers);
      await tx.trx
        .updateTable('ledgerYear')
        .set({ papersAt: sql`now()` })
        .where('year', '=', asked.year)
        .execute();
    });
  } catch (error) {
    if (!(error instanceof NotAskedAnyMore)) throw error;
  }
}

async function keepPaper(
  { db, storage }: Pick<WorkerContext, 'db' | 'storage'>,
  asked: ClosedYear,
  { head, name, fileName, letters }: UnprintedPaper,
): Promise<void> {
  const parts = await Array.fromAsync(printInThread(program, { head, letters }));
  const content = Buffer.concat(parts);
  const { length: size } = content;
  await storeObject(
    { db, storage, caller: actor },
    { content: Readable.from([content]), size },
    async (tx, objectId) => {
      await requireAsked(tx, asked);
      await dropPaper(tx, asked.year, name);
      await append(tx, documentRecord, {
        values: {
          objectId,
          fileName,
          contentType: 'application/pdf',
          size,
          name,
          publicationFromDate: null,
          publicationThruDate: null,
          pinFromDate: null,
          pinThruDate: null,
          ledgerYear: asked.year,
        },
        action: 'upload',
      });
    },
  );
}

async function isStillAsked(db: Kysely<Database>, { year, version }: ClosedYear): Promise<boolean> {
  const row = await db
    .selectFrom('ledgerYear')
    .select('year')
    .where('year', '=', year)
    .where('version', '=', version)
    .where('closedAt', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps the year as it is until the transaction ends. */
async function requireAsked({ trx }: ChangeTransaction, { year, version }: ClosedYear) {
  const row = await trx
    .selectFrom('ledgerYear')
    .select(['version', 'closedAt'])
    .where('year', '=', year)
    .forUpdate()
    .executeTakeFirst();
  if (row?.version !== version || row.closedAt === null) throw new NotAskedAnyMore();
}

/** Deletes the document of that name of the year, if there is one; it can be brought back as any other. */
async function dropPaper(tx: ChangeTransaction, year: number, name: string): Promise<void> {
  const found = await tx.trx
    .selectFrom('document')
    .select('id')
    .where('ledgerYear', '=', year)
    .where('name', '=', name)
    .execute();
  for (const { id } of found) await drop(tx, id);
}

/** Deletes what an earlier closing had printed of the year and this one has not. */
async function dropOthers(
  tx: ChangeTransaction,
  year: number,
  papers: readonly UnprintedPaper[],
): Promise<void> {
  const found = await tx.trx
    .selectFrom('document')
    .select(['id', 'name'])
    .where('ledgerYear', '=', year)
    .execute();
  const names = new Set(papers.map(({ name }) => name));
  for (const { id, name } of found) if (!names.has(name)) await drop(tx, id);
}

async function drop(tx: ChangeTransaction, id: string): Promise<void> {
  const before = await lockRecord(tx, documentRecord, { id, ifMatch: undefined });
  await deleteLocked(tx, documentRecord, { before });
}
