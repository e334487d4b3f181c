import { gardenArea, gardenName } from '@grzadka/contract/garden/garden.model';
import { measurementValue } from '@grzadka/contract/meter/measurement/measurement-fields';
import { nipWarning, regonWarning } from '@grzadka/contract/party/checksum';
import { partyCreate } from '@grzadka/contract/party/party.model';
import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import {
  addDocument,
  addNews,
  addNotice,
  addPageVersion,
} from '@grzadka/server/test/content-factories.ts';
import { addGarden, addMeter, addParty } from '@grzadka/server/test/factories.ts';
import { startTestApp, startTestAppOnce } from '@grzadka/server/test/test-app.ts';
import { type Kysely, sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fillDemo } from '../../src/fill-demo.ts';

const today = Temporal.PlainDate.from('2026-11-21');
/** How long making one may take where several are made at once, in milliseconds. */
const wholeGarden = 30_000;
const administrator = { userName: 'admin', password: null };

const app = await startTestApp();
const report = await fillDemo(app, { today, administrator });
const empty = await startTestApp();

async function one<Row>(query: string): Promise<Row | undefined> {
  return (await sql.raw<Row>(query).execute(app.db)).rows[0];
}

describe('the demo', () => {
  it('is a garden of a realistic size', async () => {
    expect(report.gardens).toBeGreaterThanOrEqual(590);
    expect(report.gardens).toBeLessThanOrEqual(610);
    expect(report.meters).toBeGreaterThanOrEqual(850);
    expect(report.meters).toBeLessThanOrEqual(950);
    const persons = await one(
      `select count(*)::int as count from party where party_type = 'person'`,
    );
    expect(persons).toEqual({ count: 551 });
    const sectors = await one('select count(distinct sector_id)::int as count from garden');
    expect(sectors).toEqual({ count: 3 });
  });

  it('has settlement accounts of couples, and of those who had a garden before', async () => {
    const accounts = await one(`
      select bool_or(holders > 1) as couples, bool_or(closed_on < today()) as closed,
        sum(assigned)::int - (select count(*)::int from assignment) as "withoutAccount"
      from (
        select closed_on, count(*) as holders, count(assignment_id) as assigned
        from settlement join settlement_holder on settlement_id = settlement.id
        group by settlement.id
      ) account
    `);
    expect(accounts).toEqual({ couples: true, closed: true, withoutAccount: 0 });
  });

  it('has resolutions about the fees of two years, the last one with its document, and what is asked for by them', async () => {
    const resolutions = await one(`
      select count(*)::int as count, count(distinct year)::int as years, count(document.id)::int as "withDocument"
      from resolution left join document on document.id = file_id
    `);
    expect(resolutions).toEqual({ count: 3, years: 2, withDocument: 1 });
    const tariffs = await one(`
      select count(*)::int as count, count(*) filter (where valid_thru is null)::int as "goesOn",
        count(distinct method)::int as methods
      from tariff
    `);
    expect(tariffs).toEqual({ count: 10, goesOn: 6, methods: 4 });
  });

  it('has somebody who waits for a garden, with an account of their own', async () => {
    const waiting = await one(`
      select count(*)::int as count, bool_and(garden_id is null) as "withoutGarden", bool_and(opened_on < '2026-01-01') as since
      from settlement join settlement_holder on settlement_id = settlement.id and assignment_id is null
      join current_membership on current_membership.party_id = settlement.party_id
    `);
    expect(waiting).toEqual({ count: 1, withoutGarden: true, since: true });
  });

  it('has accounts that owe from the last year, and some that have paid ahead', async () => {
    const accounts = await one(`
      select count(*) filter (where balance_grosz > 0) > 40 as owing, count(*) filter (where balance_grosz < 0) > 10 as ahead,
        sum(balance_grosz) + (select sum(amount_grosz) from ledger_line where code = '800') as total
      from settlement
    `);
    expect(accounts).toEqual({ owing: true, ahead: true, total: '0' });
  });

  it('has members of PZD, present and former, and people who are none', async () => {
    const memberships = await one(`
      select count(current_membership.id)::int > 350 as present, bool_or(valid_thru < today()) as former,
        count(distinct membership.party_id) < (select count(distinct party_id) from assignment) as others
      from membership left join current_membership using (id)
    `);
    expect(memberships).toEqual({ present: true, former: true, others: true });
  });

  it('holds nothing that a form would refuse', async () => {
    const parties = await app.db.selectFrom('party').selectAll().execute();
    for (const party of parties) {
      expect(partyCreate.safeParse(party).error, party.name).toBeUndefined();
      expect(nipWarning(party.nip ?? '') ?? regonWarning(party.regon ?? '')).toBeUndefined();
    }
    for (const { name, area } of await app.db.selectFrom('garden').selectAll().execute()) {
      expect(gardenName.parse(name)).toBe(name);
      expect(area === null || gardenArea.safeParse(area).success).toBe(true);
    }
    for (const { value } of await app.db.selectFrom('measurement').select('value').execute()) {
      expect(measurementValue.safeParse(value).success).toBe(true);
    }
  });

  it('has measurements of five years by several people, none later than today and none falling', async () => {
    const span = await one<{ first: string; last: string; people: number }>(`
      select min(measured_at) as first, max(measured_at) as last,
        count(distinct measured_by_last_name)::int as people
      from measurement
    `);
    expect(span?.first.slice(0, 4)).toBe('2021');
    expect(span?.last.slice(0, 7)).toBe('2026-10');
    expect(span?.people).toBe(5);
    const falls = await one(`
      select count(*)::int as count from (
        select verdict, effective.value < lag(effective.value) over (
          partition by effective.installation_id order by effective.measured_at
        ) as falls
        from effective_measurement effective join measurement using (id)
      ) steps where falls and verdict = '{}'
    `);
    expect(falls).toEqual({ count: 0 });
  });

  it('has what a list must cope with', async () => {
    const oddities = await one(`
      select
        (select count(*) > 0 from meter where not active) as inactive,
        (select count(*) > 0 from meter where active and last_measured_at is null) as unread,
        (select count(*) > 0 from meter where garden_id is null) as common,
        (select count(*) > 0 from garden where name ~ '^\\d+[A-Z]$') as lettered,
        (select count(*) > 0 from garden where area is null) as unmeasured,
        (select count(*) > 0 from party where name like '%''%') as apostrophes,
        (select count(*) > 0 from party where last_name like '%-%') as hyphens,
        (select count(*) > 0 from assignment where valid_thru <> 'infinity') as former,
        (select count(*) > 0 from (
          select garden_id from assignment where valid_thru = 'infinity' group by 1 having count(*) = 2
        ) shared) as couples
    `);
    expect(Object.entries(oddities ?? {}).filter(([, isThere]) => !isThere)).toEqual([]);
    expect(Object.keys(oddities ?? {})).toHaveLength(9);
  });

  it('has meters that were exchanged, taken off for the winter, passed through zero, mistaken and taken back', async () => {
    const counts = await one(`
      select
        (select count(*)::int from installation where removal_reason in ('replaced', 'verification', 'broken'))
          as exchanged,
        (select count(*)::int from installation where removal_reason = 'winter') as winters,
        (select count(*)::int from measurement where rolled_over) as rolled_over,
        (select count(*)::int from measurement_reversal where replacement_id is not null) as reversed,
        (select count(*)::int from meter where legalised_until between '2026-11-21' and '2027-02-19')
          as expiring,
        (select count(*)::int from measurement where installation_id is null) as nowhere
    `);
    expect(counts).toEqual({
      exchanged: 50,
      winters: 2,
      rolledOver: 1,
      reversed: 1,
      expiring: expect.any(Number),
      nowhere: 0,
    });
    const clerk = app.anonymous();
    const { userName, password } = report.credentials[3] ?? { userName: '', password: '' };
    await clerk.signIn(userName, password);
    const unchecked = await clerk.get<{ totalItems: number }>('/api/measurement/unchecked');
    expect(unchecked.body.totalItems).toBe(10);
  });

  it('has a zone that loses what old pipes do, and one where somebody should look', async () => {
    const { rows } = await sql`
      with used as (
        select meter.zone_id, meter.role,
          multiplier * (
            coalesce(last_value, max(value))
            - case when installed_at is null then min(value) else first_value end
          ) as quantity
        from installation
        join meter on meter.id = installation.meter_id
        join measurement on installation_id = installation.id
        group by installation.id, meter.id
      )
      select
        zone.name,
        round(100 - 100 * sum(quantity) filter (where role <> 'main')
          / sum(quantity) filter (where role = 'main')) as lost,
        count(distinct role)::int as roles
      from used join zone on zone.id = zone_id
      group by zone.name order by zone.name
    `.execute(app.db);
    expect(rows).toEqual([
      { name: 'Energia – Sektor 3', lost: '19', roles: 3 },
      { name: 'Woda – Sektor 1', lost: '10', roles: 3 },
    ]);
  });

  it('reaches nobody: addresses of example.com, numbers that cannot be called', async () => {
    const reachable = await one(`
      select count(*)::int as count from party
      where email not like '%@example.com' or phone not like '48000%'
    `);
    expect(reachable).toEqual({ count: 0 });
  });

  it('lets one sign in with every login it tells, the first administrator among them', async () => {
    expect(report.credentials.map(({ userName }) => userName)).toEqual([
      'admin',
      'kierownik',
      'skarbnik',
      'pracownik',
      'dzialkowiec',
    ]);
    for (const { userName, password } of report.credentials) {
      expect((await app.anonymous().signIn(userName, password)).status, userName).toBe(204);
    }
  });
});

