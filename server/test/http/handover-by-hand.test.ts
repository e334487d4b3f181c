import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { expect, it } from 'vitest';
import { allRows } from '#test/all-rows.ts';
import { addCalculatedRun, approveShown, calculate } from '#test/charge-calls.ts';
import { addLogin, addMeasurement, addMeter } from '#test/factories.ts';
import { addFeeKind, addResolution, addTariff } from '#test/fee-factories.ts';
import {
  addHeldGarden,
  addNewcomer,
  comes,
  handoverCalls,
  lastDay,
  leaves,
  nextDay,
} from '#test/handover-calls.ts';
import { postPayment } from '#test/ledger.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';

/** A couple with a meter, a membership and a login, who owe nothing, and another couple; the same in each database. */
async function world(app: TestApp) {
  const { db } = app;
  const manager = await app.as('ROLE_SUPER_USER');
  const { id: resolutionId } = await addResolution(db, { number: '1/2026' });
  const water = await addFeeKind(db, { name: 'Woda z licznika', code: 'WL' });
  const entry = await addFeeKind(db, { name: 'Opłata wstępna', code: 'OW' });
  const segments = [{ from: '2026-01-01', tiers: [{ upTo: null, rate: '3.33' }] }];
  const terms = { method: 'consumption', meterType: 'WaterMeter', segments } as const;
  await addTariff(db, { feeKindId: water.id, resolutionId, terms });
  const once = { method: 'manual', rate: '300' } as const;
  await addTariff(db, { feeKindId: entry.id, resolutionId, terms: once });
  await db
    .updateTable('settings')
    .set({ entryFeeKindIds: [entry.id] })
    .execute();
  const plot = await addHeldGarden(db, 'Adamski', 'Adamska');
  await db.updateTable('garden').set({ name: '12A' }).where('id', '=', plot.gardenId).execute();
  const meter = await addMeter(db, { gardenId: plot.gardenId, name: 'W-12A' });
  const read = { meterId: meter.id, measuredAt: '2025-12-31T10:00:00.000Z', value: '10' };
  await addMeasurement(db, read);
  await addMeasurement(db, { ...read, measuredAt: `${lastDay}T10:00:00.000Z`, value: '30' });
  await postPayment(db, { account: plot.account, day: '2026-05-20', amount: 100_00 });
  const login = await addLogin(db, { partyId: plot.first, role: 'ROLE_USER', loginId: 'adamski' });
  const since = { partyId: plot.first, validFrom: '2020-01-01', validThru: null };
  const { body } = await manager.post<{ id: string }>('/api/membership/create', since);
  const [one, other] = [
    await addNewcomer(db, { lastName: 'Bielski' }),
    await addNewcomer(db, { lastName: 'Bielska' }),
  ];
  return { db, manager, plot, water, entry, login, membershipId: body.id, one, other };
}

type World = Awaited<ReturnType<typeof world>>;

async function byHandover(app: TestApp, { manager, plot, entry, one, other }: World) {
  const { begin, update, settle, end } = handoverCalls(manager);
  const id = await begin({
    gardenId: plot.gardenId,
    leaving: [leaves(plot.first, { endsMembership: true, endsLogin: true }), leaves(plot.second)],
    coming: [comes(one.id, { beginsMembership: true, getsLogin: true }), comes(other.id)],
  });
  await update(id, { entryFees: [{ feeKindId: entry.id, amount: 250_00 }] });
  expect((await settle(id)).status).toBe(201);
  await end(id);
}

