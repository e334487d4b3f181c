import type { Row } from './case.ts';

/** An instant as the wire carries it, in SQL. */
export function instant(column: string): string {
  return `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** The publication dates of a row and its state as the wire carries them, in SQL. */
export const publication = `
  ${instant('publication_from_date')} as "publicationFromDate",
  ${instant('publication_thru_date')} as "publicationThruDate",
  case
    when publication_from_date is null then 'draft'
    when publication_thru_date <= now() then 'ended'
    when publication_from_date <= now() then 'visible'
    else 'scheduled'
  end as state`;

/** The pin dates likewise, and whether it is pinned. */
export const pin = `
  ${instant('pin_from_date')} as "pinFromDate", ${instant('pin_thru_date')} as "pinThruDate",
  coalesce(pin_from_date <= now() and (pin_thru_date is null or now() < pin_thru_date), false)
    as pinned`;

/** The gardens that the party `party` holds, as JSON, in SQL. */
export const gardensOfParty = `
  coalesce((
    select json_agg(json_build_object('id', garden.id, 'name', garden.name)
      order by garden.name collate polish, garden.id)
    from current_assignment join garden on garden.id = current_assignment.garden_id
    where current_assignment.party_id = party.id
  ), '[]') as gardens`;

/** Whether the row is the version of the page 'oplaty' that readers see, in SQL. */
export const inForce = `
  id is not distinct from (
    select id from page_version
    where page_id = 'oplaty' and publication_from_date <= now()
      and (publication_thru_date is null or now() < publication_thru_date)
    order by publication_from_date desc, created_at desc, id desc limit 1
  ) as "inForce"`;

/** A measurement of a row as the wire carries it. */
export function presentMeasurement({ value, measuredAt, firstName, lastName }: Row) {
  return { value, measuredAt, measuredBy: { firstName, lastName } };
}

/** The columns of a measurement, in SQL. */
export const measurementColumns = `
  measurement.value::float8 as value, ${instant('measurement.measured_at')} as "measuredAt",
  measurement.measured_by_first_name as "firstName",
  measurement.measured_by_last_name as "lastName"`;

/** The columns of a meter in the list, in SQL. */
export const meterColumns = `meter.id, meter.name, active, type, ${measurementColumns}`;

/** A meter of the list as the wire carries it. */
export function presentMeter({ id, name, active, type, ...row }: Row) {
  const lastMeasurement = row['value'] === null ? null : presentMeasurement(row);
  return { id, name, active, type, lastMeasurement };
}

/** The columns of a party in the list, in SQL. */
export const listedPartyColumns = `party.id, party.name, party_type as "partyType", ${gardensOfParty}`;

/** The columns of a news entry in the list, in SQL. */
export const newsColumns = `id, title, ${instant('created_at')} as "createdAt", ${publication}`;

/** What the list of the settlement accounts opens with, in SQL. */
export const settlementIsOpen = '(closed_on < today()) is not true';

/** The columns of a settlement account in the list, of it and of its garden and sector, in SQL. */
export const settlementColumns = `
  settlement.id, reference,
  case when garden.id is not null then
    json_build_object('id', garden.id, 'name', garden.name, 'sector', sector.name)
  end as garden,
  opened_on::text as "openedOn", closed_on::text as "closedOn",
  (
    select string_agg(party.name, ', ' order by party.name collate polish)
    from settlement_holder join party on party.id = party_id
    where settlement_id = settlement.id
  ) as holders,
  balance_grosz::float8 as balance`;

/** The tables that these are of, in SQL. */
export const settlementTables = `
  settlement
  left join garden on garden.id = garden_id left join sector on sector.id = garden.sector_id`;

/** The total on the first page: a page that is not full has all there are; the count of a full one comes later. */
export function totalOfPage(rows: readonly Row[]): number | null {
  return rows.length < 100 ? rows.length : null;
}
