import { type Kysely, sql } from 'kysely';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';

/** Where a history takes place, and all there is by now that it can be about. */
export interface Place {
  readonly gardens: readonly string[];
  readonly parties: readonly string[];
  readonly accounts: readonly { id: string; reference: string }[];
  readonly assignments: readonly string[];
  /** Entries that were not taken back, and take nothing back. */
  readonly entries: readonly string[];
  readonly payments: readonly { lineId: string; settlementId: string }[];
  readonly parts: readonly { id: string; settlementId: string }[];
}

/** Two gardens, each with a holder, and two people who have none. */
export async function openPlace(
  db: Kysely<Database>,
  { keepsOverpayments }: { keepsOverpayments: boolean },
): Promise<Pick<Place, 'gardens' | 'parties'>> {
  const gardens = [newId(), newId()];
  const parties = [newId(), newId(), newId(), newId()];
  await db
    .insertInto('garden')
    .values(gardens.map((id) => ({ id, name: id, sectorId: '1', area: 300 })))
    .execute();
  await db
    .insertInto('party')
    .values(parties.map((id) => ({ id, partyType: 'person', firstName: 'Jan', lastName: 'Lis' })))
    .execute();
  const held = gardens.map((gardenId, index) => ({
    id: newId(),
    gardenId,
    partyId: parties[index] ?? '',
    validFrom: '2025-01-01',
    validThru: 'infinity',
  }));
  await db.insertInto('assignment').values(held).execute();
  await db
    .updateTable('settlement')
    .set({ useOverpayments: !keepsOverpayments })
    .where('gardenId', 'in', gardens)
    .execute();
  return { gardens, parties };
}

/** Looks what there is by now. */
export async function lookAround(
  db: Kysely<Database>,
  { gardens, parties }: Pick<Place, 'gardens' | 'parties'>,
): Promise<Place> {
  const { rows } = await sql<Omit<Place, 'gardens' | 'parties'>>`
    with account as (
      select id, reference, number from settlement where garden_id = any (${gardens}::uuid[])
    ), line as (
      select ledger_line.id, entry_id, settlement_id, amount_grosz
      from ledger_line join account on account.id = settlement_id
    )
    select
      array(select json_build_object('id', id, 'reference', reference) from account order by number) as accounts,
      array(select id from assignment where garden_id = any (${gardens}::uuid[]) order by id) as assignments,
      array(
        select id from ledger_entry entry
        where id in (select entry_id from line) and reverses_id is null
          and not exists (select from ledger_entry where reverses_id = entry.id)
        order by id
      ) as entries,
      array(
        select json_build_object('lineId', id, 'settlementId', settlement_id)
        from line where amount_grosz < 0 order by id
      ) as payments,
      array(
        select json_build_object('id', item.id, 'settlementId', item.settlement_id)
        from open_item item join line on line.id = line_id order by item.id
      ) as parts
  `.execute(db);
  const [found] = rows;
  if (found === undefined) throw new Error('there is always an answer');
  return { gardens, parties, ...found };
}
