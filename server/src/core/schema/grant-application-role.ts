import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../database/tables.ts';
import { keepQueuesTogether } from '../jobs/install-jobs.ts';
import { jobSchema } from '../jobs/job-schema.ts';
import { moneyRights } from './money-rights.ts';

type Right = 'select' | 'insert' | 'update' | 'delete';

/** What the role may do with a table, and which columns it may update where that is not all of them. */
interface Rights {
  readonly rights: readonly Right[];
  readonly columns: readonly string[];
}

/** What the role may do with a table that nothing else is said of. */
const usual: readonly Right[] = ['select', 'insert', 'update', 'delete'];

/** Tables with which the role may do less; of those of money: `money-rights.ts`. */
const exceptions: Readonly<Record<string, readonly Right[]>> = {
  // What is recorded once stays as it was recorded.
  audit_entry: ['select', 'insert'],
  // What somebody agreed to, and what they took back; and what lets the receiver of a message do so.
  consent: ['select', 'insert'],
  consent_withdrawal: ['select', 'insert'],
  unsubscribe_token: ['select', 'insert'],
  // Which migrations have run is the owner's business; a backup names the last.
  kysely_migration: ['select'],
  kysely_migration_lock: [],
  // Statements that pg-boss has the owner execute.
  [`${jobSchema}.bam`]: ['select'],
};

/** The only ways to what the audit holds: the owner's alone, who lent them to the role in earlier versions. */
const ownersFunctions = [
  'erase_from_audit(text, text)',
  'delete_old_audit_entries(uuid, integer)',
  'erase_persons_from_audit(uuid[], uuid[], jsonb, jsonb, text[], text[])',
] as const;

interface Relation {
  readonly schema: string;
  readonly name: string;
  /** As in `exceptions`: without the schema in that of the application's own tables. */
  readonly title: string;
  readonly isView: boolean;
  /** What the role may do with it now, in PostgreSQL's words, those of a column with its name. */
  readonly granted: readonly string[];
}

/**
 * Gives the application's role what it needs in the schema of the tables and in that of the jobs, and takes
 * away what it has beyond that. It reads and writes rows, but neither changes nor deletes what the audit
 * holds, and alters, drops and truncates nothing. `db` is the owner's. This comes after the migrations, whose
 * new tables nobody else may read yet. Where nothing is new, nothing is written.
 */
export async function grantApplicationRole(db: Kysely<Database>, role: string): Promise<void> {
  // Without the plugin that renames columns: it would rename the role, too.
  await db
    .withoutPlugins()
    .transaction()
    .execute(async (trx) => {
      // Another instance that starts at the same time waits here, and then finds nothing to do.
      await sql`select pg_advisory_xact_lock(hashtext('grzadka grants'))`.execute(trx);
      await keepQueuesTogether(trx);
      await grantSchemas(trx, role);
      for (const relation of await ownRelations(trx, role)) {
        await grantRelation(trx, role, relation);
      }
      for (const name of ownersFunctions) await takeFunction(trx, role, name);
    });
}

async function grantSchemas(trx: Transaction<Database>, role: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select nspname as name
    from pg_namespace
    where nspname in (current_schema(), ${jobSchema})
      and not has_schema_privilege(${role}, oid, 'usage')
  `.execute(trx);
  for (const { name } of rows) {
    await sql`grant usage on schema ${sql.id(name)} to ${sql.id(role)}`.execute(trx);
  }
}

/** The tables and views of this owner's, without those that somebody else has put beside them. */
async function ownRelations(trx: Transaction<Database>, role: string): Promise<Relation[]> {
  const { rows } = await sql<Relation>`
    select
      nspname as schema,
      relname as name,
      case nspname when current_schema() then relname else nspname || '.' || relname end as title,
      relkind = 'v' as "isView",
      array(
        select lower(privilege_type) from aclexplode(relacl)
        where grantee = (select oid from pg_roles where rolname = ${role})
        union all
        select lower(privilege_type) || ' ' || attname
        from pg_attribute cross join lateral aclexplode(attacl)
        where attrelid = pg_class.oid and not attisdropped
          and grantee = (select oid from pg_roles where rolname = ${role})
      ) as granted
    from pg_class
    join pg_namespace on pg_namespace.oid = relnamespace
    where nspname in (current_schema(), ${jobSchema})
      and relkind in ('r', 'p', 'v')
      and relowner = (select oid from pg_roles where rolname = current_user)
    order by nspname, relname
  `.execute(trx);
  return rows;
}

async function grantRelation(
  trx: Transaction<Database>,
  role: string,
  { schema, name, title, isView, granted }: Relation,
): Promise<void> {
  const { rights, columns } = rightsOf(title, isView);
  const wanted = [...rights, ...columns.map((column) => `update ${column}`)];
  if (new Set(wanted).symmetricDifference(new Set(granted)).size === 0) return;
  const [relation, grantee] = [sql.id(schema, name), sql.id(role)];
  await sql`revoke all on ${relation} from ${grantee}`.execute(trx);
  if (rights.length > 0) {
    await sql`grant ${sql.raw(rights.join(', '))} on ${relation} to ${grantee}`.execute(trx);
  }
  if (columns.length > 0) {
    const named = sql.join(columns.map((column) => sql.id(column)));
    await sql`grant update (${named}) on ${relation} to ${grantee}`.execute(trx);
  }
}

function rightsOf(title: string, isView: boolean): Rights {
  if (isView) return { rights: ['select'], columns: [] };
  const ofMoney = moneyRights[title];
  if (ofMoney === undefined) return { rights: exceptions[title] ?? usual, columns: [] };
  const { insert, update, delete: remove } = ofMoney;
  const rights: Right[] = ['select'];
  if (insert) rights.push('insert');
  if (update === 'all') rights.push('update');
  if (remove) rights.push('delete');
  return { rights, columns: update === 'all' ? [] : update };
}

/** Takes a function of the owner's from the role, should it have it. */
async function takeFunction(trx: Transaction<Database>, role: string, name: string): Promise<void> {
  const { rows } = await sql<{ allowed: boolean }>`
    select has_function_privilege(${role}, ${name}, 'execute') as allowed
  `.execute(trx);
  if (!rows[0]?.allowed) return;
  await sql`revoke execute on function ${sql.raw(name)} from ${sql.id(role)}`.execute(trx);
}
