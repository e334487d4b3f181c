import { partyFieldLabels } from '@grzadka/contract/party/party.model';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { upsertInto } from '../engine/upsert-records.ts';
import type { PartyRow } from './party-row.ts';
import { hasNumber } from './register-number.ts';

/** The fields of a party that a form or a file fills. */
export type PartyField = keyof typeof partyFieldLabels;

/** The same as a list. */
export const partyFields = Object.keys(partyFieldLabels) as readonly PartyField[];

const columns = ['registerNumber', ...partyFields] as const;

/** A party as it is stored, as far as a file can state it. */
export type StoredParty = Pick<Selectable<Database['party']>, 'id' | (typeof columns)[number]>;

/** The parties that have the register number of a row, or are called as it calls one. */
export function readPartiesLike(
  db: Kysely<Database>,
  rows: readonly PartyRow[],
): Promise<StoredParty[]> {
  const numbers = rows.flatMap(({ registerNumber }) => registerNumber ?? []);
  const called = sql<string>`
    select coalesce(company_name, last_name || ' ' || first_name)
    from unnest(
      ${rows.map((row) => row.companyName)}::text[],
      ${rows.map((row) => row.lastName)}::text[],
      ${rows.map((row) => row.firstName)}::text[]
    ) as stated (company_name, last_name, first_name)
  `;
  return db
    .selectFrom('party')
    .select(['id', ...columns])
    .where((eb) =>
      eb.or([
        hasNumber(numbers),
        // As the index of names compares them.
        sql<boolean>`name collate polish = any(array(${called}))`,
      ]),
    )
    .orderBy('id')
    .execute();
}

/** Adds parties, and changes those that exist. */
export const upsertParties = upsertInto('party', columns);
