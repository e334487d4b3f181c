import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { reminderLevelLabels } from '@grzadka/contract/message/reminder-levels';
import type { ReminderPreview, ReminderRequest } from '@grzadka/contract/reminder/reminder.model';
import { type Kysely, sql } from 'kysely';
import { type Actor, writeAuditEntry } from '#src/core/change/audit-entry.ts';
import { change } from '#src/core/change/change.ts';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';

const list = 'Wezwania';

/**
 * Records that somebody looked whom to remind, which shows who owes (docs/product/reminders.md#dry-run). The same look once more within an
 * hour, as a window that is come back to asks for it, is the one that is written down.
 */
export async function recordLook(
  db: Kysely<Database>,
  { day, level }: ReminderRequest,
  { shown, caller }: { shown: ReminderPreview; caller: Actor },
): Promise<void> {
  const conditions = `${reminderLevelLabels[level]}, ${dayInFigures(day)}`;
  if (await hasLooked(db, caller, conditions)) return;
  const rows = shown.reminded.length + shown.leftOut.length;
  const about = { action: 'view', recordType: 'export', recordId: newId() };
  const after = { list, rows, conditions };
  await change(db, caller, ({ trx, actor }) => writeAuditEntry(trx, { actor, ...about, after }));
}

async function hasLooked(
  db: Kysely<Database>,
  { userLoginId }: Actor,
  conditions: string,
): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (
      select from audit_entry
      where at > now() - interval '1 hour' and login_id = ${userLoginId} and record_type = 'export' and action = 'view'
        and after ->> 'list' = ${list} and after ->> 'conditions' = ${conditions}
    ) as has
  `.execute(db);
  return rows[0]?.has ?? false;
}
