import type { ListPage } from '@grzadka/contract/core/list/list';
import type { Consumption } from '@grzadka/contract/meter/consumption/consumption.model';
import type { MeasurementListItem } from '@grzadka/contract/meter/measurement/measurement.model';
import type { MeterListItem } from '@grzadka/contract/meter/meter.model';
import type { OwnGardenDetails, OwnMeasurement } from '@grzadka/contract/own/own.model';
import { describe, expect, it } from 'vitest';
import { campaignCalls } from '#test/campaign-calls.ts';
import { sheetsOf } from '#test/campaign-sheets.ts';
import { readEntry, sync } from '#test/campaign-walks.ts';
import { addCalculatedRun, chargeCalls, runDetails } from '#test/charge-calls.ts';
import { runForm } from '#test/charge-runs.ts';
import { addFeeKind, addTariff } from '#test/fee-factories.ts';
import { addHolder, addOpenRound, type Holder } from '#test/own-garden.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { db } = app;
const { treasurer, turn, metersOf } = await campaignCalls(app);
const { filledRows, load } = sheetsOf(app, treasurer);

const days = { readFrom: '2026-10-12', readThru: '2026-10-25' };

/** What 20 m³ in the 122 days before August come to until the last day of the round. */
const estimate = 133.934;

const noonOf = (day: string) => `${day}T10:00:00.000Z`;

/** A holder's meter that a round has estimated as it was closed. */
async function estimatedMeter() {
  const holder = await addHolder(app);
  const round = await addOpenRound(app, [holder.meterId], days);
  expect((await turn('close', round.id)).body).toEqual({ estimated: 1, left: 0 });
  return { holder, round };
}

async function typed({ meterId }: Holder, measurementValue: string, measuredAt: string) {
  const { status, body } = await treasurer.post<{ id: string }>('/api/meter/add-measurement', {
    meterId,
    measurementValue,
    measuredAt,
  });
  expect(status).toBe(201);
  return body.id;
}

/** Sends what was read on the walk of a round that is closed by now, and has the office accept it. */
async function accepted(
  { meterId }: Holder,
  round: { id: string },
  value: string,
  measuredAt: string,
) {
  const confirmation = 'really-so';
  const entry = readEntry(meterId, value, { measuredAt, confirmation });
  expect(await sync(treasurer, round.id, [entry])).toEqual(['submitted']);
  const { id } = await db
    .selectFrom('submission')
    .select('id')
    .where('clientKey', '=', entry.clientKey ?? '')
    .executeTakeFirstOrThrow();
  const { status, body } = await treasurer.post<{ id: string }>('/api/submission/accept', { id });
  expect(status).toBe(201);
  return body.id;
}

function reverse(measurementId: string) {
  const reason = 'misread';
  return treasurer.post('/api/meter/reverse-measurement', { measurementId, reason });
}

/** The last value of a meter wherever there is one, all that its holder is shown of it, and what was used since August. */
async function seenOf({ client, meterId, gardenId, marks }: Holder) {
  const phrase = `filter-by-phrase=true&phrase=${marks.meter}`;
  const inList = async (path: string) =>
    (await treasurer.get<ListPage<MeterListItem>>(`${path}?${phrase}`)).body.items[0]
      ?.lastMeasurement?.value;
  const own = (await client.get<OwnGardenDetails>(`/api/own/garden/${gardenId}`)).body;
  const history = (
    await client.get<{ items: OwnMeasurement[] }>(`/api/own/meter/${meterId}/measurements`)
  ).body.items;
  const used = async (by: typeof client, path: string) =>
    (await by.get<{ items: Consumption[] }>(`${path}/${meterId}/consumption?from=2026-08-02`)).body
      .items;
  const ofOffice = await used(treasurer, '/api/meter');
  expect(await used(client, '/api/own/meter')).toEqual(ofOffice);
  const last = await inList('/api/meter');
  expect(await inList('/api/meter/sheet')).toBe(last);
  expect(own.meters[0]?.lastMeasurement?.value).toBe(last);
  return {
    last,
    isEstimate: own.meters[0]?.lastMeasurement?.isEstimate,
    values: history.map(({ value }) => value),
    used: ofOffice.map(({ thru, quantity, quality }) => [thru, quantity, quality]),
  };
}

