import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import type { RunningEntry } from '@grzadka/contract/ledger/ledger.model';
import type { PostedDocument } from '@grzadka/contract/payment/payment.model';
import { describe, expect, it } from 'vitest';
import { addChargedRun } from '#test/charged-run.ts';
import { addFeeKind, addResolution } from '#test/fee-factories.ts';
import { addAccount, firstCashBox, postDebt, postPayment, stateOf } from '#test/ledger.ts';
import { moneyFindings } from '#test/money-checks.ts';
import { addHolder } from '#test/own-garden.ts';
import { readPdf } from '#test/read-pdf.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { db } = app;
const treasurer = await app.as('ROLE_TREASURER');
const today = gardenToday();
const resolution = await addResolution(db, { number: '7/2026' });

type Posted = PostedDocument & ErrorBody;

const writeOff = (partIds: readonly string[], more: object = {}) =>
  treasurer.post<Posted>('/api/write-off/create', {
    partIds,
    reason: 'należność nieściągalna',
    resolutionId: resolution.id,
    clientKey: randomUUID(),
    ...more,
  });
const reverse = (id: string) =>
  treasurer.post<Posted>('/api/entry/reverse', { id, day: today, reason: 'pomyłka' });

/** The parts of an account that are open, the one that was due first coming first. */
async function partsOf(account: string): Promise<string[]> {
  const parts = db
    .selectFrom('openItem')
    .select('id')
    .where('settlementId', '=', account)
    .where('openGrosz', '>', '0')
    .orderBy('dueOn')
    .orderBy('id');
  return (await parts.execute()).map(({ id }) => id);
}

/** An account that owes 50,00 zł and 30,00 zł of two kinds, and has paid 20,00 zł. */
async function addDebts(account?: string) {
  const id = account ?? (await addAccount(db)).id;
  const [garden, waste] = [await addFeeKind(db), await addFeeKind(db)];
  const parts = [
    { amount: 50_00, dueOn: '2025-02-10', feeKindId: garden.id },
    { amount: 30_00, dueOn: '2025-06-30', feeKindId: waste.id },
  ];
  await postDebt(db, { account: id, day: '2025-02-01', parts });
  await postPayment(db, { account: id, day: '2025-03-01', amount: 20_00 });
  const [first = '', second = ''] = await partsOf(id);
  return { id, kinds: [garden.id, waste.id], first, second };
}

const entriesOf = async (id: string, client = treasurer, path = '/api/settlement') =>
  (await client.get<{ items: RunningEntry[] }>(`${path}/${id}/entries`)).body.items;

