import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { StartError } from '#src/core/process/start-error.ts';
import { carriedTables } from './carried-tables.ts';

/** Tables in which an installation that nobody has used has rows: those of the migrations, the first login, the audit. */
const atFirst: ReadonlySet<string> = new Set([
  'sector',
  'page',
  'settings',
  'settings_logo',
  'settings_picture',
  'settlement_counter',
  'fee_kind',
  'cash_box',
  'cost_category',
  'debtor_day',
  'income_category',
  'interest_rate',
  'message_template',
  'processing_activity',
  'login',
  'audit_entry',
]);

/** The kinds of records that the audit names of whoever only looks around: who signed in and out, a file of a list. */
const ofLooking = ['login', 'export'];

/**
 * Throws a `StartError` when the database holds what somebody has entered, or when what was there at first has changed, which
 * only the audit knows.
 */
export async function requireUnused(trx: Transaction<Database>): Promise<void> {
  for (const { name } of await carriedTables(trx)) {
    if (!atFirst.has(name) && (await hasMore(trx, sql.id(name), 0))) throw used();
    if (name === 'login' && (await hasMore(trx, sql.id(name), 1))) throw used();
    if (name === 'audit_entry') {
      const changes = sql`audit_entry where record_type <> all(${ofLooking})`;
      if (await hasMore(trx, changes, 0)) throw used();
    }
  }
}

function used(): StartError {
  return new StartError(
    'W programie są już dane. Zrób najpierw ich kopię: npm run backup -- PLIK. Potem dodaj --replace, aby zastąpić je przywracaną kopią. Niczego nie zmieniono.',
  );
}

/** Whether there are more rows than so many. */
async function hasMore(
  db: Kysely<Database>,
  rows: RawBuilder<unknown>,
  count: number,
): Promise<boolean> {
  const found = await sql`select from ${rows} limit ${count + 1}`.execute(db);
  return found.rows.length > count;
}

/** What this role owns in the schema and no extension brought, in the order in which it can go. */
const own = sql<{ kind: string; name: string }>`
  select kind, name
  from (
    select
      case relkind when 'v' then 1 else 2 end as step,
      case relkind when 'v' then 'view' else 'table' end as kind,
      oid::regclass::text as name, oid, relowner as owner, relnamespace as namespace
    from pg_class where relkind in ('v', 'r', 'p')
    union all
    select 3, 'routine', oid::regprocedure::text, oid, proowner, pronamespace from pg_proc
    union all
    select 4, 'collation', oid::regcollation::text, oid, collowner, collnamespace from pg_collation
  ) object
  where namespace = current_schema()::regnamespace
    and pg_get_userbyid(owner) = current_user
    and not exists (select from pg_depend where objid = object.oid and deptype = 'e')
  order by step, name
`;

/** Keeps everybody else out of the tables until the transaction ends. */
export async function lockTables(trx: Transaction<Database>): Promise<void> {
  const { rows } = await own.execute(trx);
  const tables = rows.filter(({ kind }) => kind === 'table').map(({ name }) => name);
  if (tables.length === 0) return;
  await sql.raw(`lock table ${tables.join(', ')} in access exclusive mode`).execute(trx);
}

/** Removes the application's tables and all that the migrations made; extensions stay. */
export async function clearSchema(trx: Transaction<Database>): Promise<void> {
  const { rows } = await own.execute(trx);
  for (const { kind, name } of rows) {
    await sql.raw(`drop ${kind} if exists ${name} cascade`).execute(trx);
  }
}
