import {
  loadSheetRefusals as refusals,
  sameRowTexts,
} from '@grzadka/contract/campaign/sheet/load-sheet.refusals';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newId } from '#src/core/database/record-id.ts';
import { sheetOf, sheetsOf } from '#test/campaign-sheets.ts';
import { addCampaign } from '#test/campaigns.ts';
import { addMeasurement } from '#test/factories.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { db } = app;
const clerk = await app.as('ROLE_EMPLOYEE');
const { openRound, emptyRows, filledRows, sendFile, load } = sheetsOf(app, clerk);

/** What is stored of these meters, in the order of their names and the time. */
function measurementsOf(meterIds: readonly string[]) {
  return db
    .selectFrom('measurement')
    .innerJoin('meter', 'meter.id', 'measurement.meterId')
    .select(['meter.name', 'value', 'measuredAt', 'channel', 'campaignId', 'verdict', 'remark'])
    .select(['clientKey', 'measuredByLastName'])
    .where('meterId', 'in', meterIds)
    .orderBy('meter.name')
    .orderBy('measuredAt')
    .execute();
}

const statesOf = async (campaignId: string) =>
  (
    await db
      .selectFrom('campaignMeter')
      .innerJoin('meter', 'meter.id', 'meterId')
      .select(['meter.name', 'campaignMeter.state'])
      .where('campaignId', '=', campaignId)
      .orderBy('meter.name')
      .execute()
  ).map(({ name, state }) => `${name} ${state}`);

