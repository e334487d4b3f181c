import type { AuditEntryDetails, ToldValue } from '@grzadka/contract/audit/audit.model';
import type { AuditLogin } from '@grzadka/contract/audit/audit-logins';
import { auditedField } from '@grzadka/contract/audit/audited-fields';
import { auditedRecord } from '@grzadka/contract/audit/audited-records';
import type { Role } from '@grzadka/contract/core/access/roles';
import { type Kysely, sql } from 'kysely';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError, notFound } from '#src/core/errors/app-error.ts';
import type { Caller } from '#src/core/http/caller.ts';
import { findDeletion } from './deleted-records.ts';
import { hiddenActions, mayReadHistory, mayReadName } from './may-read.ts';
import { entryColumns, isToldValue, presentEntry } from './present-entry.ts';
import { findPlaces } from './record-places.ts';

/** An entry with the values that it keeps; 404 when there is none, 403 for one the caller may not read. */
export async function getEntry(
  db: Kysely<Database>,
  { id, caller: { role } }: { id: string; caller: Caller },
): Promise<AuditEntryDetails> {
  const { before, after, ...row } = await db
    .selectFrom('auditEntry')
    .select([...entryColumns, 'before', 'after'])
    .where('id', '=', recordId(id))
    .executeTakeFirstOrThrow(notFound);
  if (!mayReadHistory(role, row.recordType) || hiddenActions(role).includes(row.action)) {
    throw new AppError('forbidden');
  }
  const entry = presentEntry(row);
  const placeOf = await findPlaces(db, [entry.record]);
  const tables = auditedRecord(row.recordType)?.tables ?? [];
  const told = { before: toldOf(before, tables), after: toldOf(after, tables) };
  const deletion = row.action === 'delete' ? await findDeletion(db, id) : undefined;
  return {
    ...entry,
    record: { ...entry.record, ...placeOf(entry.record) },
    before: told.before.values,
    after: told.after.values,
    names: await namesIn(db, { tables, values: [told.before.values, told.after.values], role }),
    along: told.before.along,
    groups: await hasEntriesBelow(db, id),
    isRestorable: deletion !== undefined && !deletion.isUndone,
  };
}

/** Whether it is the entry of an import with entries about single records below it. */
async function hasEntriesBelow(db: Kysely<Database>, importId: string): Promise<boolean> {
  const below = await db
    .selectFrom('auditEntry')
    .select('id')
    .where('importId', '=', importId)
    .limit(1)
    .executeTakeFirst();
  return below !== undefined;
}

/** The names of the records that values refer to, by their ids: as they are called now, or were last. */
async function namesIn(
  db: Kysely<Database>,
  {
    tables,
    values,
    role,
  }: {
    tables: readonly string[];
    values: readonly (Readonly<Record<string, ToldValue>> | null)[];
    role: Role;
  },
): Promise<Record<string, string>> {
  const records = values
    .flatMap((told) => Object.entries(told ?? {}))
    .flatMap(([name, value]) => {
      const field = auditedField(tables, name);
      if (field?.kind !== 'record' || value === null) return [];
      return mayReadName(role, field.recordType) ? [[field.recordType, String(value)]] : [];
    });
  if (records.length === 0) return {};
  const { rows } = await sql<{ id: string; name: string | null }>`
    select record.id, coalesce(
      record_name(record.type, record.id),
      (
        select record_name from audit_entry
        where record_type = record.type and record_id = record.id and record_name is not null
        order by at desc limit 1
      )
    ) as name
    from unnest(${records.map(([type]) => type)}::text[], ${records.map(([, id]) => id)}::text[])
      as record (type, id)
  `.execute(db);
  return Object.fromEntries(rows.flatMap(({ id, name }) => (name === null ? [] : [[id, name]])));
}

/** The logins of staff by name: of the others the audit has hardly more than that they were there. */
export async function listAuditLogins(db: Kysely<Database>): Promise<AuditLogin[]> {
  const rows = await db
    .selectFrom('login')
    .leftJoin('party', 'party.id', 'login.partyId')
    .select(['login.id', 'login.userName', 'party.name'])
    .where('login.role', '<>', 'ROLE_USER')
    .orderBy(sql`coalesce(party.name, user_name) collate polish`)
    .orderBy('login.id')
    .execute();
  return rows.map(({ id, userName, name }) => ({
    id,
    name: name === null ? userName : `${name} (${userName})`,
  }));
}

/** What one side of an entry shows: values by field, and what a deletion took along. */
interface Told {
  readonly values: Record<string, ToldValue> | null;
  readonly along: AuditEntryDetails['along'];
}

/**
 * What the audit keeps of one side of an entry, as far as there are words for it. Of a deletion, which keeps
 * rows by table, the values are those of the first of `tables` it has, and all others were taken along.
 */
function toldOf(kept: unknown, tables: readonly string[]): Told {
  if (!isFields(kept)) return { values: null, along: [] };
  const own = tables.find((table) => Array.isArray(kept[table]));
  if (own === undefined) return { values: valuesOf(kept, tables), along: [] };
  const [row] = kept[own] as unknown[];
  const along = Object.entries(kept).flatMap(([table, rows]) =>
    table !== own && Array.isArray(rows) && rows.length > 0 ? [{ table, count: rows.length }] : [],
  );
  return { values: isFields(row) ? valuesOf(row, [own]) : null, along };
}

function valuesOf(kept: Fields, tables: readonly string[]): Record<string, ToldValue> {
  return Object.fromEntries(
    Object.entries(kept).filter(
      (field): field is [string, ToldValue] =>
        auditedField(tables, field[0]) !== undefined && isToldValue(field[1]),
    ),
  );
}

type Fields = Readonly<Record<string, unknown>>;

function isFields(kept: unknown): kept is Fields {
  return kept instanceof Object && !Array.isArray(kept);
}
