import {
  exportDays,
  type PersonalExport,
} from '@grzadka/contract/personal-data/personal-data.model';
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
import { exportPersonJob } from './export-person.job.ts';

/** The party of the caller's login; null where it belongs to nobody. */
export async function partyOfCaller(db: Kysely<Database>, caller: Caller): Promise<string | null> {
  const login = await db
    .selectFrom('login')
    .select('partyId')
    .where('id', '=', caller.userLoginId)
    .executeTakeFirst();
  return login?.partyId ?? null;
}

/** Has an archive made for the caller, and records that; the one that is being made already is not made again. 404. */
export function requestExport(
  { db, jobs }: Pick<AppContext, 'db' | 'jobs'>,
  { partyId, caller }: { partyId: string; caller: Caller },
): Promise<{ id: string }> {
  return change(db, caller, async ({ trx, actor }) => {
    const party = await trx
      .selectFrom('party')
      .select('id')
      .where('id', '=', recordId(partyId))
      // Two who ask at once come one after the other.
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow(notFound);
    const waiting = await trx
      .selectFrom('personalExport')
      .select('id')
      .where('partyId', '=', party.id)
      .where('loginId', '=', caller.userLoginId)
      .where('state', '=', 'waiting')
      .executeTakeFirst();
    if (waiting !== undefined) return waiting;
    const id = newId();
    await trx
      .insertInto('personalExport')
      .values({ id, partyId: party.id, loginId: caller.userLoginId })
      .execute();
    await writeAuditEntry(trx, {
      actor,
      action: 'export-person',
      recordType: 'party',
      recordId: party.id,
    });
    await jobs.enqueue(trx, exportPersonJob, { id });
    return { id };
  });
}

const isKept = sql<SqlBool>`personal_export.created_at >= now() - make_interval(days => ${sql.lit(exportDays)})`;

/** The archives that the caller asked for and that are still kept, the latest first; of the own party alone, where that is stated. */
export async function listExports(
  db: Kysely<Database>,
  { caller, partyId }: { caller: Caller; partyId?: string | null },
): Promise<{ items: PersonalExport[] }> {
  const rows = await db
    .selectFrom('personalExport')
    .innerJoin('party', 'party.id', 'personalExport.partyId')
    .select(['personalExport.id', 'partyId', 'name', 'state', 'personalExport.createdAt', 'size'])
    .select(
      sql<string>`personal_export.created_at + make_interval(days => ${sql.lit(exportDays)})`.as(
        'availableThru',
      ),
    )
    .where('loginId', '=', caller.userLoginId)
    .where(isKept)
    .$if(partyId !== undefined, (query) => query.where('partyId', '=', partyId ?? null))
    .orderBy('personalExport.createdAt', 'desc')
    .orderBy('personalExport.id', 'desc')
    .execute();
  const items = rows.map(({ partyId: id, name, size, ...row }) => ({
    ...row,
    party: { id, name },
    size: size === null ? null : Number(size),
  }));
  return { items };
}

/** How many archives are kept or made, whoever asked for them. */
export async function countExports(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('personalExport')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('state', '<>', 'failed')
    .where(isKept)
    .executeTakeFirstOrThrow();
  return Number(count);
}

interface ArchiveCall {
  readonly params: { readonly id: string };
  readonly caller: Caller;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Of that party alone. */
  readonly partyId?: string | null;
}

/** Answers with an archive that the caller asked for; 404 for one of somebody else, and when its days are over. */
export async function sendArchive(
  { db, storage }: Pick<AppContext, 'db' | 'storage'>,
  { params, caller, request, reply, partyId }: ArchiveCall,
): Promise<FastifyReply> {
  const { objectId, size } = await db
    .selectFrom('personalExport')
    .select(['objectId', 'size'])
    .where('id', '=', recordId(params.id))
    .where('loginId', '=', caller.userLoginId)
    .where('state', '=', 'done')
    .where(isKept)
    .$if(partyId !== undefined, (query) => query.where('partyId', '=', partyId ?? null))
    .executeTakeFirstOrThrow(notFound);
  if (objectId === null || size === null) throw notFound();
  return sendObject(
    { request, reply, storage },
    {
      key: objectId,
      size,
      contentType: 'application/zip',
      disposition: contentDisposition('dane-osoby.zip'),
      cacheControl: 'private, no-store',
    },
  );
}
