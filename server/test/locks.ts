import { type Kysely, sql } from 'kysely';
import { vi } from 'vitest';
import type { Database } from '#src/core/database/tables.ts';

/** Waits until so many statements in this test's database stand in line for a row or a transaction. */
export async function untilWaitingForLocks(db: Kysely<Database>, count: number): Promise<void> {
  await vi.waitUntil(async () => (await waitingForLocks(db)) === count, { timeout: 60_000 });
}

async function waitingForLocks(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ waiting: string }>`
    select count(*) as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'
  `.execute(db);
  return Number(rows[0]?.waiting);
}
