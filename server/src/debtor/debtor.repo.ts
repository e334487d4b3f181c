import { type Kysely, sql } from 'kysely';
import { type Actor, writeAuditEntry } from '#src/core/change/audit-entry.ts';
import { change } from '#src/core/change/change.ts';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';

/** Adds up what fell due since the list was last read, once a day (docs/product/debtors.md#kept). */
export async function followDay(db: Kysely<Database>): Promise<void> {
  await sql`update debtor_day set as_of = today() where as_of <> today()`.execute(db);
}

/** For so long what somebody pages on to belongs to the opening that is written down. */
const openingLasts = '1 hour';

/**
 * Records that somebody opens the list of who owes. What they page on to is the same opening, as long as theirs is not older than an hour
 * (docs/product/debtors.md#audit).
 */
export async function recordOpening(
  db: Kysely<Database>,
  { caller, offset, asked }: { caller: Actor; offset: number; asked: object },
): Promise<void> {
  if (offset > 0 && (await hasOpened(db, caller))) return;
  const about = { action: 'view', recordType: 'export', recordId: newId() };
  const after = { list: 'Zaległości', ...asked };
  await change(db, caller, ({ trx, actor }) => writeAuditEntry(trx, { actor, ...about, after }));
}

async function hasOpened(db: Kysely<Database>, { userLoginId }: Actor): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (
      select from audit_entry
      where at > now() - ${sql.lit(openingLasts)}::interval and login_id = ${userLoginId}
        and record_type = 'export' and action = 'view' and after ->> 'list' = 'Zaległości'
    ) as has
  `.execute(db);
  return rows[0]?.has ?? false;
}
