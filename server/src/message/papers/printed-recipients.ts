import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { anyOf } from '#src/core/database/any-of.ts';
import type { Database } from '#src/core/database/tables.ts';
import { notFound } from '#src/core/errors/app-error.ts';
import { isReachable, readPresentAddresses } from './present-address.ts';

type Db = Kysely<Database>;

/**
 * Reads the ids of the recipients whose letters are printed, in the order of the plots: those to be printed, and those printed
 * before, as long as there is somebody and an address for them.
 */
export async function printedRecipients(db: Db, messageId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('messageRecipient')
    .select('id')
    .where('messageId', '=', messageId)
    .where('state', 'in', ['to-print', 'printed'])
    .where(isReachable)
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

/** What envelopes and whoever hands letters over need to know as of now, in the order of the plots. */
export async function readAddresses(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('messageRecipient')
    .select(['id', 'name'])
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
  const addresses = await readPresentAddresses(db, ids);
  return rows.map(({ id, name, gardens }) => ({
    name: addresses.get(id)?.name ?? name,
    address: addresses.get(id)?.lines ?? [],
    gardens: gardens.map((garden) => garden.name),
  }));
}

/** How many letters that are to be printed have nobody or no address to go to any more. */
export async function countUnreachable(db: Db, messageId: string): Promise<number> {
  const { count } = await db
    .selectFrom('messageRecipient')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('messageId', '=', messageId)
    .where('state', '=', 'to-print')
    .where(sql<boolean>`not ${isReachable}`)
    .executeTakeFirstOrThrow();
  return Number(count);
}
