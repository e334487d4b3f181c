import type { ToldFacts } from '@grzadka/contract/core/record/told-facts';
import { type Kysely, type OperationNodeSource, type RawBuilder, sql } from 'kysely';
import { newId, recordId } from '../database/record-id.ts';
import type { Database } from '../database/tables.ts';
import { notFound } from '../errors/app-error.ts';
import { type AuditEntry, isSecret, toJson } from './audit-entry.ts';
import { type IfMatch, refuseStale } from './if-match.ts';

/** The record to change, the columns to set, and the entry of the audit about it. */
interface Update {
  readonly table: keyof Database;
  readonly id: string;
  readonly hasTextIds?: true | undefined;
  readonly ifMatch: IfMatch;
  readonly set: object;
  /** Those of `set` that have a rule of their own: where one of them would change, nothing is changed at all. */
  readonly ruled: readonly string[];
  readonly entry: Pick<AuditEntry, 'actor' | 'action' | 'recordType'>;
  /** What the audit is to know besides what changed. */
  readonly told?: ToldFacts | undefined;
}

/**
 * Locks a record, changes it and records which of its columns changed, all in one statement (0138). Returns the new version, or
 * the version of before where the record holds all of `set` already and `told` is absent. Where a ruled column would change,
 * nothing is done, and undefined is returned. 404 when there is no such record, 412 when its version is none of those in
 * `ifMatch`.
 */
export async function updateInOneStatement(
  db: Kysely<Database>,
  { table, id, hasTextIds, ifMatch, set, ruled, entry, told }: Update,
): Promise<{ version: number } | undefined> {
  const own = hasTextIds ? id : recordId(id);
  const stated = Object.entries(set).filter(([, value]) => value !== undefined);
  const assignments = stated.map(([name, value]) => sql`${sql.ref(name)} = ${value},`);
  const isPlain = sql.join(
    [
      sql`true`,
      ...ruled.map((name) => sql`${was(name)} is not distinct from ${Reflect.get(set, name)}`),
    ],
    sql` and `,
  );
  const conditions = [
    isPlain,
    ...(ifMatch === undefined ? [] : [sql`was.version = any (${ifMatch})`]),
    ...(told ? [] : [holdsOtherThan(set, was)]),
  ];
  const { rows } = await sql<{ known: number; isPlain: boolean; version: number | null }>`
    with was as (
      select * from ${sql.table(table)} where id = ${own} for update
    ), changed as (
      update ${sql.table(table)} as own
      set ${sql.join(assignments, sql` `)} version = own.version + 1, updated_at = now()
      from was
      where own.id = was.id ${sql.join(
        conditions.map((each) => sql`and ${each}`),
        sql` `,
      )}
      returning own.*
    ), entry as (
      ${insertEntry(
        { ...entry, recordId: own },
        {
          before: sql`difference.before`,
          after: told
            ? sql`coalesce(difference.after, '{}') || ${toJson(told)}::jsonb`
            : sql`difference.after`,
          from: sql`was, changed, lateral ${differenceOf(stated)} difference`,
        },
      )}
    )
    select was.version as known, ${isPlain} as is_plain, changed.version from was left join changed on true
  `.execute(db);
  const [row] = rows;
  if (!row) throw notFound();
  refuseStale(row.known, ifMatch);
  if (row.version !== null) return { version: row.version };
  return row.isPlain ? { version: row.known } : undefined;
}

/** Whether a row holds something else than what it is to hold, in one of these columns at least. */
export function holdsOtherThan(set: object, column = columnOfRow): RawBuilder<boolean> {
  const stated = Object.entries(set).filter(([, value]) => value !== undefined);
  const others = stated.map(([name, value]) => sql`${column(name)} is distinct from ${value}`);
  return sql<boolean>`(${sql.join([sql`false`, ...others], sql` or `)})`;
}

function columnOfRow(name: string): RawBuilder<unknown> {
  return sql.ref(name);
}

/** The columns that differ, before and after; null where none does. */
function differenceOf(stated: readonly (readonly [string, unknown])[]): RawBuilder<unknown> {
  const told = stated.filter(([name]) => !isSecret(name));
  if (told.length === 0) return sql`(select null::jsonb as before, null::jsonb as after)`;
  const columns = told.map(([name, value]) => {
    // A decimal is recorded as a number where it was stated as one.
    const tell = (column: RawBuilder<unknown>) =>
      typeof value === 'number'
        ? sql`to_jsonb(trim_scale(${column}::numeric))`
        : sql`audit_value(${column})`;
    return sql`(${sql.lit(name)}, ${tell(was(name))}, ${tell(sql.ref(`changed.${name}`))})`;
  });
  return sql`(
    select jsonb_object_agg(name, old) as before, jsonb_object_agg(name, new) as after
    from (values ${sql.join(columns)}) stated (name, old, new)
    where old is distinct from new
  )`;
}

function was(name: string): RawBuilder<unknown> {
  return sql.ref(`was.${name}`);
}

/** Something that is done in SQL, and gives rows where it was done; and the one entry that records it then. */
interface Done {
  readonly work: OperationNodeSource;
  readonly entry: AuditEntry;
}

/** The statement that does something and, where it was done, records it. */
export function toldInOneStatement({ work, entry }: Done): RawBuilder<unknown> {
  const { before = null, after = null } = entry;
  return sql`
    with done as (${work})
    ${insertEntry(entry, {
      before: sql`${toJson(before)}::jsonb`,
      after: sql`${toJson(after)}::jsonb`,
      from: sql`(select from done limit 1) done`,
    })}
  `;
}

/** Adds an entry for each row of `from`, whose parts tell what it was before and after. */
function insertEntry(
  { actor, action, recordType, recordId: about }: Omit<AuditEntry, 'before' | 'after'>,
  part: Readonly<Record<'before' | 'after' | 'from', RawBuilder<unknown>>>,
): RawBuilder<unknown> {
  return sql`
    insert into audit_entry (id, login_id, actor, action, record_type, record_id, before, after)
    select ${newId()}::uuid, ${actor.userLoginId}::uuid, ${actor.displayName}::text, ${action}::text,
      ${recordType}::text, ${about}::text, ${part.before}, ${part.after}
    from ${part.from}
  `;
}
