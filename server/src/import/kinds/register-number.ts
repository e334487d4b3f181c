import { type Expression, type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { foldCase } from '../engine/fold-case.ts';

/**
 * Whether a party has one of these numbers of the register, in whatever case (docs/product/records.md#import); who shares one
 * since before that was refused, as it is written alone.
 */
export function hasNumber(numbers: readonly string[]): Expression<boolean> {
  return sql<boolean>`(
    party.register_number = any(${numbers})
    or (
      party.shared_number is distinct from party.register_number
      and lower(party.register_number collate polish)
        = any(array(select lower(given collate polish) from unnest(${numbers}::text[]) as given))
    )
  )`;
}

/** The numbers as they are compared, in one case. */
export function foldNumbers(
  db: Kysely<Database>,
  numbers: readonly (string | null)[],
): Promise<ReadonlyMap<string | null, string>> {
  return foldCase(
    db,
    numbers.filter((number) => number !== null),
  );
}

/** The numbers, in one case, that several parties have since before that was refused. */
export async function readSharedNumbers(db: Kysely<Database>): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ number: string }>`
    select lower(register_number collate polish) as number from party
    where shared_number = register_number
  `.execute(db);
  return new Set(rows.map(({ number }) => number));
}
