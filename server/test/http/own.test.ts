import type { Charge } from '@grzadka/contract/charge/charge.model';
import { addDays } from '@grzadka/contract/core/time/calendar-steps';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import type { RunningEntry } from '@grzadka/contract/ledger/ledger.model';
import type { Consumption } from '@grzadka/contract/meter/consumption/consumption.model';
import type {
  OwnGarden,
  OwnGardenDetails,
  OwnMeasurement,
  OwnSettlement,
  OwnTransfer,
} from '@grzadka/contract/own/own.model';
import { describe, expect, it } from 'vitest';
import { sessionCookie } from '#src/session/session-cookie.ts';
import { addChargedRun } from '#test/charged-run.ts';
import { addAssignment, addGarden, addLogin, addMeasurement, addSession } from '#test/factories.ts';
import { feeKindNamed, postDebt, postPayment } from '#test/ledger.ts';
import { addHolder, type Holder } from '#test/own-garden.ts';
import { readPdf } from '#test/read-pdf.ts';
import { startTestApp } from '#test/test-app.ts';
import { createTestClient } from '#test/test-client.ts';

const app = await startTestApp();
const today = gardenToday();

const itemsAt = async <Item>({ client }: Pick<Holder, 'client'>, path: string) =>
  (await client.get<{ items: Item[] }>(path)).body.items;

/** A login of the party, whatever its role. */
async function signIn(partyId: string) {
  const { id } = await addLogin(app.db, { role: 'ROLE_USER', partyId });
  return {
    client: createTestClient(app.origin, { [sessionCookie]: await addSession(app.db, id) }),
  };
}

it('the gardens held today are one’s own, by name, and those of before or later are not', async () => {
  const holder = await addHolder(app);
  const other = async (name: string, days: { validFrom?: string; validThru?: string }) => {
    const { id: gardenId } = await addGarden(app.db, { name });
    await addAssignment(app.db, { gardenId, partyId: holder.partyId, ...days });
    return gardenId;
  };
  const second = await other('Aleja 2', { validFrom: today, validThru: today });
  const past = await other('Dawna', { validThru: addDays(today, -1) });
  const future = await other('Przyszła', { validFrom: addDays(today, 1) });
  expect(await itemsAt<OwnGarden>(holder, '/api/own/garden')).toEqual([
    { id: second, name: 'Aleja 2', sector: 'Sektor 1', area: 300 },
    { id: holder.gardenId, name: holder.marks.garden, sector: 'Sektor 1', area: 300 },
  ]);
  for (const id of [past, future]) {
    expect((await holder.client.get(`/api/own/garden/${id}`)).status).toBe(404);
  }
});

it('a garden has its meters with their last values, and not who read them', async () => {
  const { client, gardenId, meterId, marks } = await addHolder(app, { role: 'ROLE_TREASURER' });
  const { status, body } = await client.get<OwnGardenDetails>(`/api/own/garden/${gardenId}`);
  expect(status).toBe(200);
  expect(body.meters).toEqual([
    {
      id: meterId,
      name: marks.meter,
      type: 'WaterMeter',
      active: true,
      serialNumber: marks.serialNumber,
      lastMeasurement: { value: 120, measuredAt: '2026-08-01T10:00:00.000Z', isEstimate: false },
      reporting: null,
      submission: null,
    },
  ]);
  expect(JSON.stringify(body)).not.toContain('Nowak');
});

it('readings and consumption begin with the day of holding: what somebody used before is theirs', async () => {
  const holder = await addHolder(app, { validFrom: '2026-07-01' });
  const { meterId } = holder;
  await addMeasurement(app.db, { meterId, value: '90', measuredAt: '2025-10-01T10:00:00.000Z' });
  const readings = await itemsAt<OwnMeasurement>(holder, `/api/own/meter/${meterId}/measurements`);
  // The one of April is that which July begins with.
  expect(readings.map(({ value }) => value)).toEqual([120, 100]);
  const page = `/api/own/meter/${meterId}/measurements?limit=1&offset=1`;
  expect((await holder.client.get(page)).body).toMatchObject({
    items: [{ value: 100 }],
    totalItems: 2,
  });
  const path = `/api/own/meter/${meterId}/consumption?step=whole`;
  const { body } = await holder.client.get<{ items: Consumption[]; unit: string }>(path);
  expect(body).toMatchObject({ items: [{ from: '2026-07-01', thru: '2026-08-01' }], unit: 'm³' });
  const all = await addHolder(app);
  const whole = `/api/own/meter/${all.meterId}/consumption?step=whole`;
  expect(await itemsAt<Consumption>(all, whole)).toMatchObject([{ quantity: 20 }]);
});