/** The same by the screens that there were before. */
async function byHand(app: TestApp, own: World) {
  const { db, manager, plot, water, entry, login, membershipId, one, other } = own;
  const common = { sectorIds: [], gardenIds: [], issueDay: gardenToday(), note: null };
  const dueYear = Number(gardenToday().slice(0, 4)) + (gardenToday().slice(5) > '06-30' ? 1 : 0);
  const approveNow = async (id: string) =>
    expect((await approveShown(manager, id, { confirmShortNotice: true })).status).toBe(204);
  const media = await addCalculatedRun(app, manager, {
    ...common,
    kind: 'media',
    title: 'Media do 2026.05.31: działka 12A',
    periodFrom: '2026-01-01',
    periodThru: lastDay,
    readingFrom: lastDay,
    readingThru: lastDay,
    dueYear,
    feeKindIds: [water.id],
    settlementIds: [plot.account],
  });
  await approveNow(media);
  for (const party of [plot.first, plot.second]) {
    const release = { id: plot.assignmentOf(party), validThru: lastDay };
    expect((await manager.put('/api/assignment/release', release)).status).toBe(204);
  }
  for (const partyId of [one.id, other.id]) {
    const form = { gardenId: plot.gardenId, partyId, validFrom: nextDay, validThru: null };
    expect((await manager.post('/api/assignment/create', form)).status).toBe(201);
  }
  const ended = { id: membershipId, validThru: lastDay };
  expect((await manager.put('/api/membership/update', ended)).status).toBe(204);
  const begun = { partyId: one.id, validFrom: nextDay, validThru: null };
  expect((await manager.post('/api/membership/create', begun)).status).toBe(201);
  const disabled = { loginId: login.id, role: 'ROLE_USER', enabled: false };
  expect((await manager.put('/api/login/update', disabled)).status).toBe(204);
  const made = await manager.post('/api/login/create', {
    partyId: one.id,
    loginId: 'abielski',
    password: 'Zielona-grządka-7',
    role: 'ROLE_USER',
    enabled: true,
    sendEmail: true,
  });
  expect(made.status).toBe(201);
  const account = await db
    .selectFrom('settlement')
    .select('id')
    .where('gardenId', '=', plot.gardenId)
    .where('closedOn', 'is', null)
    .executeTakeFirstOrThrow();
  const { body: fees } = await manager.post<{ id: string }>('/api/charge-run/create', {
    ...common,
    kind: 'one-off',
    title: 'Opłaty na początek: działka 12A',
    periodFrom: nextDay,
    periodThru: nextDay,
    dueYear,
    feeKindIds: [entry.id],
    settlementIds: [account.id],
  });
  const amount = {
    id: fees.id,
    settlementId: account.id,
    feeKindId: entry.id,
    amount: 250_00,
    description: null,
  };
  expect(await manager.put('/api/charge-run/add-amount', amount)).toMatchObject({ status: 204 });
  await calculate(app, manager, fees.id);
  await approveNow(fees.id);
}

/** What the audit says of all but the handover and its protocol, whatever the places of its entries are. */
function deeds(entries: readonly string[]): string[] {
  return entries
    .filter((entry) => !/"record_type":"(handover|document)"/.test(entry))
    .map((entry) => entry.replaceAll(/audit_entry \d+/g, 'entry'))
    .toSorted();
}

it('the end of a handover leaves what the same leaves that is done by hand, step by step, but for its own rows', async () => {
  const [handedOver, byScreens] = [await startTestApp(), await startTestApp()];
  const [one, other] = [await world(handedOver), await world(byScreens)];
  // What is the handover's own, and what says when rows were changed last.
  const own = [
    'document',
    'handover',
    'handover_party',
    'handover_point',
    'list_change',
    'list_change_forgotten',
    'session',
    'storage_mark',
    'stored_object',
  ];
  const before = await allRows(one.db, own);
  expect(await allRows(other.db, own)).toEqual(before);
  await byHandover(handedOver, one);
  await byHand(byScreens, other);
  const after = await allRows(one.db, own);
  const { audit_entry: entries = [], ...rows } = after;
  const { audit_entry: entriesByHand = [], ...rowsByHand } = await allRows(other.db, own);
  expect(rows).toEqual(rowsByHand);
  expect(rows).not.toEqual(before);
  expect(deeds(entries)).toEqual(deeds(entriesByHand));
});
