import {
  type BoardHandover,
  handoverDays,
} from '@grzadka/contract/board-handover/board-handover.model';
import { dayOf } from '@grzadka/contract/core/time/time-zone';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Kysely, type SqlBool, sql } from 'kysely';
import { writeAuditEntry } from '#src/core/change/audit-entry.ts';
import { change } from '#src/core/change/change.ts';
import { newId, recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { notFound } from '#src/core/errors/app-error.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import type { Caller } from '#src/core/http/caller.ts';
import { sendObject } from '#src/core/http/send-object.ts';
import { makeHandoverJob } from './make-handover.job.ts';

const recordType = 'board-handover';

/** Until when a pack can be fetched. */
const keptThru = sql<string>`board_handover.created_at + make_interval(days => ${sql.lit(handoverDays)})`;

const isKept = sql<SqlBool>`${keptThru} >= now()`;

/** Has a pack made, and records that; the one that is being made already is not made again. */
export function requestHandover(
  { db, jobs }: Pick<AppContext, 'db' | 'jobs'>,
  caller: Caller,
): Promise<{ id: string }> {
  return change(db, caller, async ({ trx, actor }) => {
    const id = newId();
    // Of two who ask at once, one waits here for the other.
    const made = await trx
      .insertInto('boardHandover')
      .values({ id, loginId: caller.userLoginId })
      .onConflict((waiting) => waiting.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made === undefined) {
      return (
        trx
          .selectFrom('boardHandover')
          .select('id')
          // It may have been done this very moment.
          .where('state', '<>', 'failed')
          .orderBy('createdAt', 'desc')
          .limit(1)
          .executeTakeFirstOrThrow()
      );
    }
    await writeAuditEntry(trx, { actor, action: 'make-handover', recordType, recordId: id });
    await jobs.enqueue(trx, makeHandoverJob, { id });
    return { id };
  });
}

/** The packs that are still kept or made, the latest first. */
export async function listHandovers(db: Kysely<Database>): Promise<BoardHandover[]> {
  const rows = await db
    .selectFrom('boardHandover')
    .leftJoin('login', 'login.id', 'boardHandover.loginId')
    .leftJoin('party', 'party.id', 'login.partyId')
    .select(['boardHandover.id', 'state', 'boardHandover.createdAt', 'size'])
    .select([
      keptThru.as('availableThru'),
      sql<string | null>`coalesce(party.name, login.user_name)`.as('madeBy'),
    ])
    .where(isKept)
    .orderBy('boardHandover.createdAt', 'desc')
    .orderBy('boardHandover.id', 'desc')
    .execute();
  return rows.map(({ size, ...row }) => ({ ...row, size: size === null ? null : Number(size) }));
}

interface PackCall {
  readonly params: { readonly id: string };
  readonly caller: Caller;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Answers with a pack, and records who took it; 404 until it is made, and when its days are over. */
export async function sendHandover(
  { db, storage }: Pick<AppContext, 'db' | 'storage'>,
  { params, caller, request, reply }: PackCall,
): Promise<FastifyReply> {
  const { id, objectId, size, createdAt } = await db
    .selectFrom('boardHandover')
    .select(['id', 'objectId', 'size', 'createdAt'])
    .where('id', '=', recordId(params.id))
    .where('state', '=', 'done')
    .where(isKept)
    .executeTakeFirstOrThrow(notFound);
  if (objectId === null || size === null) throw notFound();
  if (request.method !== 'HEAD') {
    await change(db, caller, ({ trx, actor }) =>
      writeAuditEntry(trx, { actor, action: 'fetch-handover', recordType, recordId: id }),
    );
  }
  return sendObject(
    { request, reply, storage },
    {
      key: objectId,
      size: Number(size),
      contentType: 'application/zip',
      disposition: contentDisposition(`przekazanie-spraw-${dayOf(createdAt)}.zip`),
      cacheControl: 'private, no-store',
    },
  );
}