describe('what is written off', () => {
  it('is no longer open, part by part, against the kinds of its fees, with its words and its resolution', async () => {
    const { id, kinds, first, second } = await addDebts();
    const { status, body } = await writeOff([first, second]);
    expect(status).toBe(201);
    expect(body.number).toMatch(/^PK\//);
    expect(await stateOf(db, id)).toEqual({ open: [0, 0], balance: 0, overpaid: 0 });
    const lines = await db
      .selectFrom('ledgerLine')
      .select(['code', 'feeKindId', 'amountGrosz'])
      .where('entryId', '=', body.id)
      .orderBy('place')
      .execute();
    expect(lines).toEqual([
      { code: '760', feeKindId: kinds[0], amountGrosz: '3000' },
      { code: '760', feeKindId: kinds[1], amountGrosz: '3000' },
      { code: '200', feeKindId: null, amountGrosz: '-6000' },
    ]);
    const [entry] = await entriesOf(id);
    expect(entry).toMatchObject({
      number: body.number,
      description: 'Umorzenie: należność nieściągalna – uchwała 7/2026',
      amount: -60_00,
      balance: 0,
      isWriteOff: true,
    });
    expect(entry?.covers.map(({ amount }) => amount)).toEqual([30_00, 30_00]);
    const debt = (await entriesOf(id)).find(({ parts }) => parts.length > 0);
    expect(debt?.parts.map(({ open, writtenOff: off }) => [open, off])).toEqual([
      [0, 30_00],
      [0, 30_00],
    ]);
    const statement = await treasurer.send(`/api/settlement/${id}/statement`);
    const { pages } = await readPdf(new Uint8Array(await statement.arrayBuffer()));
    expect(pages.join(' ')).toContain('Umorzenie: należność nieściągalna');
    const audited = await db
      .selectFrom('auditEntry')
      .select(['recordType', 'after'])
      .where('action', '=', 'write-off')
      .where('recordId', '=', id)
      .execute();
    expect(audited).toEqual([
      {
        recordType: 'settlement',
        after: { documentNumber: body.number, postingDay: today, postedAmount: -60_00 },
      },
    ]);
    expect(await moneyFindings(app)).toEqual([]);
  });

  it('is seen by the holder', async () => {
    const holder = await addHolder(app);
    const { first } = await addDebts(holder.settlementId);
    await writeOff([first]);
    const [entry] = await entriesOf(holder.settlementId, holder.client, '/api/own/settlement');
    expect(entry).toMatchObject({ amount: -30_00, isWriteOff: true });
    expect(entry?.description).toMatch(/^Umorzenie: /);
  });

  it('stays so whatever is spread anew, is no payment, and cannot be moved', async () => {
    const { id, first } = await addDebts();
    const { body } = await writeOff([first]);
    await treasurer.post('/api/allocation/reset', { settlementId: id });
    await postPayment(db, { account: id, day: today, amount: 40_00 });
    expect(await stateOf(db, id)).toEqual({ open: [0, 0], balance: -10_00, overpaid: 10_00 });
    const other = await addAccount(db);
    const moved = await treasurer.post<ErrorBody>('/api/payment/move', {
      id: body.id,
      settlementId: other.id,
      amount: 1_00,
      reason: 'x',
      clientKey: crypto.randomUUID(),
    });
    expect([moved.status, moved.body.code]).toEqual([409, 'conflict']);
  });

  it('is taken back as a whole: its debts are open again', async () => {
    const { id, first, second } = await addDebts();
    const { body } = await writeOff([first, second]);
    expect((await reverse(body.id)).status).toBe(201);
    const { open, balance } = await stateOf(db, id);
    expect([open.reduce((sum, part) => sum + part, 0), balance]).toEqual([60_00, 60_00]);
    const [storno, taken] = await entriesOf(id);
    expect(taken).toMatchObject({ number: body.number, reversedBy: storno?.number });
    expect((await reverse(body.id)).status).toBe(409);
    expect((await writeOff([first])).status).toBe(201);
    expect(await moneyFindings(app)).toEqual([]);
  });

  it('keeps the charge that it is of from being taken back', async () => {
    const account = await addAccount(db);
    const kind = await addFeeKind(db);
    const run = await addChargedRun(db, 2024, [
      {
        settlementId: account.id,
        feeKindId: kind.id,
        lines: [{ words: 'Opłata', amount: 10_00 }],
        parts: [{ dueOn: '2024-06-30', amount: 10_00 }],
      },
    ]);
    const [part = ''] = await partsOf(account.id);
    const { body } = await writeOff([part]);
    const takeBack = () =>
      treasurer.post<ErrorBody>('/api/charge/reverse', {
        chargeIds: run.charges.map(({ id }) => id),
        day: today,
        reason: 'pomyłka',
      });
    const refused = await takeBack();
    expect([refused.status, refused.body.message]).toEqual([
      409,
      `Należność z konta rozliczeniowego ${account.reference} jest umorzona (${body.number}). Najpierw zrób tam storno umorzenia.`,
    ]);
    await reverse(body.id);
    expect((await takeBack()).status).toBe(201);
  });
});

describe('nothing is written off', () => {
  it('of several accounts at once, or of what is paid by now', async () => {
    const [one, other] = [await addDebts(), await addDebts()];
    const both = await writeOff([one.first, other.first]);
    expect([both.status, both.body.message]).toEqual([
      409,
      'Wybrane należności są z różnych kont rozliczeniowych. Umarzaj każde osobno.',
    ]);
    await postPayment(db, { account: one.id, day: today, amount: 30_00 });
    const paid = await writeOff([one.first, one.second]);
    expect([paid.status, paid.body.message]).toEqual([
      409,
      'Z którejś z wybranych należności nie zostało już nic do zapłaty. Odśwież stronę i zaznacz ponownie.',
    ]);
    expect(await stateOf(db, one.id)).toMatchObject({ open: [0, 30_00] });
  });

  it.each([
    ['partIds', { partIds: [] }],
    ['partIds', { partIds: ['019e0000-0000-7000-8000-000000000999'] }],
    ['reason', { reason: ' ' }],
    ['resolutionId', { resolutionId: '' }],
    ['resolutionId', { resolutionId: '019e0000-0000-7000-8000-000000000999' }],
  ])('without %s', async (field, form) => {
    const { first } = await addDebts();
    const { status, body } = await writeOff([first], form);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
  });

  it('by words that name a holder; nor is its resolution deleted', async () => {
    const { id } = await addAccount(db, { lastName: 'Zalewajko' });
    const { first, second } = await addDebts(id);
    expect((await writeOff([first], { reason: 'Zalewajko wyjechał' })).status).toBe(409);
    const { id: resolutionId } = await addResolution(db);
    expect((await writeOff([second], { resolutionId })).status).toBe(201);
    const gone = await treasurer.request<ErrorBody>(`/api/resolution/delete/${resolutionId}`, {
      method: 'DELETE',
    });
    expect([gone.status, gone.body.message]).toEqual([
      409,
      'Na tej uchwale opierają się umorzenia, więc zostaje.',
    ]);
  });

  it('a second time for one key: it is answered as the first, and something else is refused', async () => {
    const { id, first, second } = await addDebts();
    const clientKey = randomUUID();
    const sent = () => writeOff([first, second], { clientKey });
    const [one, same] = await Promise.all([sent(), sent()]);
    expect([one.status, same.status]).toEqual([201, 201]);
    expect(same.body).toEqual(one.body);
    expect((await writeOff([second, first], { clientKey })).body).toEqual(one.body);
    const posted = (await entriesOf(id)).filter(({ isWriteOff }) => isWriteOff);
    expect(posted.map(({ number }) => number)).toEqual([one.body.number]);
    const { id: resolutionId } = await addResolution(db);
    for (const other of [
      await writeOff([first], { clientKey }),
      await writeOff([first, second], { clientKey, reason: 'inna' }),
      await writeOff([first, second], { clientKey, resolutionId }),
      await writeOff([(await addDebts()).first], { clientKey }),
    ]) {
      expect([other.status, other.body.message]).toEqual([
        409,
        'To umorzenie zapisano już z innymi danymi. Odśwież stronę i sprawdź konto rozliczeniowe.',
      ]);
    }
    // The document is there whatever became of it.
    await reverse(one.body.id);
    expect((await sent()).body).toEqual(one.body);
    expect((await stateOf(db, id)).balance).toBe(60_00);
  });

  it('by the key of another document', async () => {
    const { id, first } = await addDebts();
    const clientKey = randomUUID();
    const payment = { settlementId: id, amount: 1_00, day: today, clientKey };
    const cashBoxId = await firstCashBox(db);
    expect((await treasurer.post('/api/payment/receive', { cashBoxId, ...payment })).status).toBe(
      201,
    );
    expect((await writeOff([first], { clientKey })).status).toBe(409);
  });

  it('twice by two at once', async () => {
    const { id, first } = await addDebts();
    const both = await Promise.all([writeOff([first]), writeOff([first])]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 409]));
    expect(await stateOf(db, id)).toMatchObject({ balance: 30_00, overpaid: 0 });
  });
});
