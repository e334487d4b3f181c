import { countedUpTo } from '@grzadka/contract/meter/consumption/consumption';
import { type Kysely, sql } from 'kysely';
import { expect } from 'vitest';
import { dayBefore } from '#src/charge/calculation/holding.ts';
import { readFeeYear } from '#src/charge/run/fee-year.ts';
import type { Database } from '#src/core/database/tables.ts';
import { readChains } from '#src/meter/consumption/read-chains.ts';
import type { Ground } from './place.ts';

/** Expects that nothing is charged twice, and that runs, charges, days of meters and the ledger say the same. */
export async function expectChargesInOrder(db: Kysely<Database>, ground: Ground): Promise<void> {
  const { lane, gardens, meters, runs } = ground;
  if (runs.length === 0) return;
  const { rows } = await sql`
    with run as (
      select * from charge_run where id = any (${runs}::uuid[])
    ), own as (
      select * from charge where run_id = any (${runs}::uuid[])
    ), live as (
      select own.*, daterange(period_from, period_thru, '[]') as period,
        -- What is charged for no days has none, where a range would have all.
        case when first_day is not null then daterange(first_day, last_day, '[]') end as days
      from own where reversed_on is null
    ), stretch as (
      select *, daterange(first_day, last_day, '[]') as days from billed_stretch where meter_id = any (${meters}::uuid[])
    ), posted as (
      select entry.id, source_id, line.settlement_id, line.amount_grosz
      from ledger_entry entry join ledger_line line on line.entry_id = entry.id
      where source_id = any (${runs}::uuid[]) and series in ('NAL', 'NO') and settlement_id is not null
    ), noted as (
      select * from interest_noted where run_id = any (${runs}::uuid[])
    )
    select 'kind twice for a plot and day' as what, one.number
    from live one join live other using (fee_kind_id, garden_id)
    where one.number < other.number and one.days && other.days
    union all
    select 'kind twice for an account and day', one.number
    from live one join live other using (fee_kind_id, settlement_id)
    join settlement on settlement.id = settlement_id
    where one.number < other.number and fee_kind_id in (${lane.byArea}, ${lane.byHand})
      and one.once_title is null and other.once_title is null
      and not isempty(one.period * other.period * daterange(opened_on, closed_on, '[]'))
    union all
    select 'kind twice for an account and title', one.number
    from live one join live other using (fee_kind_id, settlement_id, once_title)
    where one.number < other.number
    union all
    select 'meter twice on a day', one.number
    from stretch one join stretch other using (meter_id, fee_kind_id)
    where one.id < other.id and one.freed_at is null and other.freed_at is null and one.days && other.days
    union all
    select 'days of a meter left out', gone.number
    from stretch gone
    where charge_id is not null and freed_at is not null
      and exists (
        select from stretch later
        where later.meter_id = gone.meter_id and later.first_day > gone.last_day
          and later.charge_id is not null and later.freed_at is null
      )
      and not multirange(gone.days) <@ (
        select coalesce(range_agg(days), '{}') from stretch again
        where again.meter_id = gone.meter_id and again.freed_at is null
      )
    union all
    select 'draft that charges', title
    from run
    where number is null
      and (
        exists (select from own where run_id = run.id)
        or exists (select from stretch where run_id = run.id)
        or exists (select from noted where run_id = run.id)
        or exists (select from ledger_entry where source_id = run.id)
      )
    union all
    select 'correction beside what it corrects', run.title
    from run join live on live.run_id = corrects_id and live.garden_id = any (garden_ids)
    union all
    select 'run of another sum', number
    from run
    where number is not null
      and (
        amount_grosz is distinct from (select sum(amount_grosz) from posted where source_id = run.id)
        or amount_grosz is distinct from (
          select sum(amount_grosz) from own where run_id = run.id having count(*) = max(place)
        )
      )
    union all
    select 'account charged otherwise than shown', run.number
    from run join charge_run_settlement shown on shown.run_id = run.id
    where run.number is not null and skip_reason is null and not waits and settlement_id is not null
      and shown.amount_grosz <> (
        select coalesce(sum(amount_grosz), 0) from own where run_id = run.id and settlement_id = shown.settlement_id
      )
    union all
    select 'run taken back in part', number
    from run
    where state = 'reversed'
      and (
        exists (select from live where run_id = run.id)
        or exists (select from stretch where run_id = run.id and freed_at is null)
        or exists (select from noted where run_id = run.id and freed_at is null)
      )
    union all
    select 'interest of less than nothing', reference
    from noted one join settlement on settlement.id = settlement_id
    where one.corrects_id is null and one.freed_at is null
      and one.amount_grosz + (
        select coalesce(sum(amount_grosz), 0) from noted where corrects_id = one.id and freed_at is null
      ) < 0
    union all
    select 'correction of interest that is not charged', reference
    from noted one join settlement on settlement.id = settlement_id
    where one.freed_at is null and (select freed_at from noted where id = one.corrects_id) is not null
    union all
    select 'run of which nothing is left', number
    from run where state = 'approved' and not exists (select from live where run_id = run.id)
    union all
    select 'charge and its entry', number
    from own
    where (reversed_on is null) = exists (select from ledger_entry where reverses_id = own.entry_id)
    union all
    select 'charge and its days of a meter', stretch.number
    from stretch join own on own.id = charge_id
    where (reversed_on is null) <> (freed_at is null)
    union all
    select 'correction of what is not charged', live.number
    from live join charge_line line on line.charge_id = live.id join stretch on stretch.id = corrects_id
    where freed_at is not null
    union all
    select 'balance not as if it had never been', reference
    from settlement
    where garden_id = any (${gardens}::uuid[])
      and balance_grosz <> (
        select coalesce(sum(amount_grosz), 0)
        from ledger_line line join ledger_entry entry on entry.id = entry_id
        where settlement_id = settlement.id and reverses_id is null
          and not exists (select from ledger_entry where reverses_id = entry.id)
      )
  `.execute(db);
  expect(rows).toEqual([]);
}

