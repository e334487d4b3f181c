import type { ErrorBody } from '@grzadka/contract/core/errors';
import { handoverRefusals } from '@grzadka/contract/handover/handover.model';
import { describe, expect, it } from 'vitest';
import { addLogin, addSession } from '#test/factories.ts';
import { addFeeKind, addTariff } from '#test/fee-factories.ts';
import {
  addHeldGarden,
  addNewcomer,
  comes,
  handoverCalls,
  holdingsOf,
  lastDay,
  leaves,
  nextDay,
} from '#test/handover-calls.ts';
import { startTestApp } from '#test/test-app.ts';
import { createTestClient } from '#test/test-client.ts';

const app = await startTestApp();
const { db } = app;
const manager = await app.as('ROLE_SUPER_USER');
const treasurer = await app.as('ROLE_TREASURER');
const { begin, preview, complete, end, result, update } = handoverCalls(manager);

describe('what becomes of those who leave and come', () => {
  async function chosen() {
    const plot = await addHeldGarden(db, 'Odchodzi');
    const login = await addLogin(db, { partyId: plot.first, role: 'ROLE_USER' });
    await manager.post('/api/membership/create', {
      partyId: plot.first,
      validFrom: '2020-01-01',
      validThru: null,
    });
    const newcomer = await addNewcomer(db, { lastName: `Łączka` });
    const id = await begin({
      gardenId: plot.gardenId,
      leaving: [leaves(plot.first, { endsMembership: true, endsLogin: true })],
      coming: [comes(newcomer.id, { beginsMembership: true, getsLogin: true })],
    });
    return { plot, login, newcomer, id };
  }

  it('is what was chosen: memberships and logins end and begin, and a password goes by e-mail', async () => {
    const { plot, login, newcomer, id } = await chosen();
    const session = createTestClient(app.origin, {
      [manager.cookie().split('=')[0] ?? '']: await addSession(db, login.id),
    });
    expect((await session.get('/api/own/settlement')).status).toBe(200);
    const what = await end(id);
    expect(what.slice(-4)).toEqual([
      'Odchodzi Jan: koniec członkostwa w PZD 2026.05.31',
      'Łączka Anna: początek członkostwa w PZD 2026.06.01',
      `Odchodzi Jan: wyłączenie loginu ${login.loginId}`,
      'Łączka Anna: nowy login alaczka, hasło e-mailem na łączka@example.pl',
    ]);
    expect((await session.get('/api/own/settlement')).status).toBe(401);
    const members = await db
      .selectFrom('membership')
      .select(['partyId', 'validFrom', 'validThru'])
      .where('partyId', 'in', [plot.first, newcomer.id])
      .orderBy('validFrom')
      .execute();
    expect(members).toEqual([
      { partyId: plot.first, validFrom: '2020-01-01', validThru: lastDay },
      { partyId: newcomer.id, validFrom: nextDay, validThru: null },
    ]);
    const made = await db
      .selectFrom('login')
      .innerJoin('mailMessage', 'loginId', 'login.id')
      .select(['userName', 'role', 'recipients'])
      .where('partyId', '=', newcomer.id)
      .execute();
    expect(made).toEqual([
      { userName: 'alaczka', role: 'ROLE_USER', recipients: [newcomer.email] },
    ]);
  });

  it('is changed by who may change logins alone', async () => {
    const { id } = await chosen();
    const calls = handoverCalls(treasurer);
    const { body } = await calls.preview(id);
    expect(body.missing).toContain(handoverRefusals.noLogins);
    expect(await calls.complete(id, body.shown)).toMatchObject({
      status: 403,
      body: { message: handoverRefusals.noLogins },
    });
  });
});

