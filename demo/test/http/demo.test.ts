import { gardenArea, gardenName } from '@grzadka/contract/garden/garden.model';
import { measurementValue } from '@grzadka/contract/meter/measurement/measurement-form';
import { nipWarning, regonWarning } from '@grzadka/contract/party/checksum';
import { partyCreate } from '@grzadka/contract/party/party.model';
import { closeDatabase, openDatabase } from '@grzadka/server/src/core/database/open-database.ts';
import { checkLedger } from '@grzadka/server/src/ledger/ledger.check.ts';
import { startTestAppOn } from '@grzadka/server/test/test-app.ts';
import { createTestDatabase } from '@grzadka/server/test/test-database.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { fillDemo } from '../../src/fill-demo.ts';
import { describeBooks } from './books.ts';
import { describeConsents } from './consents.ts';
import { describeDeadlines } from './deadlines.ts';
import { describeFeePage } from './fee-page.ts';
import { describeHandovers } from './handovers.ts';
import { describeMessages } from './messages.ts';
import { describeOpenLists } from './open-lists.ts';
import { describeOpenRound } from './open-round.ts';
import { describePersonalData } from './personal-data.ts';
import { describePublications } from './publications.ts';

const today = Temporal.PlainDate.from('2026-11-21');
const options = { today, administrator: { userName: 'admin', password: null } };
const { url, ownerUrl } = await createTestDatabase();
const app = await startTestAppOn(url);
// With all the time there is, as the command has it.
const patient = openDatabase(url, { connectionTimeout: 0, statementTimeout: 0 });
const report = await fillDemo({ db: patient.db, storage: app.storage }, options);
await closeDatabase(patient);

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
    expect(persons).toEqual({ count: 553 });
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
    expect(resolutions).toEqual({ count: 6, years: 3, withDocument: 1 });
    const tariffs = await one(`
      select count(*)::int as count, count(*) filter (where valid_thru is null)::int as "goesOn",
        count(distinct method)::int as methods
      from tariff
    `);
    expect(tariffs).toEqual({ count: 12, goesOn: 6, methods: 4 });
  });

  it('has accounts that owed something before its first fees, and some that had paid ahead', async () => {
    const opened = await one(`
      select count(*) filter (where amount > 0) > 40 as owing, count(*) filter (where amount < 0) > 10 as ahead,
        max(posting_day) as day
      from (
        select settlement_id, sum(amount_grosz) as amount, max(entry.posting_day) as posting_day
        from ledger_line join ledger_entry entry on entry.id = entry_id
        where series = 'BO' and code = '200' group by settlement_id
      ) balance
    `);
    expect(opened).toEqual({ owing: true, ahead: true, day: '2024-12-31' });
  });

  it('has charged two years, energy in tiers, with a charge that was taken back and a plot that was corrected', async () => {
    const { rows: runs } = await sql`
      select run.number, run.title, run.state, corrected.number as corrects
      from charge_run run left join charge_run corrected on corrected.id = run.corrects_id
      order by run.issue_day
    `.execute(app.db);
    const told = { state: 'approved', corrects: null };
    expect(runs).toEqual([
      { ...told, number: 'NAL/2025/1', title: 'Opłaty roczne 2025' },
      { ...told, number: 'NAL/2025/2', title: 'Media 2025' },
      { ...told, number: 'NAL/2026/1', title: 'Opłaty roczne 2026' },
      { ...told, number: 'NAL/2026/2', title: 'Opłaty roczne 2026', corrects: 'NAL/2026/1' },
      { ...told, number: 'NO/2026/1', title: 'Odsetki za opóźnienie' },
    ]);
    const facts = await one(`
      select
        (select count(*) > 20 from (
          select charge_id from charge_line where unit = 'kWh' and kind = 'fee' group by 1 having count(distinct rate) > 1
        ) in_tiers) as "inTiers",
        (select string_agg(distinct fee_kind.name, ', ') from charge join fee_kind on fee_kind.id = fee_kind_id
          where reversed_on = '2026-05-20') as "takenBack",
        (select sum(amount_grosz) filter (where reversed_on = '2026-06-05')
            > sum(amount_grosz) filter (where number like 'NAL/2026/2/%')
          from charge) as cheaper
    `);
    expect(facts).toEqual({ inTiers: true, takenBack: 'Wywóz śmieci', cheaper: true });
  });

  it('has accounts in debt, settled and in credit, a couple that handed its plot over within the year, and no fault in the ledger', async () => {
    const balances = await one(`
      select count(*) filter (where balance_grosz > 0) > 40 as debt, count(*) filter (where balance_grosz = 0) > 200 as settled,
        count(*) filter (where balance_grosz < 0) > 20 as credit
      from settlement where exists (select from charge where settlement_id = settlement.id)
    `);
    expect(balances).toEqual({ debt: true, settled: true, credit: true });
    const { rows: shares } = await sql`
      select substring(words from '[0-9]+ z 365') as days,
        (select count(*)::int from settlement_holder where settlement_id = charge.settlement_id) as holders
      from charge join charge_line on charge_id = charge.id join settlement on settlement.id = settlement_id
      where period_from = '2026-01-01' and (opened_on = '2026-03-01' or closed_on = '2026-02-28')
        and words like 'Opłata ogrodowa%'
      order by opened_on
    `.execute(app.db);
    expect(shares).toEqual([
      { days: '59 z 365', holders: 2 },
      { days: '306 z 365', holders: 1 },
    ]);
    const portions = await Array.fromAsync(checkLedger.portions(app));
    expect(portions.flatMap(({ findings }) => findings)).toEqual([]);
  });

  it('has members of PZD, present and former, and people who are none', async () => {
    const memberships = await one(`
      select count(current_membership.id)::int > 350 as present, bool_or(valid_thru < today()) as former,
        count(distinct membership.party_id) < (select count(distinct party_id) from assignment) as others
      from membership left join current_membership using (id)
    `);
    expect(memberships).toEqual({ present: true, former: true, others: true });
  });

  it('has plots that are charged by the plan and by what was declared, and two people who pay less', async () => {
    const basis = await one(`
      select
        (select count(*) > 40 from garden_area where source = 'plan') as planned,
        (select count(*) > 60 from garden_fact where electricity) as declared,
        (select count(*)::int from exemption) as exemptions
    `);
    expect(basis).toEqual({ planned: true, declared: true, exemptions: 2 });
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
    expect(span?.last.slice(0, 7)).toBe('2026-11');
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
        ) shared) as couples,
        (select count(distinct source || income_category_id) = 4 and count(distinct source) = 2
          from money_movement where income_category_id is not null) as "otherIncome"
    `);
    expect(Object.entries(oddities ?? {}).filter(([, isThere]) => !isThere)).toEqual([]);
    expect(Object.keys(oddities ?? {})).toHaveLength(10);
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

describePublications(app, report, options);
describeBooks(app, today.toString());
describeConsents(app);
describeOpenLists(app);
describeOpenRound(app);
describeHandovers(app);
describeDeadlines(app, today.toString());
describeMessages(app);
describeFeePage(app, today.toString());
describePersonalData(app, { url, ownerUrl });