describe('a second garden', () => {
  it(
    'is the same as the first',
    async () => {
      const other = await startTestAppOnce();
      await fillDemo(other, { today, administrator });
      expect(await fingerprint(other.db)).toEqual(await fingerprint(app.db));
    },
    wholeGarden,
  );

  it(
    'has as many meters as one asks for',
    async () => {
      const other = await startTestAppOnce();
      const { meters } = await fillDemo(other, { today, administrator, meters: 2000 });
      expect(meters).toBe(2000);
    },
    wholeGarden,
  );

  it.each([
    ['a garden', addGarden],
    ['a meter', addMeter],
    ['a party', addParty],
    ['a news entry', addNews],
    ['a notice', addNotice],
    ['a version of a page', addPageVersion],
    ['a document', addDocument],
  ])('is refused where there is %s', async (_, add) => {
    const db = await empty.db.startTransaction().execute();
    onTestFinished(async () => {
      await db.rollback().execute();
    });
    await add(db);
    const { storage } = empty;
    await expect(fillDemo({ db, storage }, { today, administrator })).rejects.toThrow(
      'dane pokazowe można wpisać tylko do pustej bazy',
    );
    const { logins } = await db
      .selectFrom('login')
      .select((eb) => eb.fn.countAll<string>().as('logins'))
      .executeTakeFirstOrThrow();
    expect(logins).toBe('0');
  });
});

/** All that chance decided, without the ids. */
async function fingerprint(db: Kysely<Database>) {
  const { rows } = await sql`
    select
      (select md5(string_agg(name || coalesce(phone, ''), ',' order by register_number)) from party) as parties,
      (select md5(string_agg(name || coalesce(area, 0), ',' order by name)) from garden) as gardens,
      (select md5(string_agg(m.name || value, ',' order by m.name, measured_at, value))
        from measurement join meter m on m.id = meter_id) as measurements,
      (select md5(string_agg(serial_number || installation.legalised_until || first_value, ',' order by serial_number))
        from installation) as devices,
      (select md5(string_agg(title || coalesce(publication_from_date::text, ''), ',' order by title))
        from news) as news,
      (select md5(string_agg(coalesce(html, alt), ',' order by coalesce(html, alt)))
        from content_block) as texts,
      (select md5(string_agg(size::text, ',' order by size)) from image) as images,
      (select md5(string_agg(file_name || size || created_at, ',' order by file_name, size))
        from document) as documents
  `.execute(db);
  return rows;
}
