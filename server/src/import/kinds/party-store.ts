import { partyFieldLabels } from '@grzadka/contract/party/party.model';
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';

/** The fields of a party that a form or a file fills. */
export type PartyField = keyof typeof partyFieldLabels;

/** The same as a list. */
export const partyFields = Object.keys(partyFieldLabels) as readonly PartyField[];

const columns = ['registerNumber', ...partyFields] as const;

/** A party as it is stored, as far as a file can state it. */
export type StoredParty = Pick<Selectable<Database['party']>, 'id' | (typeof columns)[number]>;

/** All parties. */
export function readParties(db: Kysely<Database>): Promise<StoredParty[]> {
  return db
    .selectFrom('party')
    .select(['id', ...columns])
    .orderBy('id')
    .execute();
}

/** Adds the parties, and changes those that exist. */
export function upsertParties(
  db: Kysely<Database>,
  parties: readonly Insertable<Database['party']>[],
): Promise<unknown> {
  const changes = columns.map((column) => [column, sql.ref(`excluded.${column}`)]);
  return db
    .insertInto('party')
    .values(parties)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        ...Object.fromEntries(changes),
        version: sql`party.version + 1`,
        updatedAt: sql`now()`,
      }),
    )
    .execute();
}
