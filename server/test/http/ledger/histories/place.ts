import { dayNumber } from '@grzadka/contract/core/time/day-number';
import { type Kysely, sql } from 'kysely';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { addCostCategory, addIncomeCategory } from '#test/categories.ts';
import { addMeter } from '#test/factories.ts';
import { type Lane, marchDay } from './lane.ts';
import { openTold, type ToldAccount } from './told-account.ts';

/** Where a history takes place: what is there from its beginning. */
export interface Ground {
  readonly lane: Lane;
  readonly gardens: readonly string[];
  readonly parties: readonly string[];
  /** A water meter for each of the gardens, or none where nothing is charged. */
  readonly meters: readonly string[];
  /** What money comes for that is nobody's account's. */
  readonly incomeCategory: string;
  /** What money is spent for. */
  readonly costCategory: string;
  /** The charge runs of the history, as they are begun. */
  readonly runs: string[];
  /** The bank account whose statements tell what came and went. */
  readonly told: ToldAccount;
}

/** The same with all there is by now that it can be about. */
export interface Place extends Ground {
  readonly accounts: readonly { id: string; reference: string }[];
  readonly assignments: readonly string[];
  /** Entries that were not taken back, take nothing back, charge nothing, and say of no line of the bank's what it is for. */
  readonly entries: readonly string[];
  readonly payments: readonly { lineId: string; settlementId: string }[];
  readonly parts: readonly { id: string; settlementId: string }[];
  /** What was read and counts. */
  readonly readings: readonly { id: string; day: string }[];
  readonly drafts: readonly string[];
  /** Those that are not taken back, the latest first. */
  readonly approved: readonly string[];
  readonly charges: readonly { id: string; runId: string; settlementId: string }[];
  /** Lines of the bank's that nobody has said the purpose of. */
  readonly waiting: readonly { id: string; amount: number }[];
  /** And those that somebody has. */
  readonly booked: readonly string[];
  /** What was spent and is not taken back. */
  readonly costs: readonly string[];
  /** Those that wait for their line. */
  readonly refunds: readonly { id: string; settlementId: string; amount: number }[];
}

/** Two gardens, each with a holder, and two people who have none; where something is to be charged with meters that were read. */
export async function openPlace(
  db: Kysely<Database>,
  lane: Lane,
  {
    keepsOverpayments,
    isCharged,
    givesReferences,
  }: { keepsOverpayments: boolean; isCharged: boolean; givesReferences: boolean },
): Promise<Ground> {
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
    validFrom: `${lane.year}-01-01`,
    validThru: 'infinity',
  }));
  await db.insertInto('assignment').values(held).execute();
  await db
    .updateTable('settlement')
    .set({ useOverpayments: !keepsOverpayments })
    .where('gardenId', 'in', gardens)
    .execute();
  const meters = isCharged ? await addMeters(db, lane, gardens) : [];
  const told = await openTold(db, givesReferences);
  const { id: incomeCategory } = await addIncomeCategory(db);
  const { id: costCategory } = await addCostCategory(db);
  return { lane, gardens, parties, meters, incomeCategory, costCategory, runs: [], told };
}

/** A meter of each garden, read on the eve of March and each week. */
async function addMeters(
  db: Kysely<Database>,
  { year }: Lane,
  gardens: readonly string[],
): Promise<string[]> {
  const meters: string[] = [];
  for (const gardenId of gardens) meters.push((await addMeter(db, { gardenId })).id);
  const days = [0, 7, 14, 21].map((date) => marchDay(year, date));
  const read = meters.flatMap((meterId) =>
    days.map((day) => ({
      id: newId(),
      meterId,
      value: valueOn(day, 1),
      measuredAt: atNoon(day),
      // Of the device that was there then, which the database finds.
      installationId: sql<string>`null`,
      verdict: [],
      channel: 'office' as const,
    })),
  );
  await db.insertInto('measurement').values(read).execute();
  return meters;
}

/** What a meter shows on a day at least, in cubic metres: of two days the later one shows more, whatever is added to the other. */
export function valueOn(day: string, thousandths: number): string {
  const days = dayNumber(day) - dayNumber(marchDay(Number(day.slice(0, 'YYYY'.length)), 0));
  return ((1000 + 30 * days + thousandths) / 1000).toFixed(3);
}

export function atNoon(day: string): string {
  return `${day}T12:00:00.000Z`;
}

/** Looks what there is by now. */
export async function lookAround(db: Kysely<Database>, ground: Ground): Promise<Place> {
  const { rows } = await sql<Omit<Place, keyof Ground>>`
    with account as (
      select id, reference, number from settlement where garden_id = any (${ground.gardens}::uuid[])
    ), line as (
      select ledger_line.id, entry_id, settlement_id, amount_grosz
      from ledger_line join account on account.id = settlement_id
    ), own as (
      select entry_id from line
      union
      select entry_id from ledger_line 
      where income_category_id = ${ground.incomeCategory} or cost_category_id = ${ground.costCategory}
    ), run as (
      select id, state, number_order, approved_at from charge_run where id = any (${ground.runs}::uuid[])
    )
    select
      array(select json_build_object('id', id, 'reference', reference) from account order by number) as accounts,
      array(select id from assignment where garden_id = any (${ground.gardens}::uuid[]) order by id) as assignments,
      array(
        select id from ledger_entry entry
        where id in (select entry_id from own) and reverses_id is null and series not in ('NAL', 'NO')
          and not exists (select from ledger_entry where reverses_id = entry.id)
          and not exists (select from bank_line where assignment_id = entry.id)
        order by id
      ) as entries,
      array(
        select json_build_object('id', id, 'amount', amount_grosz) from bank_line
        where bank_account_id = ${ground.told.id} and state in ('suggested', 'unclear') order by id
      ) as waiting,
      array(
        select id from bank_line where bank_account_id = ${ground.told.id} and state = 'booked' order by id
      ) as booked,
      array(
        select id from cost
        where cost_category_id = ${ground.costCategory} and reverses_id is null
          and not exists (select from cost taking where taking.reverses_id = cost.id)
        order by id
      ) as costs,
      array(
        select json_build_object('id', refund.id, 'settlementId', settlement_id, 'amount', amount_grosz)
        from refund join account on account.id = settlement_id where bank_line_id is null order by refund.id
      ) as refunds,
      array(
        select json_build_object('lineId', id, 'settlementId', settlement_id)
        from line where amount_grosz < 0 order by id
      ) as payments,
      array(
        select json_build_object('id', item.id, 'settlementId', item.settlement_id)
        from open_item item join line on line.id = line_id order by item.id
      ) as parts,
      array(
        select json_build_object('id', id, 'day', measured_at::date)
        from effective_measurement where meter_id = any (${ground.meters}::uuid[]) order by measured_at, id
      ) as readings,
      array(select id from run where state = 'draft' order by id) as drafts,
      array(select id from run where state = 'approved' order by approved_at desc, number_order desc) as approved,
      array(
        select json_build_object('id', charge.id, 'runId', run_id, 'settlementId', settlement_id)
        from charge join run on run.id = run_id where reversed_on is null order by number_order, place
      ) as charges
  `.execute(db);
  const [found] = rows;
  if (found === undefined) throw new Error('there is always an answer');
  return { ...ground, ...found };
}
