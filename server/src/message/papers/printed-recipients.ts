import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { anyOf } from '#src/core/database/any-of.ts';
import type { Database } from '#src/core/database/tables.ts';
import { notFound } from '#src/core/errors/app-error.ts';

type Db = Kysely<Database>;

/** Of which recipients letters are printed, in the order of the plots: those that are to be, and those that were. */
export async function printedRecipients(db: Db, messageId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('messageRecipient')
    .select('id')
    .where('messageId', '=', messageId)
    .where('state', 'in', ['to-print', 'printed'])
    .orderBy('place')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** One recipient of a message; 404 where it is none of its own. */
export async function recipientOf(
  db: Db,
  { messageId, id }: { messageId: string; id: string },
): Promise<readonly string[]> {
  const found = await db
    .selectFrom('messageRecipient')
    .select('id')
    .where('messageId', '=', messageId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound);
  return [found.id];
}

/** What envelopes and whoever hands letters over need to know, in the order of the plots. */
export async function readAddresses(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('messageRecipient')
    .select(['name', 'address'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('garden')
          .select('garden.name')
          .where(sql<boolean>`garden.id = any (message_recipient.garden_ids)`)
          .orderBy(sql`garden.name collate polish`),
      ).as('gardens'),
    )
    .where('id', '=', anyOf(ids, 'uuid'))
    .orderBy('place')
    .orderBy('id')
    .execute();
  return rows.map(({ gardens, ...row }) => ({ ...row, gardens: gardens.map(({ name }) => name) }));
}
