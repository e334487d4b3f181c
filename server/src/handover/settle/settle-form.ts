import type { ChargeRunCreate } from '@grzadka/contract/charge/run/charge-run.model';
import { addDays } from '@grzadka/contract/core/time/calendar-steps';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import type { Period } from '@grzadka/contract/meter/consumption/periods';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { readDueYear } from './due-year.ts';

/** A plot that is handed over, until which day, and the account that ends. */
type Settled = Pick<Selectable<Database['handover']>, 'gardenId' | 'day'> & {
  readonly settlementId: string;
};

/**
 * The form of the run that charges what is used on a plot until the day of its handover and not charged yet: a media run for the meters of
 * that plot, read on that very day (docs/product/handovers.md#charges). Null where nothing is. Losses are not among it: how large they are
 * is known when the whole zone was read, and the run that then shares them out charges the former account for its days.
 */
export async function settleForm(
  db: Kysely<Database>,
  { gardenId, day, settlementId }: Settled,
): Promise<ChargeRunCreate | null> {
  const year = day.slice(0, 'YYYY'.length);
  const { rows } = await sql<{
    name: string;
    periodFrom: string;
    firstRead: string | null;
    types: string[];
  }>`
    select
      garden.name, array_agg(distinct uncharged.type) as types, min(first_read) as first_read,
      greatest(min(coalesce(uncharged.thru + 1, '-infinity')), ${`${year}-01-01`}::date) as period_from
    from garden
    join (
      select
        meter.garden_id, meter.type, max(last_day) filter (where freed_at is null) as thru,
        -- Of a device that was always there, and never charged, what was used is known from its first reading on.
        case when count(run_id) = 0 and exists (
          select from installation where installation.meter_id = meter.id and undone_at is null and installed_at is null
        ) then (
          select min((measured_at at time zone 'Europe/Warsaw')::date)
          from effective_measurement where effective_measurement.meter_id = meter.id
        ) end as first_read
      from meter left join billed_stretch on meter_id = meter.id
      where meter.garden_id = ${gardenId} and role = 'plot'
        and exists (select from installation where installation.meter_id = meter.id and undone_at is null)
      group by meter.id
    ) uncharged on uncharged.garden_id = garden.id and coalesce(uncharged.thru < ${day}::date, true)
    group by garden.id
  `.execute(db);
  const [plot] = rows;
  if (plot === undefined) return null;
  const { periodFrom, firstRead } = plot;
  const kinds = await readMeteredKinds(db, plot.types, { from: periodFrom, thru: day });
  const feeKindIds = kinds.map(({ id }) => id);
  // The first day on which each has a tariff, where one begins after what was used does.
  const referenceDay = kinds
    .map(({ from }) => from)
    .toSorted()
    .at(-1);
  if (referenceDay === undefined) return null;
  const issueDay = gardenToday();
  return {
    kind: 'media',
    title: `Media do ${dayInFigures(day)}: działka ${plot.name}`.slice(0, 100),
    periodFrom,
    periodThru: day,
    referenceDay,
    readingFrom: day,
    readingThru: day,
    consumptionFrom: firstRead !== null && firstRead >= periodFrom ? addDays(firstRead, 1) : null,
    issueDay,
    dueYear: await readDueYear(db, { feeKindIds, referenceDay, issueDay }),
    feeKindIds,
    sectorIds: [],
    gardenIds: [],
    settlementIds: [settlementId],
    note: null,
  };
}

/** What is charged by meters of these types in some days, and from which of them on. */
async function readMeteredKinds(
  db: Kysely<Database>,
  types: readonly string[],
  { from, thru }: Period,
): Promise<readonly { readonly id: string; readonly from: string }[]> {
  const { rows } = await sql<{ id: string; from: string }>`
    select fee_kind.id, min(greatest(valid_from, ${from}::date)) as "from"
    from fee_kind
    join tariff on fee_kind_id = fee_kind.id and method = 'consumption'
      and valid_from <= ${thru}::date and coalesce(valid_thru, 'infinity') >= ${from}::date
    where active and terms ->> 'meterType' = any (${types}::text[])
    group by fee_kind.id
    order by position, fee_kind.id
  `.execute(db);
  return rows;
}
