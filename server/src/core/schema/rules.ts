import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../database/tables.ts';
import { MigrationError } from './migration-error.ts';

const sources = new URL('../../', import.meta.url);

/**
 * The rules of the database: functions, triggers and views, as each area states them, in the order in which they rest on
 * each other. The last fourteen are those of money: read in this order they say what the ledger guarantees.
 */
export const ruleFiles = [
  'core/list/list-change.sql',
  'audit/audit.sql',
  'assignment/assignment.sql',
  'garden/garden.sql',
  'waiting/waiting.sql',
  'handover/handover.sql',
  'meter/meter.sql',
  'campaign/campaign.sql',
  'submission/submission.sql',
  'membership/membership.sql',
  'document/document.sql',
  'consent/consent.sql',
  'message/message.sql',
  'personal-data/erasure.sql',
  'settlement/settlement.sql',
  'ledger/ledger.sql',
  'payment/payment.sql',
  'charge/charge.sql',
  'charge/charge-run.sql',
  'cash-box/cash-box.sql',
  'bank/bank.sql',
  'cost/cost.sql',
  'payment-plan/payment-plan.sql',
  'debtor/debtor.sql',
  'transaction/transaction.sql',
  'certificate/certificate.sql',
  'ledger/references.sql',
] as const;

/** Functions that columns are computed by, or that a migration fills what it adds with: these stay with the migrations. */
const ofMigrations = [
  'search_key',
  'settlement_reference',
  'plot_key',
  'meter_search_key',
  'settlement_places',
  'today',
  'record_name',
  'told_record_name',
];

/** A checksum of all texts of the rules: it differs where they do. */
export async function rulesVersion(): Promise<string> {
  const texts = await readRules();
  return createHash('sha256').update(texts.join('\0')).digest('hex');
}

/** The version of the rules that the database has; null where it has none, or those of migrations before 0120. */
export async function knownRulesVersion(db: Kysely<Database>): Promise<string | null> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regprocedure('rules_version()') is not null as found
  `.execute(db);
  if (!rows[0]?.found) return null;
  const known = await sql<{ version: string }>`select rules_version() as version`.execute(db);
  return known.rows[0]?.version ?? null;
}

/**
 * Takes all functions, triggers and views of the schema away that are not the migrations' own, so that these work on rows
 * alone and what a former version stated is gone. In the transaction that lays the rules down again.
 */
export async function takeRulesAway(trx: Transaction<Database>): Promise<void> {
  const { rows } = await sql<{ command: string }>`
    select command from (
      -- In one order, whoever else works on several of the tables.
      select row_number() over (order by relname) as step,
        format('drop trigger %I on %s', tgname, tgrelid::regclass) as command
      from pg_trigger join pg_class on pg_class.oid = tgrelid
      where not tgisinternal and relnamespace = current_schema()::regnamespace
        and pg_get_userbyid(relowner) = current_user
      union all
      -- One that rests on another is the later one.
      select 100000 + row_number() over (order by oid desc), 'drop view ' || oid::regclass
      from pg_class
      where relkind = 'v' and relnamespace = current_schema()::regnamespace
        and pg_get_userbyid(relowner) = current_user
        and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
      union all
      select 200000, 'drop routine ' || oid::regprocedure
      from pg_proc
      where pronamespace = current_schema()::regnamespace
        and pg_get_userbyid(proowner) = current_user
        and proname <> all (${ofMigrations})
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    ) dropped
    order by step
  `.execute(trx);
  for (const { command } of rows) await sql.raw(command).execute(trx);
}

/**
 * Lays the rules down in a schema that has none (`takeRulesAway`). Whoever is connected may have temporary tables, which
 * are found before all others unless it is said where to look: what says `set search_path from current` looks in this
 * schema alone, and is for triggers and the owner only. Throws a MigrationError that names the text that fails.
 */
export async function layRulesDown(trx: Transaction<Database>): Promise<void> {
  const { rows } = await sql<{ path: string; schema: string }>`
    select current_setting('search_path') as path, current_schema() as schema
  `.execute(trx);
  const { path = '', schema = '' } = rows[0] ?? {};
  await setPath(trx, `${quoted(schema)}, pg_temp`);
  const texts = await readRules();
  for (const [index, text] of texts.entries()) {
    await sql
      .raw(text)
      .execute(trx)
      .catch((error: unknown) => {
        throw new MigrationError(ruleFiles[index] ?? null, error);
      });
  }
  await sql`
    create function rules_version() returns text language sql immutable
    return ${sql.lit(await rulesVersion())}
  `.execute(trx);
  await setPath(trx, path);
  await keepToOwner(trx);
}

/** What looks in this schema alone and guards others, or works as the owner: nobody else may put it to another use. */
async function keepToOwner(trx: Transaction<Database>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select oid::regprocedure::text as name
    from pg_proc
    where pronamespace = current_schema()::regnamespace
      and (prosecdef or prorettype = 'trigger'::regtype)
      and exists (select from unnest(proconfig) setting where setting like 'search_path=%')
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
  `.execute(trx);
  for (const { name } of rows) {
    await sql.raw(`revoke execute on routine ${name} from public`).execute(trx);
  }
}

async function setPath(trx: Transaction<Database>, path: string): Promise<void> {
  await sql`select set_config('search_path', ${path}, true)`.execute(trx);
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function readRules(): Promise<string[]> {
  return Promise.all(ruleFiles.map((file) => readFile(new URL(file, sources), 'utf8')));
}