it('an account is that of its holders: what is owed and posted, why, and how to pay', async () => {
  const holder = await addHolder(app);
  const { settlementId: account, marks, client } = holder;
  await addChargedRun(app.db, 2026, [
    {
      settlementId: account,
      feeKindId: await feeKindNamed(app.db, 'Opłata ogrodowa'),
      lines: [{ words: 'Opłata ogrodowa 2026: 300 m² × 0,50 zł', amount: 15_000 }],
      parts: [{ dueOn: '2026-06-30', amount: 15_000 }],
    },
  ]);
  await postPayment(app.db, { account, day: '2026-04-01', amount: 5_000 });
  await app.db
    .updateTable('settings')
    .set({ shortName: 'ROD', nip: '8567346215', bankAccount: '61109010140000071219812874' })
    .execute();

  expect(await itemsAt<OwnSettlement>(holder, '/api/own/settlement')).toMatchObject([
    { id: account, reference: marks.reference, standing: { balance: 10_000 } },
  ]);
  const at = `/api/own/settlement/${account}`;
  expect(await itemsAt<Charge>(holder, `${at}/charges`)).toMatchObject([
    { amount: 15_000, lines: [{ words: 'Opłata ogrodowa 2026: 300 m² × 0,50 zł' }] },
  ]);
  const entries = await itemsAt<RunningEntry>(holder, `${at}/entries`);
  expect(entries.map(({ amount }) => amount)).toEqual([-5_000, 15_000]);
  expect((await client.get(`${at}/open`)).body).toMatchObject({ balance: 10_000 });
  const { body } = await client.get<OwnTransfer>(`${at}/transfer`);
  expect(body).toMatchObject({ bankAccount: '61109010140000071219812874', recipient: 'ROD' });
  expect(body.amounts).toMatchObject([{ amount: 10_000, by: null }]);
  expect(body.amounts[0]?.code).toContain('|010000|ROD|');
  for (const paper of ['slip', 'statement']) {
    const reply = await client.send(`${at}/${paper}`);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const { pages } = await readPdf(new Uint8Array(await reply.arrayBuffer()));
    expect(pages.join(' ')).toContain(marks.reference);
  }
});

it('whoever joins an account later sees what was posted since', async () => {
  const first = await addHolder(app);
  const { settlementId: account, gardenId } = first;
  await postDebt(app.db, {
    account,
    day: '2026-02-01',
    parts: [{ dueOn: '2026-03-01', amount: 1 }],
  });
  await postDebt(app.db, {
    account,
    day: '2026-09-01',
    parts: [{ dueOn: '2026-10-01', amount: 2 }],
  });
  const spouse = await addHolder(app);
  await addAssignment(app.db, { gardenId, partyId: spouse.partyId, validFrom: '2026-06-01' });
  const path = `/api/own/settlement/${account}/entries`;
  const seen = async (holder: Holder) =>
    (await itemsAt<RunningEntry>(holder, path)).map(({ amount }) => amount);
  expect(await seen(first)).toEqual([2, 1]);
  expect(await seen(spouse)).toEqual([2]);
});

it('whoever joins an account later gets no notice of a run before that', async () => {
  const first = await addHolder(app);
  const { settlementId, gardenId } = first;
  const { id: runId } = await addChargedRun(app.db, 2025, [
    {
      settlementId,
      feeKindId: await feeKindNamed(app.db, 'Opłata ogrodowa'),
      lines: [{ words: 'Opłata ogrodowa 2025', amount: 15_000 }],
      parts: [{ dueOn: '2025-06-30', amount: 15_000 }],
    },
  ]);
  const spouse = await addHolder(app);
  await addAssignment(app.db, { gardenId, partyId: spouse.partyId, validFrom: '2026-06-01' });
  const path = `/api/own/settlement/${settlementId}/notice?runId=${runId}`;
  expect((await first.client.send(path)).status).toBe(200);
  expect((await spouse.client.send(path)).status).toBe(404);
});