const countOf = async (table: 'measurement' | 'auditEntry') =>
  Number(
    (
      await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );

const outcomesOf = ({ rows }: { rows: readonly { outcome: string }[] }) =>
  rows.map(({ outcome }) => outcome);

describe('a filled-in sheet', () => {
  it('is looked into first, then taken, and changes nothing the second time', async () => {
    const round = await openRound(['A-1', 'A-2', 'A-3', 'A-4']);
    await addMeasurement(db, {
      meterId: round.meters[1] ?? '',
      value: '50',
      measuredAt: '2026-04-15T10:00:00Z',
    });
    const rows = await filledRows(round.id, {
      'A-1': ['1 162,6', '15.10.2026'],
      'A-2': ['41,5', '1.11.26'],
      'A-4': ['7', new Date('2026-10-16T00:00:00Z')],
    });
    const said = [
      { line: 2, outcome: 'new', message: null },
      {
        line: 3,
        outcome: 'check',
        message: expect.stringContaining('Wartość jest mniejsza od ostatniej (50 z 2026.04.15)'),
      },
      { line: 5, outcome: 'new', message: null },
    ];
    const before = await countOf('auditEntry');
    expect(await load(round.id, rows, 'true')).toEqual({ rows: said, applied: false });
    expect(await measurementsOf(round.meters)).toHaveLength(1);
    expect(await countOf('auditEntry')).toBe(before);

    expect(await load(round.id, rows)).toEqual({ rows: said, applied: true });
    const stored = await measurementsOf(round.meters);
    expect(stored.filter(({ campaignId }) => campaignId !== null)).toMatchObject([
      {
        name: 'A-1',
        value: '1162.600',
        measuredAt: '2026-10-14T22:00:00.000Z',
        channel: 'import',
        campaignId: round.id,
        verdict: [],
        measuredByLastName: 'Kowalski',
      },
      {
        name: 'A-2',
        value: '41.500',
        measuredAt: '2026-10-31T23:00:00.000Z',
        verdict: ['smaller'],
      },
      { name: 'A-4', value: '7.000', measuredAt: '2026-10-15T22:00:00.000Z' },
    ]);
    expect(await statesOf(round.id)).toEqual(['A-1 read', 'A-2 read', 'A-3 to-read', 'A-4 read']);
    const unchecked = await clerk.get<{ items: { meter: { name: string } }[] }>(
      '/api/measurement/unchecked',
    );
    expect(unchecked.body.items.map(({ meter }) => meter.name)).toContain('A-2');

    const [entries, measurements] = [await countOf('auditEntry'), await countOf('measurement')];
    const same = said.map(({ line }) => ({ line, outcome: 'same', message: sameRowTexts.stored }));
    expect(await load(round.id, rows)).toEqual({ rows: same, applied: true });
    expect(await measurementsOf(round.meters)).toEqual(stored);
    expect([await countOf('auditEntry'), await countOf('measurement')]).toEqual([
      entries,
      measurements,
    ]);
  });

  it('is one entry of the audit, and below it one for each meter', async () => {
    const round = await openRound(['Au-1', 'Au-2']);
    await load(
      round.id,
      await filledRows(round.id, { 'Au-1': [1, '15.10.2026'], 'Au-2': [2, '15.10.2026'] }),
    );
    const entry = await db
      .selectFrom('auditEntry')
      .selectAll()
      .where('action', '=', 'import')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(entry.after).toEqual({
      fileName: 'arkusz.xlsx',
      records: `Arkusz odczytów: ${round.name}`,
      added: 2,
      changed: 0,
      unchanged: 0,
    });
    const below = await db
      .selectFrom('auditEntry')
      .select(['action', 'recordId'])
      .where('importId', '=', entry.id)
      .execute();
    expect(below.map(({ action }) => action)).toEqual(['add-measurement', 'add-measurement']);
    expect(below.map(({ recordId }) => recordId).toSorted()).toEqual(round.meters.toSorted());
  });

  it('with a faulty row is not taken at all', async () => {
    const round = await openRound(['B-1', 'B-2', 'B-3', 'B-4', 'B-5', 'B-6']);
    const tomorrow = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    const rows = await filledRows(round.id, {
      'B-1': [1, '15.10.2026'],
      'B-2': ['dużo', '15.10.2026'],
      'B-3': [3, null],
      'B-4': [4, tomorrow],
      'B-5': [5, '32.10.2026'],
      'B-6': [6, '15.10.2016'],
    });
    const reply = await load(round.id, rows);
    expect(reply.applied).toBe(false);
    expect(reply.rows).toEqual([
      { line: 2, outcome: 'new', message: null },
      { line: 3, outcome: 'faulty', message: '„Odczyt”: Należy wprowadzić poprawną liczbę' },
      { line: 4, outcome: 'faulty', message: `„Data”: ${refusals.dayEmpty}` },
      { line: 5, outcome: 'faulty', message: 'Ta data jest późniejsza niż dziś. Popraw ją.' },
      {
        line: 6,
        outcome: 'faulty',
        message: '„Data”: Nie ma takiego dnia: październik 2026 ma 31 dni. Wpisz dd.mm.rrrr gg:mm.',
      },
      { line: 7, outcome: 'faulty', message: `„Data”: ${refusals.dayTooEarly('2026.10.12')}` },
    ]);
    expect(await measurementsOf(round.meters)).toEqual([]);
  });

  it('changes nothing where the reading came another way, or was taken back', async () => {
    const round = await openRound(['C-1', 'C-2', 'C-3']);
    const [read = '', takenBack = ''] = round.meters;
    await addMeasurement(db, { meterId: read, value: '5', measuredAt: '2026-10-15T15:00:00Z' });
    const { id: measurementId } = await addMeasurement(db, {
      meterId: takenBack,
      value: '6',
      measuredAt: '2026-10-15T15:00:00Z',
    });
    const reversedAt = '2026-10-16T09:00:00.000Z';
    await db
      .insertInto('measurementReversal')
      .values({ id: newId(), measurementId, reason: 'mistyped', reversedAt })
      .execute();
    const rows = await filledRows(round.id, {
      'C-1': ['5,000', '15.10.2026'],
      'C-2': [6, '15.10.2026'],
    });
    const remarked = rows.map((row) =>
      row.name === 'C-3' ? { ...row, remark: 'zalana studzienka' } : row,
    );
    const { rows: said, applied } = await load(round.id, remarked);
    expect(applied).toBe(true);
    expect(said).toEqual([
      { line: 2, outcome: 'same', message: sameRowTexts.stored },
      { line: 3, outcome: 'same', message: expect.stringContaining('unieważniono 2026.10.16') },
      { line: 4, outcome: 'same', message: sameRowTexts.remarkAlone },
    ]);
    expect(await measurementsOf(round.meters)).toHaveLength(2);
  });

  it('keeps a remark, and wants a second reading of a day to be checked', async () => {
    const round = await openRound(['D-1']);
    const [meterId = ''] = round.meters;
    await addMeasurement(db, { meterId, value: '5', measuredAt: '2026-10-15T15:00:00Z' });
    const rows = await filledRows(round.id, { 'D-1': [4, '15.10.2026'] });
    const said = await load(
      round.id,
      rows.map((row) => ({ ...row, remark: 'szkło pęknięte' })),
    );
    expect(outcomesOf(said)).toEqual(['check']);
    expect((await measurementsOf(round.meters)).map(({ remark }) => remark)).toEqual([
      'szkło pęknięte',
      null,
    ]);
  });
});

describe('many at once', () => {
  it('two who load the same sheet at once leave each reading once', async () => {
    const names = Array.from({ length: 40 }, (_, at) => `H-${at}`);
    const round = await openRound(names);
    const day = ['3', '15.10.2026'] as const;
    const rows = await filledRows(round.id, Object.fromEntries(names.map((name) => [name, day])));
    const replies = await Promise.all([load(round.id, rows), load(round.id, rows)]);
    const outcomes = replies.map((reply) => [...new Set(outcomesOf(reply))].join());
    expect(outcomes.toSorted()).toEqual(['new', 'same']);
    expect(replies.map(({ applied }) => applied)).toEqual([true, true]);
    expect(await measurementsOf(round.meters)).toHaveLength(names.length);
  });

  it('takes 5,000 meters at once, and nothing of them the second time', async () => {
    const { id } = await addCampaign(db, { state: 'open' });
    // In portions: each is written within the time of a statement.
    for (let from = 1; from <= 5000; from += 250) {
      await sql`
        with made as (
          insert into meter (id, name, type, active)
          select gen_random_uuid(), 'J-' || number, 'WaterMeter', true
          from generate_series(${from}::int, ${from + 249}::int) as number
          returning id
        )
        insert into campaign_meter (id, campaign_id, meter_id, is_open)
        select gen_random_uuid(), ${id}, id, true from made
      `.execute(db);
    }
    const rows = (await emptyRows(id)).map((row, at) => ({
      ...row,
      value: at / 8,
      readOn: '15.10.2026',
    }));
    const sheet = await sheetOf(rows);
    const first = await sendFile(id, sheet);
    expect(first).toMatchObject({ status: 200, body: { applied: true } });
    expect(new Set(outcomesOf(first.body))).toEqual(new Set(['new']));
    const second = await sendFile(id, sheet);
    expect(new Set(outcomesOf(second.body))).toEqual(new Set(['same']));
    const { count } = await db
      .selectFrom('measurement')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('campaignId', '=', id)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(5000);
  });
});