interface ChargedStretch {
  readonly meterId: string;
  readonly from: string;
  readonly thru: string;
  readonly settlementId: string;
  readonly tariffId: string;
  /** With what corrects it, in grosze. */
  readonly charged: number;
}

/**
 * Expects of the accounts whose plots these runs charged by meter that all they were charged by it is what today's readings cost, each
 * stretch by the tariff that it was charged by.
 */
export async function expectCorrected(
  db: Kysely<Database>,
  { lane }: Ground,
  approved: readonly string[],
): Promise<void> {
  const { rows } = await sql<ChargedStretch>`
    select
      meter_id, first_day as "from", last_day as thru, stretch.settlement_id, stretch.tariff_id,
      (stretch.amount_grosz + coalesce((
        select sum(line.amount_grosz) from charge_line line join charge on charge.id = charge_id
        where corrects_id = stretch.id and reversed_on is null
      ), 0))::float8 as charged
    from billed_stretch stretch join meter on meter.id = meter_id
    where freed_at is null and stretch.settlement_id is not null
      and exists (
        select from charge_run run
        where run.id = any (${approved}::uuid[]) and state = 'approved'
          and garden_id = any (garden_ids) and ${lane.byMeter} = any (fee_kind_ids)
          and not exists (
            select from charge_run_settlement shown
            where run_id = run.id and shown.garden_id = meter.garden_id and skip_reason is not null
          )
      )
  `.execute(db);
  const chains = await readChains(db, [...new Set(rows.map(({ meterId }) => meterId))]);
  const costs = rows.map(({ meterId, from, thru, tariffId }) => {
    const chain = chains.get(meterId) ?? { installations: [], measurements: [] };
    const counted = (day: string) => Math.round(1000 * (countedUpTo(chain, day) ?? Number.NaN));
    return (counted(thru) - counted(dayBefore(from))) * (lane.rates.get(tariffId) ?? Number.NaN);
  });
  const sums = new Map<string, { charged: number; costs: number }>();
  for (const [index, { settlementId, charged }] of rows.entries()) {
    const sum = sums.get(settlementId) ?? { charged: 0, costs: 0 };
    sums.set(settlementId, {
      charged: sum.charged + charged,
      costs: sum.costs + (costs[index] ?? Number.NaN),
    });
  }
  for (const sum of sums.values()) expect(sum.charged).toBe(sum.costs);
}

/**
 * Returns how many runs of the year were approved, as the program shows it; where a history that failed was left as it was, its share
 * is in it, too.
 */
export async function toldOfYear(db: Kysely<Database>, { lane }: Ground) {
  const { approvedRuns } = await readFeeYear(db, { year: lane.year });
  return { approvedRuns };
}

/** Expects that this is what the runs of the history say, besides what was there before it. */
export async function expectStanding(
  db: Kysely<Database>,
  ground: Ground,
  before: Awaited<ReturnType<typeof toldOfYear>>,
): Promise<void> {
  const { rows } = await sql<{ approvedRuns: number }>`
    select count(*)::integer as approved_runs
    from charge_run where id = any (${ground.runs}::uuid[]) and state = 'approved' and kind <> 'interest'
  `.execute(db);
  const now = await toldOfYear(db, ground);
  expect({ approvedRuns: now.approvedRuns - before.approvedRuns }).toEqual(rows[0]);
}