it('an account stays one’s own when it has ended, and is no more while it goes on without one', async () => {
  const gone = await addHolder(app);
  const left = await addHolder(app);
  const stays = await addHolder(app);
  await addAssignment(app.db, {
    gardenId: left.gardenId,
    partyId: stays.partyId,
    validFrom: '2020-01-01',
  });
  for (const { gardenId, partyId } of [gone, left]) {
    await app.db
      .updateTable('assignment')
      .set({ validThru: addDays(today, -1) })
      .where('gardenId', '=', gardenId)
      .where('partyId', '=', partyId)
      .execute();
  }
  const accounts = async (partyId: string) =>
    (await itemsAt<OwnSettlement>(await signIn(partyId), '/api/own/settlement')).map(
      ({ id }) => id,
    );
  expect(await accounts(gone.partyId)).toEqual([gone.settlementId]);
  expect(await accounts(left.partyId)).toEqual([]);
  expect(await accounts(stays.partyId)).toContain(left.settlementId);
  expect(await itemsAt(await signIn(gone.partyId), '/api/own/garden')).toEqual([]);
});

describe('whoever holds a garden anew', () => {
  /** Ends what a holder has of their garden with the end of June, and begins it anew. */
  async function beginAnew({ gardenId, partyId }: Holder, validFrom: string) {
    await app.db
      .updateTable('assignment')
      .set({ validThru: '2026-06-30' })
      .where('gardenId', '=', gardenId)
      .where('partyId', '=', partyId)
      .execute();
    await addAssignment(app.db, { gardenId, partyId, validFrom });
  }

  const valuesOf = async (holder: Holder) =>
    (await itemsAt<OwnMeasurement>(holder, `/api/own/meter/${holder.meterId}/measurements`)).map(
      ({ value }) => value,
    );
  const usedBy = async (holder: Holder) =>
    (
      await itemsAt<Consumption>(holder, `/api/own/meter/${holder.meterId}/consumption?step=whole`)
    ).map(({ from }) => from);

  it('from the next day on has held it all the time, and sees it', async () => {
    const holder = await addHolder(app, { validFrom: '2025-05-01' });
    const spouse = await addHolder(app);
    const { meterId, gardenId, settlementId: account } = holder;
    await addAssignment(app.db, { gardenId, partyId: spouse.partyId, validFrom: '2025-05-01' });
    for (const [value, day] of [
      ['70', '2025-01-01'],
      ['90', '2025-10-01'],
    ] as const) {
      await addMeasurement(app.db, { meterId, value, measuredAt: `${day}T10:00:00.000Z` });
    }
    const parts = [{ dueOn: '2026-03-01', amount: 1 }];
    await postDebt(app.db, { account, day: '2026-02-01', parts });
    const entries = () => itemsAt<RunningEntry>(holder, `/api/own/settlement/${account}/entries`);
    const before = await entries();
    expect(before).toHaveLength(1);
    await beginAnew(holder, '2026-07-01');
    expect(await valuesOf(holder)).toEqual([120, 100, 90, 70]);
    expect(await usedBy(holder)).toEqual(['2025-05-01']);
    expect(await entries()).toEqual(before);
  });

  it('after others had it sees what was read since', async () => {
    const holder = await addHolder(app, { validFrom: '2026-01-01' });
    await beginAnew(holder, '2026-07-02');
    expect(await valuesOf(holder)).toEqual([120, 100]);
    expect(await usedBy(holder)).toEqual(['2026-07-02']);
  });

  it('that they have held since nobody knows when sees all', async () => {
    const holder = await addHolder(app);
    await app.db
      .updateTable('assignment')
      .set({ validFrom: null })
      .where('gardenId', '=', holder.gardenId)
      .execute();
    await beginAnew(holder, '2026-07-01');
    expect(await valuesOf(holder)).toEqual([120, 100]);
    expect(await usedBy(holder)).toEqual(['2026-04-02']);
  });
});
