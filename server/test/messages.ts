import type { Insertable, Kysely } from 'kysely';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';

type Db = Kysely<Database>;

let count = 0;

/** A number no other record of this test file has had. */
function next(): number {
  count += 1;
  return count;
}

/** A draft of an information to nobody, unless told otherwise. */
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
  { name = `Szablon ${next()}` }: { name?: string } = {},
): Promise<{ id: string }> {
  const id = newId();
  const text = { subject: 'Informacja', html: '<p>Dzień dobry</p>' };
  await db
    .insertInto('messageTemplate')
    .values({ id, name, kind: 'information', ...text })
    .execute();
  return { id };
}

/** Somebody who gets a message on paper, which is a draft of its own where there is none of that id. */
export async function addMessageRecipient(
  db: Db,
  { name = 'Anna Nowak', ...given }: { name?: string; messageId?: string } = {},
): Promise<{ id: string; messageId: string }> {
  const { id: messageId } = await addMessage(db, {
    ...(given.messageId && { id: given.messageId }),
  });
  const id = newId();
  await db
    .insertInto('messageRecipient')
    .values({
      id,
      messageId,
      unitKey: `person:${id}`,
      channel: 'print',
      state: 'to-print',
      name,
      sortedBy: name,
      place: next(),
    })
    .execute();
  return { id, messageId };
}
