import type { Charge } from '@grzadka/contract/charge/charge.model';
import type { ChargedSettlement } from '@grzadka/contract/charge/run/charge-run.model';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import type { ListPage } from '@grzadka/contract/core/list/list';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { auditOf } from '#test/audit-trail.ts';
import { addCalculatedRun, approveShown, calculate, runDetails } from '#test/charge-calls.ts';
import { addPlot, runForm } from '#test/charge-runs.ts';
import { addFeeKind, addTariff } from '#test/fee-factories.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const treasurer = await app.as('ROLE_TREASURER');

const approve = (id: string, more = {}) => approveShown(treasurer, id, more);
const settlementsOf = async (id: string, query = '') =>
  (await treasurer.get<ListPage<ChargedSettlement>>(`/api/charge-run/${id}/settlements?${query}`))
    .body;
const chargesOf = async (id: string) =>
  (await treasurer.get<{ items: Charge[] }>(`/api/settlement/${id}/charges`)).body.items;
const balanceOf = async (id: string) => {
  const row = app.db.selectFrom('settlement').select('balanceGrosz').where('id', '=', id);
  return Number((await row.executeTakeFirstOrThrow()).balanceGrosz);
};

/** A kind that costs 0,45 zł per square metre, due on 30 June. */
async function areaKind(name?: string) {
  const kind = await addFeeKind(app.db, name === undefined ? {} : { name });
  const { id } = await addTariff(app.db, { feeKindId: kind.id });
  return { ...kind, tariffId: id };
}

