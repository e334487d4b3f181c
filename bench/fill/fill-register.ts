import { fakerPL } from '@faker-js/faker';
import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import { type Kysely, sql } from 'kysely';
import type { DataSet } from './data-sets.ts';
import { inSlices, pick, share } from './slices.ts';

/** Surnames of the made-up people; with as many first names their namesakes are as rare as in life. */
const surnames = 2_000;

/** Fills the register: parties, gardens with their holders of today and of before, meters, measurements. */
export async function fillRegister(db: Kysely<Database>, set: DataSet): Promise<void> {
  await fillParties(db, set.parties);
  await fillGardens(db, set.gardens);
  await fillAssignments(db, set);
  await fillMeters(db, set);
  await fillMeasurements(db, set.measurementsPerMeter);
}

async function fillParties(db: Kysely<Database>, count: number): Promise<void> {
  fakerPL.seed(1);
  const lastNames = fakerPL.helpers.multiple(() => fakerPL.person.lastName(), { count: surnames });
  const firstNames = fakerPL.helpers.multiple(() => fakerPL.person.firstName(), { count: 300 });
  await inSlices(count, (numbers) =>
    sql`
      insert into party (id, party_type, first_name, last_name, company_name, register_number)
      select
        gen_random_uuid(),
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
      select gen_random_uuid(), 1 + i % 3, 'Działka ' || i, 250 + ${share(4)}
      from ${numbers}
    `.execute(db),
  );
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
  const oneOfAFew = sql`1 + (garden.i / 10) % ${sql.lit(Math.ceil(parties / 10))}`;
  await sql`
    insert into assignment (id, garden_id, party_id, valid_from)
    select gen_random_uuid(), garden.id, party.id, current_date - 30 - (garden.i % 7000)::integer
    from numbered_garden garden
    join numbered_party party
      on party.i = case when garden.i % 100 < 85 then ${inTurn} else ${oneOfAFew} end
  `.execute(db);
  await sql`
    insert into assignment (id, garden_id, party_id, valid_from, valid_thru)
    select gen_random_uuid(), garden.id, party.id, '1990-01-01', '1999-12-31'
    from numbered_garden garden
    join numbered_party party on party.i = 1 + (garden.i * 7) % ${sql.lit(parties)}
    where garden.i % 10 = 0
  `.execute(db);
  await sql`drop table numbered_garden, numbered_party`.execute(db);
}

async function fillMeters(db: Kysely<Database>, { meters, gardens }: DataSet): Promise<void> {
  await sql`
    create temp table numbered_garden as
      select id, row_number() over (order by id) as i from garden;
    create index on numbered_garden (i);
  `.execute(db);
  await inSlices(
    meters,
    (numbers) =>
      sql`
        insert into meter (id, garden_id, name, type, active)
        select
          gen_random_uuid(),
          garden.id,
          case when number.i % 2 = 0 then 'Licznik prądu ' else 'Wodomierz ' end || number.i,
          case when number.i % 2 = 0 then 'ElectricityMeter' else 'WaterMeter' end,
          number.i % 20 <> 0
        from ${numbers} number
        left join numbered_garden garden on garden.i = 1 + (number.i / 2) % ${sql.lit(gardens)}
      `.execute(db),
    () => sql`analyze garden, meter, installation`.execute(db),
  );
  await sql`drop table numbered_garden`.execute(db);
}

/** One a year and meter, the last one lately; every twentieth meter was never read. */
async function fillMeasurements(db: Kysely<Database>, perMeter: number): Promise<void> {
  for (let yearsAgo = perMeter - 1; yearsAgo >= 0; yearsAgo--) {
    await sql`
      insert into measurement
        (id, meter_id, installation_id, value, measured_at, measured_by_first_name, measured_by_last_name)
      select
        gen_random_uuid(), meter.id, installation.id, 100 * ${sql.lit(perMeter - yearsAgo)}::integer + ${share(5)},
        now() - ${sql.lit(yearsAgo)} * interval '1 year' - ${share(6)} * interval '1 hour',
        'Anna', 'Nowak'
      from (
        select id, hashtext(id::text)::bigint as i from meter
      ) meter
      -- Looked up for each of ten million it would take minutes.
      join installation on installation.meter_id = meter.id
      where i % 20 <> 0
    `.execute(db);
  }
}