describe('what who comes pays once', () => {
  async function withFees() {
    const [entry, invest] = [await addFeeKind(db), await addFeeKind(db)];
    await addTariff(db, { feeKindId: entry.id, terms: { method: 'manual', rate: '300' } });
    await addTariff(db, { feeKindId: invest.id, terms: { method: 'manual', rate: '500' } });
    await db
      .updateTable('settings')
      .set({ entryFeeKindIds: [entry.id, invest.id] })
      .execute();
    const plot = await addHeldGarden(db, 'Płatny');
    const newcomer = await addNewcomer(db);
    const id = await begin({
      gardenId: plot.gardenId,
      leaving: [leaves(plot.first)],
      coming: [comes(newcomer.id)],
    });
    const entryFees = [
      { feeKindId: entry.id, amount: null },
      { feeKindId: invest.id, amount: 123_45 },
    ];
    await update(id, { entryFees });
    return { id, plot, entry, invest };
  }

  const balanceOf = async (settlementId: string | undefined) => {
    const account = db
      .selectFrom('settlement')
      .select('balanceGrosz')
      .where('id', '=', settlementId ?? '');
    return Number((await account.executeTakeFirst())?.balanceGrosz);
  };

  it('is charged to the new account, by the tariff or by the amount that was set', async () => {
    const { id, entry, invest } = await withFees();
    const what = await end(id);
    expect(what).toContain(
      `Opłaty na początek: ${entry.name} 300,00\u00a0zł, ${invest.name} 123,45\u00a0zł`,
    );
    const ended = await result(id);
    expect(await balanceOf(ended?.account?.id)).toBe(423_45);
    expect(ended?.draft).toBeNull();
  });

  it('waits in a draft where a second person approves', async () => {
    const { id } = await withFees();
    await db.updateTable('settings').set({ secondPersonApproves: true }).execute();
    try {
      expect((await end(id)).at(-1)).toContain('czekają');
    } finally {
      await db.updateTable('settings').set({ secondPersonApproves: false }).execute();
    }
    const ended = await result(id);
    expect(ended?.draft?.title).toContain('Opłaty na początek');
    expect(await balanceOf(ended?.account?.id)).toBe(0);
  });
});

describe('a dry run', () => {
  it('leaves nothing behind', async () => {
    const plot = await addHeldGarden(db, 'Próbny');
    const newcomer = await addNewcomer(db);
    const id = await begin({
      gardenId: plot.gardenId,
      leaving: [leaves(plot.first)],
      coming: [comes(newcomer.id, { beginsMembership: true })],
    });
    const before = await holdingsOf(db, plot.gardenId);
    const entries = db.selectFrom('auditEntry').select(({ fn }) => fn.countAll().as('count'));
    const counted = await entries.executeTakeFirst();
    const counter = db.selectFrom('settlementCounter').selectAll();
    const last = await counter.executeTakeFirst();
    expect((await preview(id)).body.what.length).toBeGreaterThan(3);
    expect(await holdingsOf(db, plot.gardenId)).toEqual(before);
    expect(await entries.executeTakeFirst()).toEqual(counted);
    expect(await counter.executeTakeFirst()).toEqual(last);
    expect(await result(id)).toBeNull();
  });

  it('is the same until something is different', async () => {
    const plot = await addHeldGarden(db, 'Taki');
    const id = await begin({ gardenId: plot.gardenId, leaving: [leaves(plot.first)] });
    const [one, other] = [(await preview(id)).body, (await preview(id)).body];
    expect(other).toEqual(one);
    await db.updateTable('party').set({ lastName: 'Inny' }).where('id', '=', plot.first).execute();
    expect((await preview(id)).body.shown).not.toBe(one.shown);
    expect(await complete(id, one.shown)).toMatchObject({
      status: 409,
      body: { message: handoverRefusals.changed },
    });
  });

  it('and the end are refused of one that has ended, and one that is not there', async () => {
    const plot = await addHeldGarden(db, 'Były');
    const id = await begin({ gardenId: plot.gardenId, leaving: [leaves(plot.first)] });
    const { shown } = (await preview(id)).body;
    await end(id);
    const ended = await result(id);
    const message = handoverRefusals.endedBy(ended?.endedBy ?? '');
    expect(await preview(id)).toMatchObject({ status: 409, body: { message } });
    expect(await complete(id, shown)).toMatchObject({ status: 409, body: { message } });
    expect((await preview(plot.gardenId)).status).toBe(404);
    const unversioned = await manager.put<ErrorBody>('/api/handover/complete', { id, shown });
    expect(unversioned.status).toBe(428);
  });

  it('is no end of one that was changed since it was read', async () => {
    const plot = await addHeldGarden(db, 'Zmieniony');
    const id = await begin({ gardenId: plot.gardenId, leaving: [leaves(plot.first)] });
    await update(id, { remark: 'Klucze u sąsiada' });
    const form = { id, shown: (await preview(id)).body.shown };
    const former = await manager.put('/api/handover/complete', form, { 'if-match': '"1"' });
    expect(former.status).toBe(412);
    expect(await result(id)).toBeNull();
  });

  it('says who of them does not have the plot on the day', async () => {
    const plot = await addHeldGarden(db, 'Wcześniej');
    const id = await begin({ gardenId: plot.gardenId, leaving: [leaves(plot.first)] });
    const release = { id: plot.assignmentOf(plot.first), validThru: '2026-03-31' };
    expect((await manager.put('/api/assignment/release', release)).status).toBe(204);
    const { missing } = (await preview(id)).body;
    expect(missing.at(-1)).toContain('Wcześniej Jan');
    expect(missing.at(-1)).toContain(handoverRefusals.notHolder);
  });
});