/** Of the estimates in a meter's history, whether they gave way. */
async function estimatesGaveWay({ meterId }: Holder): Promise<boolean[]> {
  const { items } = (
    await treasurer.get<ListPage<MeasurementListItem>>(`/api/meter/${meterId}/measurements`)
  ).body;
  expect(items.filter(({ channel, gaveWay }) => channel !== 'estimate' && gaveWay)).toEqual([]);
  return items.flatMap(({ channel, gaveWay }) => (channel === 'estimate' ? [gaveWay] : []));
}

async function standingOf({ id }: { id: string }) {
  const [meter] = (await metersOf(id)).items;
  return [meter?.state, meter?.reading?.value];
}

const asEstimated = {
  last: estimate,
  isEstimate: true,
  values: [estimate, 120, 100],
  used: [['2026-10-25', 13.934, 'estimated']],
};

const asRead = (value: number, thru = '2026-10-20') => ({
  last: value,
  isEstimate: false,
  values: [value, 120, 100],
  used: [[thru, value - 120, 'read']],
});

describe('an estimate of a round gives way to what was read in its days, however late that comes', () => {
  it.each([
    ['above', 130],
    ['below', 140],
  ])('from a phone, where it is %s it', async (_, value) => {
    const { holder, round } = await estimatedMeter();
    expect(await seenOf(holder)).toEqual(asEstimated);
    expect(await estimatesGaveWay(holder)).toEqual([false]);
    const id = await accepted(holder, round, `${value}`, noonOf('2026-10-20'));
    expect(await seenOf(holder)).toEqual(asRead(value));
    expect(await estimatesGaveWay(holder)).toEqual([true]);
    expect(await standingOf(round)).toEqual(['read', value]);
    expect((await reverse(id)).status).toBe(201);
    expect(await seenOf(holder)).toEqual(asEstimated);
    expect(await estimatesGaveWay(holder)).toEqual([false]);
    expect(await standingOf(round)).toEqual(['estimated', estimate]);
  });

  it.each([
    ['above', 130],
    ['below', 140],
  ])('typed in the office, where it is %s it', async (_, value) => {
    const { holder, round } = await estimatedMeter();
    const id = await typed(holder, `${value}`, noonOf('2026-10-20'));
    expect(await seenOf(holder)).toEqual(asRead(value));
    expect(await standingOf(round)).toEqual(['read', value]);
    expect((await reverse(id)).status).toBe(201);
    expect(await seenOf(holder)).toEqual(asEstimated);
  });

  it('from the sheet of another round', async () => {
    const { holder, round } = await estimatedMeter();
    const other = await addOpenRound(app, [holder.meterId]);
    const rows = await filledRows(other.id, { [holder.marks.meter]: ['130', '20.10.2026'] });
    expect(await load(other.id, rows)).toMatchObject({ applied: true });
    expect(await seenOf(holder)).toEqual(asRead(130));
    expect(await standingOf(round)).toEqual(['read', 130]);
  });

  it('for the round, though on a day before it', async () => {
    const { holder, round } = await estimatedMeter();
    const id = await accepted(holder, round, '130', noonOf('2026-10-05'));
    expect(await seenOf(holder)).toEqual(asRead(130, '2026-10-05'));
    // The right value in its place is for the round, too.
    const { status } = await treasurer.post('/api/meter/reverse-measurement', {
      measurementId: id,
      reason: 'mistyped',
      replacementValue: '131',
    });
    expect(status).toBe(201);
    expect(await seenOf(holder)).toEqual(asRead(131, '2026-10-05'));
  });

  it('from the first instant of the first day on, and not from the one before', async () => {
    const { holder, round } = await estimatedMeter();
    await typed(holder, '128', '2026-10-11T21:59:59.999Z');
    expect(await seenOf(holder)).toEqual({
      ...asEstimated,
      values: [estimate, 128, 120, 100],
      used: [
        ['2026-10-11', 8, 'read'],
        ['2026-10-25', 5.934, 'estimated'],
      ],
    });
    expect(await standingOf(round)).toEqual(['estimated', estimate]);
    await typed(holder, '129', '2026-10-11T22:00:00.000Z');
    expect((await seenOf(holder)).last).toBe(129);
  });

  it('and stands where it was read of the device before', async () => {
    const { holder } = await estimatedMeter();
    const { body } = await treasurer.get<{ installation: { id: string } }>(
      `/api/meter/getDetails/${holder.meterId}`,
    );
    const { status } = await treasurer.post('/api/meter/replace', {
      meterId: holder.meterId,
      installationId: body.installation.id,
      at: noonOf('2026-10-22'),
      lastValue: '131',
      lastValueEstimated: false,
      removalReason: 'replaced',
      rolledOver: false,
      clientKey: null,
      installation: {
        serialNumber: null,
        firstValue: '131',
        digits: null,
        multiplier: '1',
        legalisedUntil: null,
        sealNumber: null,
      },
    });
    expect(status).toBe(201);
    await typed(holder, '130', noonOf('2026-10-20'));
    expect((await seenOf(holder)).last).toBe(estimate);
  });
});