describe('a charge run', () => {
  it('is calculated without charging anything, and then approved as it was shown: number, charges, postings', async () => {
    const kind = await areaKind();
    const plot = await addPlot(app.db, { area: '312.50' });
    const id = await addCalculatedRun(app, treasurer, runForm([kind.id], [plot.gardenId]));
    expect(await balanceOf(plot.id)).toBe(0);
    const draft = await runDetails(treasurer, id);
    expect(draft).toMatchObject({
      state: 'draft',
      number: null,
      amount: 140_63,
      progress: { state: 'done', done: 1, of: 1, failed: 0 },
      totals: [{ feeKind: { id: kind.id }, charges: 1, amount: 140_63, previous: null }],
      counts: { settlements: 1, blocked: 0, toCheck: 1, skipped: 0, nobody: 0 },
      dueDays: [{ dueOn: '2026-06-30', amount: 140_63 }],
      lastIssueDay: '2026-05-31',
    });
    expect((await settlementsOf(id)).items).toMatchObject([
      {
        settlement: { id: plot.id },
        amount: 140_63,
        previous: null,
        cause: 'new',
        state: 'to-check',
      },
    ]);

    expect((await approve(id)).status).toBe(204);
    const { number, state } = await runDetails(treasurer, id);
    expect([state, number]).toEqual(['approved', expect.stringMatching(/^NAL\/2026\/\d+$/)]);
    expect(await balanceOf(plot.id)).toBe(140_63);
    expect(await chargesOf(plot.id)).toMatchObject([
      {
        number: `${number}/1`,
        amount: 140_63,
        state: 'open',
        parts: [{ dueOn: '2026-06-30', amount: 140_63, open: 140_63 }],
        lines: [{ kind: 'fee', quantity: '312.50', rate: '0.45', amount: 140_63 }],
      },
    ]);
  });

  it('16.7: is not approved where a plot changed since it was shown; calculated again it says what did', async () => {
    const kind = await areaKind();
    const [plot, other] = [await addPlot(app.db), await addPlot(app.db)];
    const gardens = [plot.gardenId, other.gardenId];
    const before = await addCalculatedRun(
      app,
      treasurer,
      runForm([kind.id], gardens, {
        periodFrom: '2025-01-01',
        periodThru: '2025-12-31',
        dueYear: 2026,
      }),
    );
    // Of 2026 there is no tariff for 2025: what holds on the reference day is asked for.
    expect((await runDetails(treasurer, before)).counts.blocked).toBe(2);
    await sql`update tariff set valid_from = '2025-01-01' where id = ${kind.tariffId}`.execute(
      app.db,
    );
    await calculate(app, treasurer, before);
    expect((await approve(before)).status).toBe(204);

    const id = await addCalculatedRun(app, treasurer, runForm([kind.id], gardens));
    const shown = (await settlementsOf(id)).items;
    expect(shown.map(({ cause, difference }) => [cause, difference])).toEqual([
      ['same', 0],
      ['same', 0],
    ]);
    await app.db
      .updateTable('gardenArea')
      .set({ area: '310' })
      .where('gardenId', '=', plot.gardenId)
      .execute();
    const refused = await approve(id);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Od obliczenia zmieniły się dane (działki: 1). Oblicz ponownie.',
    ]);
    expect(await balanceOf(plot.id)).toBe(135_00);
    await calculate(app, treasurer, id);
    const { items } = await settlementsOf(id, 'sort-by=difference&sort-direction=desc');
    expect(items.map(({ cause, difference }) => [cause, difference])).toEqual([
      ['quantity', 4_50],
      ['same', 0],
    ]);
    expect((await approve(id)).status).toBe(204);
    expect(await balanceOf(plot.id)).toBe(135_00 + 139_50);
  });

  it('16.9: is approved once and under one number by a hundred who press at once', async () => {
    const kind = await areaKind();
    const plot = await addPlot(app.db);
    const id = await addCalculatedRun(app, treasurer, runForm([kind.id], [plot.gardenId]));
    const last = () =>
      app.db
        .selectFrom('documentNumber')
        .select('last')
        .where('series', '=', 'NAL')
        .where('year', '=', 2026)
        .executeTakeFirst();
    const before = (await last())?.last ?? 0;
    const { headers } = await treasurer.get(`/api/charge-run/get/${id}`);
    const shown = { 'if-match': headers.get('etag') ?? '' };
    const press = () => treasurer.put('/api/charge-run/approve', { id }, shown);
    const replies = await Promise.all(Array.from({ length: 100 }, press));
    const statuses = replies.map(({ status }) => status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    expect(statuses.filter((status) => ![204, 409, 412, 503].includes(status))).toEqual([]);
    expect((await last())?.last).toBe(before + 1);
    expect(await balanceOf(plot.id)).toBe(135_00);
  });

  it('is not approved while a plot is blocked, until that is mended or it is left out with a reason', async () => {
    const kind = await areaKind();
    const [plot, other] = [await addPlot(app.db), await addPlot(app.db)];
    await app.db.deleteFrom('gardenArea').where('gardenId', '=', other.gardenId).execute();
    const id = await addCalculatedRun(
      app,
      treasurer,
      runForm([kind.id], [plot.gardenId, other.gardenId]),
    );
    const { items } = await settlementsOf(id, 'filter-by-state=true&state=blocked');
    expect(items).toMatchObject([{ settlement: { id: other.id }, blocked: { code: 'no-area' } }]);
    expect((await approve(id)).body.message).toMatch(
      /^Nie można zatwierdzić: 1.działka jest zablokowana/,
    );
    const skip = (reason: string | null) =>
      treasurer.put('/api/charge-run/skip', { id, settlementId: other.id, reason });
    expect((await skip('Powierzchnia do ustalenia')).status).toBe(204);
    expect((await settlementsOf(id, 'filter-by-state=true&state=skipped')).items).toMatchObject([
      { settlement: { id: other.id }, skipReason: 'Powierzchnia do ustalenia' },
    ]);
    const [told] = (await auditOf(app.db, 'charge-run', id)).toReversed();
    expect(told?.after).toMatchObject({
      leftOutSettlement: other.id,
      skipReason: 'Powierzchnia do ustalenia',
    });
    await calculate(app, treasurer, id);
    expect((await runDetails(treasurer, id)).counts).toMatchObject({ blocked: 0, skipped: 1 });
    expect((await skip(null)).status).toBe(204);
    expect((await skip('Powierzchnia do ustalenia')).status).toBe(204);
    expect((await approve(id)).status).toBe(204);
    expect(await chargesOf(other.id)).toEqual([]);
  });

  it('charges no plot a kind for a day twice, whoever writes to the database', async () => {
    const kind = await areaKind();
    const plot = await addPlot(app.db);
    const [id, again] = [
      await addCalculatedRun(app, treasurer, runForm([kind.id], [plot.gardenId])),
      await addCalculatedRun(app, treasurer, runForm([kind.id], [plot.gardenId])),
    ];
    expect((await approve(id)).status).toBe(204);
    expect((await approve(again)).status).toBe(409);
    await calculate(app, treasurer, again);
    const { number } = await runDetails(treasurer, id);
    expect((await settlementsOf(again)).items).toMatchObject([
      { blocked: { code: 'charged-already', chargedBy: { id, number } } },
    ]);
    const copy = sql`
      insert into charge select (jsonb_populate_record(charge, jsonb_build_object(
        'id', gen_random_uuid(), 'number', 'x', 'place', 99, 'entry_id', gen_random_uuid()
      ))).* from charge where settlement_id = ${plot.id}
    `;
    await expect(copy.execute(app.db)).rejects.toThrow('charge_days');
  });

  it('is approved by a second person where the settings ask for one', async () => {
    const kind = await areaKind();
    const plot = await addPlot(app.db);
    const id = await addCalculatedRun(app, treasurer, runForm([kind.id], [plot.gardenId]));
    await app.db.updateTable('settings').set({ secondPersonApproves: true }).execute();
    const refused = await approve(id);
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'To naliczenie musi zatwierdzić inna osoba. Poproś ją o to.',
    ]);
    const other = await app.as('ROLE_SUPER_USER');
    expect((await approveShown(other, id)).status).toBe(204);
    await app.db.updateTable('settings').set({ secondPersonApproves: false }).execute();
  });

  it('is issued in time before what it charges is due, unless somebody confirms that it is not', async () => {
    const kind = await areaKind();
    const plot = await addPlot(app.db);
    const form = runForm([kind.id], [plot.gardenId], { issueDay: '2026-06-01' });
    const id = await addCalculatedRun(app, treasurer, form);
    const refused = await approve(id);
    expect([refused.status, refused.body.fields]).toMatchObject([
      409,
      { confirmShortNotice: expect.stringContaining('najpóźniej 2026.05.31') },
    ]);
    expect((await approve(id, { confirmShortNotice: true })).status).toBe(204);
    expect((await runDetails(treasurer, id)).shortNotice).toBe(true);

    const late = await addCalculatedRun(app, treasurer, {
      ...form,
      kind: 'one-off',
      issueDay: '2026-07-01',
    });
    expect((await approve(late, { confirmShortNotice: true })).body.fields).toHaveProperty(
      'issueDay',
    );
  });

  it('is changed, calculated and deleted as a draft only, by who knows its version', async () => {
    const kind = await areaKind();
    const plot = await addPlot(app.db);
    const id = await addCalculatedRun(app, treasurer, runForm([kind.id], [plot.gardenId]));
    const update = (values: object, headers = {}) =>
      treasurer.put<ErrorBody>('/api/charge-run/update', { id, ...values }, headers);
    expect((await update({ title: 'Inny' }, { 'if-match': '"1"' })).status).toBe(412);
    expect((await update({ referenceDay: '2027-01-01' })).body.fields).toEqual({
      referenceDay: '„Stan na dzień” musi być w tym okresie',
    });
    expect((await update({ title: 'Opłaty 2026' })).status).toBe(204);
    expect((await approve(id)).body.message).toBe(
      'To naliczenie nie jest jeszcze obliczone. Naciśnij „Oblicz”.',
    );
    await treasurer.post('/api/charge-run/calculate', { id });
    expect((await approve(id)).body.message).toMatch(/^To naliczenie właśnie się oblicza/);
    await calculate(app, treasurer, id);
    expect((await approve(id)).status).toBe(204);
    const remove = () =>
      treasurer.request<ErrorBody>(`/api/charge-run/delete/${id}`, { method: 'DELETE' });
    for (const { status } of [await update({ title: 'x' }), await remove()])
      expect(status).toBe(409);
    expect((await treasurer.post('/api/charge-run/calculate', { id })).status).toBe(409);
    const draft = await addCalculatedRun(app, treasurer, runForm([kind.id], []));
    expect(
      (await treasurer.request(`/api/charge-run/delete/${draft}`, { method: 'DELETE' })).status,
    ).toBe(204);
  });
});

describe('what is charged', () => {
  it('is never changed, and keeps its tariff and resolution, which is said', async () => {
    const kind = await areaKind();
    const plot = await addPlot(app.db);
    const id = await addCalculatedRun(app, treasurer, runForm([kind.id], [plot.gardenId]));
    expect((await approve(id)).status).toBe(204);
    const { body: tariff } = await treasurer.get<{ resolution: { id: string } }>(
      `/api/tariff/get/${kind.tariffId}`,
    );
    expect((await treasurer.delete(`/api/tariff/delete/${kind.tariffId}`)).status).toBe(409);
    const changed = await treasurer.put<ErrorBody>('/api/tariff/update', {
      id: kind.tariffId,
      terms: { method: 'per-area', rate: '0,50' },
    });
    expect([changed.status, changed.body.message]).toEqual([
      409,
      expect.stringMatching(/^Na tej stawce opiera się zatwierdzone naliczenie/),
    ]);
    const ended = { id: kind.tariffId, validThru: '2026-12-31' };
    expect((await treasurer.put('/api/tariff/end', ended)).status).toBe(204);
    const renamed = { id: tariff.resolution.id, number: '99/2026' };
    expect((await treasurer.put('/api/resolution/update', renamed)).status).toBe(409);
  });
});
