import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import type { MessageField } from '@grzadka/contract/message/text-fields';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { isOfLease } from '../is-of-lease.ts';
import type { MessageRow } from '../message-row.ts';
import type { AccountFacts, CommonFacts, GardenFacts } from './field-facts.ts';

type Db = Kysely<Database>;
type Ids = readonly string[];

const ofAccounts: readonly MessageField[] = [
  'numer_rozliczenia',
  'saldo',
  'do_zaplaty',
  'termin',
  'rachunek_bankowy',
];
const ofGardens: readonly MessageField[] = ['dzialka', 'sektor', 'powierzchnia', 'liczniki'];

/** What texts with these fields need of settlement accounts, by id; nothing is read where none of the fields asks for it. */
export async function readAccountFacts(
  db: Db,
  fields: ReadonlySet<MessageField>,
  ids: Ids,
): Promise<ReadonlyMap<string, AccountFacts>> {
  if (!ofAccounts.some((field) => fields.has(field))) return new Map();
  const { rows } = await sql<AccountFacts>`
    select
      settlement.id, number, reference, garden_name as garden, balance_grosz::float8 as balance, coalesce(item.open, '[]') as open
    from settlement
    left join (
      select
        settlement_id,
        json_agg(
          json_build_object(
            'dueOn', due_on, 'effectiveDueOn', effective_due_on, 'open', open_grosz, 'isOfLease', ${isOfLease} is true
          )
        ) as open
      from open_item left join fee_kind on fee_kind.id = fee_kind_id
      where open_grosz > 0 and settlement_id = any (${ids}::uuid[])
      group by settlement_id
    ) item on item.settlement_id = settlement.id
    where settlement.id = any (${ids}::uuid[])
  `.execute(db);
  return byId(rows);
}

/** The same of gardens. */
export async function readGardenFacts(
  db: Db,
  fields: ReadonlySet<MessageField>,
  ids: Ids,
): Promise<ReadonlyMap<string, GardenFacts>> {
  if (!ofGardens.some((field) => fields.has(field))) return new Map();
  const { rows } = await sql<GardenFacts>`
    select garden.id, garden.name, sector.name as sector, area::float8 as area, coalesce(meter.meters, '[]') as meters
    from garden
    join sector on sector.id = garden.sector_id
    left join (
      select
        garden_id,
        json_agg(
          json_build_object('name', meter.name, 'type', type, 'serialNumber', serial_number)
          order by meter.name collate polish
        ) as meters
      from meter
      left join installation on installation.meter_id = meter.id and removed_at is null and undone_at is null
      where active and garden_id = any (${ids}::uuid[])
      group by garden_id
    ) meter on meter.garden_id = garden.id
    where garden.id = any (${ids}::uuid[])
  `.execute(db);
  return byId(rows);
}

function byId<Row extends { readonly id: string }>(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}

/** What is the same in all letters of a message. */
export async function readCommonFacts(db: Db, message: MessageRow): Promise<CommonFacts> {
  const association = await db
    .selectFrom('settings')
    .select(['name', 'shortName', 'nip', 'bankAccount', 'virtualAccountPrefix'])
    .executeTakeFirstOrThrow();
  const { kind, meetingAt, meetingPlace, readingFrom, readingThru } = message;
  const today = gardenToday();
  return { kind, meetingAt, meetingPlace, readingFrom, readingThru, association, today };
}
