import { readdir, readFile } from 'node:fs/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { evenIfDeadlocked } from '../database/run-anew.ts';
import type { Database } from '../database/tables.ts';
import { MigrationError } from './migration-error.ts';
import { knownRulesVersion, layRulesDown, rulesVersion, takeRulesAway } from './rules.ts';

const migrationsFolder = new URL('../../../migrations/', import.meta.url);

/** Who looks at a migration from beside it, in its transaction. */
export interface MigrationWatch {
  /** Called before each file that is missing: which it is of how many, from 1. */
  readonly onStep?: (
    step: { readonly name: string; readonly step: number; readonly steps: number },
    trx: Kysely<Database>,
  ) => void | Promise<void>;
  /** Called once all files have run, before the rules are laid down. */
  readonly onRules?: (trx: Kysely<Database>) => void | Promise<void>;
}

/** The database was migrated by a newer version of the application. */
export class NewerDatabaseError extends Error {
  override name = 'NewerDatabaseError';
}

/**
 * Brings the database to this version's schema, in one transaction: runs the SQL files of server/migrations that it has not
 * seen, in order, and lays the rules down anew where these are others or any of the files ran. Two instances must not do so
 * at once. Throws NewerDatabaseError, touching nothing, when the database knows a migration that this version lacks, and a
 * MigrationError for one that fails.
 */
export async function migrate(
  db: Kysely<Database>,
  { onStep = () => {}, onRules = () => {} }: MigrationWatch = {},
): Promise<void> {
  const migrations = await readMigrations();
  const applied = await appliedMigrations(db);
  if (applied.some((name) => !(name in migrations))) throw new NewerDatabaseError();
  const missing = Object.keys(migrations).filter((name) => !applied.includes(name));
  const hasRules = (await knownRulesVersion(db)) === (await rulesVersion());
  if (missing.length === 0 && hasRules) return;
  const told = Object.entries(migrations).map(([name, migration]): [string, Migration] => {
    const up: Migration['up'] = async (trx) => {
      await onStep({ name, step: missing.indexOf(name) + 1, steps: missing.length }, trx);
      return migration.up(trx);
    };
    return [name, { up }];
  });
  // All tables are needed here, by others who may need one of ours as well.
  await evenIfDeadlocked(() =>
    db.transaction().execute(async (trx) => {
      await takeRulesAway(trx);
      await run(trx, Object.fromEntries(told), 'latest');
      await onRules(trx);
      await layRulesDown(trx);
    }),
  );
}

/**
 * Whether an earlier version of the application has made this database's schema; not one that nobody
 * has made yet. Throws NewerDatabaseError like `migrate`.
 */
export async function isOutdated(db: Kysely<Database>): Promise<boolean> {
  const applied = await appliedMigrations(db);
  const known = Object.keys(await readMigrations());
  if (applied.some((name) => !known.includes(name))) throw new NewerDatabaseError();
  return applied.length > 0 && applied.length < known.length;
}

/**
 * Runs the migrations that an older schema lacks, up to the named one, in the transaction of `trx`. The schema has no rules
 * then, but with the latest migration, whose rules are laid down. Throws a MigrationError for one that fails.
 */
export async function migrateTo(trx: Transaction<Database>, name: string): Promise<void> {
  await takeRulesAway(trx);
  await run(trx, await readMigrations(), name);
  if (name === 'latest') await layRulesDown(trx);
}

/** Runs the missing migrations; throws a `MigrationError` with the name of the first that fails. */
async function run(
  trx: Transaction<Database>,
  migrations: Readonly<Record<string, Migration>>,
  target: string,
): Promise<void> {
  // The migrator fails once more, since nothing can be done in the transaction any longer.
  let first: MigrationError | undefined;
  const named = Object.entries(migrations).map(([name, migration]): [string, Migration] => {
    const told: Migration['up'] = (db) =>
      migration.up(db).catch((error: unknown) => {
        first ??= new MigrationError(name, error);
        throw first;
      });
    return [name, { up: told }];
  });
  const getMigrations = async () => Object.fromEntries(named);
  const migrator = new Migrator({ db: trx, provider: { getMigrations } });
  const { error } = await (target === 'latest'
    ? migrator.migrateToLatest()
    : migrator.migrateTo(target));
  if (error) throw first ?? error;
}

/** Every migration by its name, in their order. */
export async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(migrationsFolder))
    .filter((file) => file.endsWith('.sql'))
    .toSorted();
  const entries = files.map(async (file) => {
    const text = await readFile(new URL(file, migrationsFolder), 'utf8');
    const migration: Migration = { up: async (db) => void (await sql.raw(text).execute(db)) };
    return [file.replace(/\.sql$/, ''), migration] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** The names of the migrations that have run; none in a database that has seen none. */
export async function appliedMigrations(db: Kysely<Database>): Promise<string[]> {
  const table = await sql<{ found: boolean }>`
    select to_regclass('kysely_migration') is not null as found
  `.execute(db);
  if (!table.rows[0]?.found) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map((row) => row.name);
}