it('an estimate that is charged is corrected as soon as the meter is read again', async () => {
  const { holder, round } = await estimatedMeter();
  const { approve, chargesOf, balanceOf } = chargeCalls(app, treasurer);
  const kind = await addFeeKind(db, { purpose: 'own-use' });
  const segments = [{ from: '2026-01-01', tiers: [{ upTo: null, rate: '2.00' }] }];
  const terms = { method: 'consumption', meterType: 'WaterMeter', segments } as const;
  await addTariff(db, { feeKindId: kind.id, terms });
  const form = runForm([kind.id], [holder.gardenId], {
    kind: 'media',
    title: 'Woda 2026',
    periodFrom: '2026-08-02',
    readingFrom: days.readFrom,
    readingThru: days.readThru,
    consumptionFrom: '2026-08-02',
    issueDay: '2026-10-26',
    dueYear: 2027,
  });
  await approve(await addCalculatedRun(app, treasurer, form));
  const [charge] = await chargesOf(holder.settlementId);
  expect(charge).toMatchObject({ amount: 27_87, lines: [{ quantity: '13.934' }] });
  const { body } = await treasurer.post('/api/meter/judge', {
    meterId: holder.meterId,
    measurementValue: '130',
    measuredAt: noonOf('2026-10-20'),
  });
  expect(JSON.stringify(body)).toContain(`Ten okres jest już naliczony (${charge?.number})`);
  await accepted(holder, round, '130', noonOf('2026-10-20'));
  const next = { readingFrom: '2026-11-01', readingThru: '2026-11-30', issueDay: '2026-11-25' };
  // Nobody knows yet what was there on the last day that is charged.
  const blocked = await addCalculatedRun(app, treasurer, { ...form, ...next });
  expect((await runDetails(treasurer, blocked)).counts).toMatchObject({ blocked: 1 });
  // 6.2 m³ in 31 days: until then 11 m³, and 5.2 m³ after it.
  await typed(holder, '136.2', noonOf('2026-11-20'));
  await approve(await addCalculatedRun(app, treasurer, { ...form, ...next }));
  const [later] = await chargesOf(holder.settlementId);
  expect(later?.lines.map(({ kind: of, amount }) => [of, amount]).toSorted()).toEqual([
    ['correction', -5_87],
    ['fee', 10_40],
  ]);
  expect(await balanceOf(holder.settlementId)).toBe(32_40);
});
