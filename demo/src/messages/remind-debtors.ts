import { newId } from '@grzadka/server/src/core/database/record-id.ts';
import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import { createMessage } from '@grzadka/server/src/message/draft/draft.repo.ts';
import type { Writer } from '@grzadka/server/src/message/open-message.ts';
import { type Kysely, sql } from 'kysely';

/** How many of those who owe are reminded first. */
const reminded = 20;

/** The template of a first reminder that comes with the program. */
const templateId = '019f0000-0000-7000-8000-000000000008';

/**
 * Begins the message that reminds those who owe most and have no payment plan, as of the day of the demo, which may be long past: the program's
 * own function looks whom to remind today. Gives the draft's id.
 */
export async function draftReminders(
  db: Kysely<Database>,
  { writer, today }: { readonly writer: Writer; readonly today: Temporal.PlainDate },
): Promise<string> {
  const day = today.toString();
  const { rows: owing } = await sql<{ id: string }>`
    select settlement.id
    from settlement join open_item on settlement_id = settlement.id
    where effective_due_on < ${today.subtract({ days: 14 }).toString()}::date and open_grosz > 0
      and not exists (select from payment_plan where payment_plan.settlement_id = settlement.id)
    group by settlement.id order by sum(open_grosz) desc, settlement.number limit ${reminded}
  `.execute(db);
  const reminderId = newId();
  return db.transaction().execute(async (trx) => {
    const { id } = await createMessage(trx, {
      caller: writer,
      kind: 'payment-reminder',
      templateId,
      groups: [{ kind: 'reminder', operator: 'include', reminderId }],
      generated: { kind: 'statement' },
    });
    await trx
      .insertInto('reminder')
      .values({ id: reminderId, messageId: id, level: 1, day, asked: '{}', clientKey: newId() })
      .execute();
    await trx
      .insertInto('reminderAccount')
      .values(owing.map((account) => ({ reminderId, settlementId: account.id })))
      .execute();
    return id;
  });
}
