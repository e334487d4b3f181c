import type { Insertable, Kysely } from 'kysely';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { addParty } from './factories.ts';

type Db = Kysely<Database>;

let count = 0;

/** A number no other record of this test file has had. */
function next(): number {
  count += 1;
  return count;
}

/** By default a draft of an information to nobody. */
export async function addMessage(
  db: Db,
  given: Partial<Insertable<Database['message']>> = {},
): Promise<{ id: string }> {
  const id = newId();
  const values = { id, kind: 'information', subject: `Wiadomość ${next()}`, ...given } as const;
  await db
    .insertInto('message')
    .values(values)
    .onConflict((known) => known.column('id').doNothing())
    .execute();
  return { id: values.id };
}

/** A template of an information. */
export async function addMessageTemplate(
  db: Db,
  given: Partial<Insertable<Database['messageTemplate']>> = {},
): Promise<{ id: string }> {
  const id = newId();
  const text = { subject: 'Informacja', html: '<p>Dzień dobry</p>' };
  const values = { id, name: `Szablon ${next()}`, kind: 'information', ...text, ...given } as const;
  await db.insertInto('messageTemplate').values(values).execute();
  return { id };
}

/** Somebody who gets a message on paper, which is a draft of its own where there is none of that id. */
export async function addMessageRecipient(
  db: Db,
  {
    name = 'Nowak',
    messageId = newId(),
    ...given
  }: Partial<Insertable<Database['messageRecipient']>> = {},
): Promise<{ id: string; messageId: string }> {
  await addMessage(db, { id: messageId });
  const party = await addParty(db);
  const id = newId();
  const values = { id, messageId, unitKey: `person:${party.id}`, place: next(), name } as const;
  await db
    .insertInto('messageRecipient')
    .values({ ...values, channel: 'print', state: 'to-print', sortedBy: name, ...given })
    .execute();
  await db
    .insertInto('messageRecipientParty')
    .values({ recipientId: id, partyId: party.id, position: 0 })
    .execute();
  return { id, messageId };
}
