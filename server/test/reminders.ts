import { addDays } from '@grzadka/contract/core/time/calendar-steps';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import type { Kysely } from 'kysely';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { feeKindNamed, postDebt } from './ledger.ts';
import { addHeldGarden, addPerson } from './message-people.ts';

/** Somebody with a plot of their own who owes a garden fee for so many days. */
export async function addDebtor(
  db: Kysely<Database>,
  lastName: string,
  {
    days = 60,
    amount = 223_51,
    feeKind = 'Opłata ogrodowa',
    sector = 1,
  }: { days?: number; amount?: number; feeKind?: string; sector?: 1 | 2 } = {},
): Promise<{ id: string; partyId: string }> {
  const person = await addPerson(db, { lastName });
  const { settlementId } = await addHeldGarden(db, [person], { name: lastName, sector });
  await addDebt(db, settlementId, { days, amount, feeKind });
  return { id: settlementId, partyId: person.id };
}

/** A debt that has been overdue for so many days, or a few less where its term ends on a working day. */
export async function addDebt(
  db: Kysely<Database>,
  account: string,
  { days, amount, feeKind = 'Opłata ogrodowa' }: { days: number; amount: number; feeKind?: string },
): Promise<void> {
  const feeKindId = await feeKindNamed(db, feeKind);
  const today = gardenToday();
  const dueOn = addDays(today, -days);
  const day = dueOn < today ? dueOn : today;
  await postDebt(db, { account, day, parts: [{ amount, dueOn, feeKindId }] });
}

/** Names the association as letters cannot do without it. */
export async function nameSender(db: Kysely<Database>): Promise<void> {
  const sender = { name: 'ROD „Złote Kłosy”', bankAccount: '61109010140000071219812874' };
  await db.updateTable('settings').set(sender).execute();
}

/** A choice of accounts to be reminded, with a draft of its own; gives its id. */
export async function addReminder(
  db: Kysely<Database>,
  settlementIds: readonly string[],
): Promise<string> {
  const [id, messageId] = [newId(), newId()];
  const groups = JSON.stringify([{ kind: 'reminder', operator: 'include', reminderId: id }]);
  await db
    .insertInto('message')
    .values({ id: messageId, kind: 'payment-reminder', subject: '', html: '', groups })
    .execute();
  await db
    .insertInto('reminder')
    .values({ id, messageId, level: 1, day: gardenToday(), asked: '{}', clientKey: newId() })
    .execute();
  const accounts = settlementIds.map((settlementId) => ({ reminderId: id, settlementId }));
  await db.insertInto('reminderAccount').values(accounts).execute();
  return id;
}
