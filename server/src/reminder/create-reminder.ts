import { kindOfLevel, type ReminderLevel } from '@grzadka/contract/message/reminder-levels';
import { type ReminderCreate, reminderRefusals } from '@grzadka/contract/reminder/reminder.model';
import { type Kysely, sql, type Transaction } from 'kysely';
import { change } from '#src/core/change/change.ts';
import { writeInBatches } from '#src/core/database/in-batches.ts';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { conflict } from '#src/core/errors/app-error.ts';
import { requireAll } from '#src/core/record/require-all.ts';
import { createMessage } from '#src/message/draft/draft.repo.ts';
import type { Writer } from '#src/message/open-message.ts';
import { judgeArrears } from './preview-reminders.ts';

/** The templates that come with the program, by the level that begins with their text. */
const templates: Readonly<Record<ReminderLevel, string>> = {
  1: '019f0000-0000-7000-8000-000000000008',
  2: '019f0000-0000-7000-8000-000000000004',
  3: '019f0000-0000-7000-8000-000000000005',
};

/**
 * Begins the message that reminds some accounts, a draft (docs/product/reminders.md#message); gives its id. The same `clientKey` once more gives the
 * message that it made the first time. 400 for a day that is over and for an account that is gone; 409 where one of the accounts would not be reminded any more.
 */
export function createReminder(
  db: Kysely<Database>,
  { caller, clientKey, settlementIds, ...request }: ReminderCreate & { caller: Writer },
): Promise<{ id: string }> {
  return change(db, caller, async ({ trx }) => {
    await lockReminders(trx);
    const named = { ids: settlementIds, field: 'settlementIds' };
    const chosen = (await requireAll(trx, { table: 'settlement' }, named)).toSorted();
    const asked = JSON.stringify({ ...request, chosen });
    const known = await findSent(trx, clientKey, asked);
    if (known !== undefined) return known;
    const { day, level } = request;
    const { reminded } = await judgeArrears(trx, request);
    const due = new Set(reminded.map(({ settlementId }) => settlementId));
    const gone = chosen.filter((id) => !due.has(id));
    if (gone.length > 0) throw conflict(reminderRefusals.changed(gone.length));
    const reminderId = newId();
    const message = await createMessage(trx, {
      caller,
      kind: kindOfLevel[level],
      templateId: await findTemplate(trx, level),
      groups: [{ kind: 'reminder', operator: 'include', reminderId }],
      // What is owed, and a code to pay it with; a warning is about a part of it.
      ...(level < 3 && { generated: { kind: 'statement' } as const }),
    });
    const row = { id: reminderId, messageId: message.id, level, day, asked, clientKey };
    await trx.insertInto('reminder').values(row).execute();
    const accounts = chosen.map((settlementId) => ({ reminderId, settlementId }));
    await writeInBatches(accounts, (batch) =>
      trx.insertInto('reminderAccount').values(batch).execute(),
    );
    return message;
  });
}

/** One at a time: two who remind the same accounts at once would both find that nobody did. */
async function lockReminders(trx: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('grzadka reminders'))`.execute(trx);
}

/** The message that came with a key, if any; 409 where that was asked for otherwise. */
async function findSent(
  trx: Transaction<Database>,
  clientKey: string,
  asked: string,
): Promise<{ id: string } | undefined> {
  const { rows } = await sql<{ id: string; isSame: boolean }>`
    select message_id as id, asked = ${asked}::jsonb as is_same from reminder where client_key = ${clientKey}
  `.execute(trx);
  const [known] = rows;
  if (known === undefined) return undefined;
  if (!known.isSame) throw conflict(reminderRefusals.otherKey);
  return { id: known.id };
}

/** The template that a level begins with; null where somebody deleted it or made it one of another kind. */
async function findTemplate(
  trx: Transaction<Database>,
  level: ReminderLevel,
): Promise<string | null> {
  const found = await trx
    .selectFrom('messageTemplate')
    .select('id')
    .where('id', '=', templates[level])
    .where('kind', '=', kindOfLevel[level])
    .executeTakeFirst();
  return found?.id ?? null;
}
