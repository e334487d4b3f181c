import { fakerPL } from '@faker-js/faker';
import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import { dropIndexes } from '@grzadka/server/test/dropped-indexes.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DataSet } from './data-sets.ts';
import { inSlices, pick, share } from './slices.ts';

/** Surnames of the made-up people; with as many first names their namesakes are as rare as in life. */
const surnames = 2_000;

/** Fills the register: parties, gardens with their holders of today and of before, meters, measurements. */
export async function fillRegister(db: Kysely<Database>, set: DataSet): Promise<void> {
  const makeIndexes = await dropIndexes(db, ['party', 'garden', 'settlement', 'meter']);
  await fillParties(db, set.parties);
  await fillGardens(db, set.gardens);
  await fillAssignments(db, set);
  await fillMeters(db, set);
  await fillMeasurements(db, set.measurementsPerMeter);
  await makeIndexes();
}

async function fillParties(db: Kysely<Database>, count: number): Promise<void> {
  fakerPL.seed(1);
  const lastNames = fakerPL.helpers.multiple(() => fakerPL.person.lastName(), { count: surnames });
  const firstNames = fakerPL.helpers.multiple(() => fakerPL.person.firstName(), { count: 300 });
  await inSlices(count, (numbers) =>
    sql`
      insert into party (id, party_type, first_name, last_name, company_name, register_number)
      select
        uuidv7(),
        case when ${share(1)} < 97 then 'person' else 'company' end,
        case when ${share(1)} < 97 then ${pick(firstNames, 2)} end,
        case when ${share(1)} < 97 then ${pick(lastNames, 3)} end,
        case when ${share(1)} >= 97 then 'Stowarzyszenie ' || ${pick(lastNames, 3)} || ' ' || i end,
        i::text
      from ${numbers}
    `.execute(db),
  );
}

async function fillGardens(db: Kysely<Database>, count: number): Promise<void> {
  await inSlices(count, (numbers) =>
    sql`
      insert into garden (id, sector_id, name, area)
      select uuidv7(), 1 + i % 3, 'Działka ' || i, 250 + ${share(4)}
      from ${numbers}
    `.execute(db),
  );
  await sql`
    insert into garden_area (id, garden_id, area, source, valid_from)
    select uuidv7(), id, area, 'other', '1900-01-01'
    from garden
    -- With its triggers at work a garden has one.
    where not exists (select from garden_area where garden_id = garden.id)
    order by id
  `.execute(db);
}

/** Most hold one garden, some several, and every tenth garden had another holder before. */
async function fillAssignments(db: Kysely<Database>, { parties }: DataSet): Promise<void> {
  await sql`
    create temp table numbered_garden as
      select id, row_number() over (order by id) as i from garden;
    create temp table numbered_party as
      select id, row_number() over (order by id) as i from party;
    create index on numbered_party (i);
  `.execute(db);
  const inTurn = sql`1 + (garden.i - 1) % ${sql.lit(parties)}`;
  const makeIndexes = await dropIndexes(db, ['assignment']);
  const oneOfAFew = sql`1 + (garden.i / 10) % ${sql.lit(Math.ceil(parties / 10))}`;
  await sql`
    insert into assignment (id, garden_id, party_id, valid_from)
    select uuidv7(), garden.id, party.id, current_date - 30 - (garden.i % 7000)::integer
    from numbered_garden garden
    join numbered_party party
      on party.i = case when garden.i % 100 < 85 then ${inTurn} else ${oneOfAFew} end
  `.execute(db);
  await sql`
    insert into assignment (id, garden_id, party_id, valid_from, valid_thru)
    select uuidv7(), garden.id, party.id, '1990-01-01', '1999-12-31'
    from numbered_garden garden
    join numbered_party party on party.i = 1 + (garden.i * 7) % ${sql.lit(parties)}
    where garden.i % 10 = 0
  `.execute(db);
  await makeIndexes();
  await sql`drop table numbered_garden, numbered_party`.execute(db);
  await sql`analyze party, garden, assignment`.execute(db);
  await keepPerSlice(db, 'party', (ids) => sql`note_gardens_held(${ids})`);
  await keepPerSlice(db, 'garden', (ids) => sql`settle(${ids})`);
}

/** Each with the device that it begins with. */
async function fillMeters(db: Kysely<Database>, { meters, gardens }: DataSet): Promise<void> {
  await sql`
    create temp table numbered_garden as
      select id, sector_id, row_number() over (order by id) as i from garden;
    create index on numbered_garden (i);
    analyze numbered_garden;
  `.execute(db);
  const name = sql`case when number.i % 2 = 0 then 'Licznik prądu ' else 'Wodomierz ' end || number.i`;
  await inSlices(meters, (numbers) =>
    sql`
      insert into meter (id, garden_id, sector_id, name, search, type, active)
      select
        uuidv7(),
        garden.id,
        garden.sector_id,
        ${name},
        meter_search_key(null, ${name}),
        case when number.i % 2 = 0 then 'ElectricityMeter' else 'WaterMeter' end,
        number.i % 20 <> 0
      from ${numbers} number
      left join numbered_garden garden on garden.i = 1 + (number.i / 2) % ${sql.lit(gardens)}
    `.execute(db),
  );
  const makeIndexes = await dropIndexes(db, ['installation']);
  await sql`
    insert into installation (id, meter_id)
    select uuidv7(), id from meter
    -- With its triggers at work a meter has one.
    where not exists (select from installation where meter_id = meter.id)
    order by id
  `.execute(db);
  await makeIndexes();
  await sql`drop table numbered_garden`.execute(db);
}

/** One a year and meter, the last one lately; every twentieth meter was never read. */
async function fillMeasurements(db: Kysely<Database>, perMeter: number): Promise<void> {
  const makeIndexes = await dropIndexes(db, ['measurement']);
  for (let yearsAgo = perMeter - 1; yearsAgo >= 0; yearsAgo--) {
    await sql`
      insert into measurement
        (id, meter_id, installation_id, value, measured_at, measured_by_first_name, measured_by_last_name)
      select
        uuidv7(), meter_id, id, 100 * ${sql.lit(perMeter - yearsAgo)}::integer + ${share(5)},
        now() - ${sql.lit(yearsAgo)} * interval '1 year' - ${share(6)} * interval '1 hour',
        'Anna', 'Nowak'
      from (
        select id, meter_id, row_number() over (order by meter_id) as i from installation
      ) device
      where ${share(16)} >= 5
    `.execute(db);
  }
  await makeIndexes();
  await sql`analyze meter, measurement`.execute(db);
  await keepPerSlice(db, 'meter', (ids) => sql`keep_last_measurement(${ids})`);
}

/** Calls a function of the database that keeps something for records, by their ids, for all there are. */
async function keepPerSlice(
  db: Kysely<Database>,
  table: 'party' | 'garden' | 'meter',
  call: (ids: RawBuilder<unknown>) => RawBuilder<unknown>,
): Promise<void> {
  await sql`
    create temp table numbered as select id, row_number() over (order by id) as i from ${sql.table(table)};
    create index on numbered (i);
  `.execute(db);
  const { rows } = await sql<{ count: string }>`select count(*) from numbered`.execute(db);
  await inSlices(Number(rows[0]?.count), (numbers) => {
    const ids = sql`array(select id from ${numbers} number join numbered using (i))`;
    return sql`select ${call(ids)}`.execute(db);
  });
  await sql`drop table numbered`.execute(db);
}
