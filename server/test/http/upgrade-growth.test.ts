import { type Kysely, sql, type Transaction } from 'kysely';
import { expect, it } from 'vitest';
import type { Database } from '#src/core/database/tables.ts';
import { bringUpToDate, type UpdateProgress } from '#src/core/schema/bring-up-to-date.ts';
import { readMigrations } from '#src/core/schema/migrate.ts';
import { layRulesDown } from '#src/core/schema/rules.ts';
import { fillFirstRelease, firstSchema } from '#test/first-release.ts';
import { databaseOf, type OldDatabase } from '#test/old-database.ts';

/** Pages that this connection has asked for so far. */
async function pagesRead(db: Kysely<Database>): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<{ pages: number }>`
    select sum(hits + reads)::float as pages from pg_stat_get_backend_io(pg_backend_pid())
  `.execute(db);
  return rows[0]?.pages ?? 0;
}

/** A database of the first release with so many parties, plots and meters, analysed, so that PostgreSQL knows how many they are. */
async function firstRelease(count: number): Promise<OldDatabase> {
  const database = await databaseOf(firstSchema);
  await fillFirstRelease(database.db, count);
  await sql`analyze`.execute(database.db);
  return database;
}

/** Runs the migrations since the first release one by one, and lays the rules down; gives how many pages each asked for. */
async function migrateCounting({ db }: OldDatabase): Promise<Map<string, number>> {
  const applied = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const first = new Set(applied.rows.map(({ name }) => name));
  const later = Object.entries(await readMigrations()).filter(([name]) => !first.has(name));
  const pages = new Map<string, number>();
  await db.connection().execute(async (connection) => {
    const steps = later.map(
      ([name, migration]) => [name, (trx: Transaction<Database>) => migration.up(trx)] as const,
    );
    for (const [name, run] of [...steps, ['rules', layRulesDown] as const]) {
      const before = await pagesRead(connection);
      await connection.transaction().execute(run);
      pages.set(name, (await pagesRead(connection)) - before);
    }
  });
  return pages;
}

/** The index by which PostgreSQL finds what one party holds. */
async function indexForOneParty(db: Kysely<Database>): Promise<unknown> {
  const { id } = await db.selectFrom('party').select('id').limit(1).executeTakeFirstOrThrow();
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Record<string, unknown> }] }>`
    explain (format json) select garden_id from current_assignment where party_id = ${sql.lit(id)}
  `.execute(db);
  return rows[0]?.['QUERY PLAN'][0].Plan['Index Name'];
}

it('no migration reads more than in proportion to what there is, and afterwards a party alone is found', async () => {
  const [few, many] = [await firstRelease(250), await firstRelease(1_000)];
  const [pagesOfFew, pagesOfMany] = [await migrateCounting(few), await migrateCounting(many)];
  expect(pagesOfMany.size).toBeGreaterThan(20);
  // Of four times as much; an index may have become a level deeper. One way through all of it for each row would be 16.
  const beyond = [...pagesOfMany].filter(
    ([name, pages]) => pages > 5 * (pagesOfFew.get(name) ?? 0),
  );
  expect(beyond).toEqual([]);

  // Not by that of the constraint against overlaps, which would have to be read whole.
  await sql`analyze`.execute(many.db);
  expect(await indexForOneParty(many.db)).toBe('assignment_party_id');
});

it('an update tells of each migration, and of those that change many rows how far they are', async () => {
  const database = await firstRelease(40);
  const told: UpdateProgress[] = [];
  await bringUpToDate(database, { onProgress: (progress) => told.push(progress) });
  const begun = told.filter(({ part }) => part === null);
  expect(begun.map(({ step }) => step)).toEqual(begun.map((_, index) => index + 1));
  expect(new Set(told.map(({ steps }) => steps))).toEqual(new Set([begun.length]));
  const parts = told.map(({ part }) => part).filter((part) => part?.endsWith(' 50%'));
  expect(parts).toEqual([
    'liczba działek podmiotów, 50%',
    'nazwy w dzienniku zmian, 50%',
    'urządzenia przy odczytach, 50%',
    'konta rozliczeniowe, 50%',
  ]);
});
