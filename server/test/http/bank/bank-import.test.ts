import { bankImportEndpoints } from '@grzadka/contract/bank/importing/bank-import.endpoints';
import { describe, expect, it } from 'vitest';
import { assignLines } from '#src/bank/booking/assign-lines.ts';
import { commandLine } from '#src/core/change/audit-entry.ts';
import { type ChangeTransaction, change } from '#src/core/change/change.ts';
import { newId } from '#src/core/database/record-id.ts';
import { applyHere, linesOf, previewHere, takeHere } from '#test/bank-imports.ts';
import { addBankAccount, addBankLine } from '#test/bank-lines.ts';
import { mt940, pkoTable } from '#test/bank-statements.ts';
import { addAccount, postPayment } from '#test/ledger.ts';
import { untilWaitingForLocks } from '#test/locks.ts';
import { openPatientDatabase } from '#test/patient-database.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const patient = await openPatientDatabase(app);
const { db } = app;
const treasurer = await app.as('ROLE_TREASURER');

const [a, b, c] = [
  { amount: 50_00, title: 'dz 1', day: '2026-05-04' },
  { amount: 60_00, title: 'dz 2', day: '2026-05-04' },
  { amount: 70_00, title: 'dz 3', day: '2026-05-05' },
];
const further = ['06', '07', '08', '11'].map((day) => ({
  amount: 10_00,
  title: 'dz 9',
  day: `2026-05-${day}`,
}));

/** What is on an account by the ledger, in grosze. */
async function onAccount(id: string): Promise<number> {
  const account = db.selectFrom('bankAccount').select('balanceGrosz').where('id', '=', id);
  return Number((await account.executeTakeFirstOrThrow()).balanceGrosz);
}

describe('a file of statements', () => {
  it('A, then A again: 0 new', async () => {
    const { id, nrb } = await addBankAccount(db);
    const file = mt940(nrb, [a, b, c]);
    expect(await takeHere(app, id, file)).toMatchObject({
      counts: { new: 3, known: 0, double: 0 },
    });
    expect(await onAccount(id)).toBe(180_00);
    expect(await takeHere(app, id, file)).toMatchObject({
      counts: { new: 0, known: 3, double: 0 },
    });
    expect(await onAccount(id)).toBe(180_00);
  });

  it('A, then B that repeats 2 lines and adds 4: 4 new', async () => {
    const { id, nrb } = await addBankAccount(db);
    await takeHere(app, id, mt940(nrb, [a, b, c]));
    expect(await takeHere(app, id, mt940(nrb, [b, c, ...further]))).toMatchObject({
      counts: { new: 4, known: 2, double: 0 },
    });
    expect(await onAccount(id)).toBe(220_00);
  });

  it('two identical transfers of one day stay two', async () => {
    const { id, nrb } = await addBankAccount(db);
    expect(await takeHere(app, id, mt940(nrb, [a, a]))).toMatchObject({ counts: { new: 2 } });
    expect(await onAccount(id)).toBe(100_00);
  });

  it('the same days as a table and then as MT940 double nothing', async () => {
    const { id, nrb } = await addBankAccount(db);
    await takeHere(app, id, pkoTable([a, a, c]));
    expect(await onAccount(id)).toBe(170_00);
    // What is written the same is known; what the bank now gives a reference is suspected.
    const referred = [a, a].map((line, index) => ({ ...line, reference: `BR${index}` }));
    const again = await takeHere(app, id, mt940(nrb, [...referred, c, ...further]));
    expect(again).toMatchObject({ counts: { new: 4, known: 1, double: 2 } });
    expect(await onAccount(id)).toBe(210_00);
  });

  it('of lines that share a reference loses none and doubles none', async () => {
    const { id, nrb } = await addBankAccount(db);
    const x = { ...a, title: 'dz 11', name: 'NOWAK JAN', reference: 'ZBIORCZY/10' };
    const y = { ...x, title: 'dz 12', name: 'KOWALSKA ANNA' };
    await takeHere(app, id, mt940(nrb, [x]));
    const day = await previewHere(app, id, mt940(nrb, [y, x]));
    expect(day.counts).toEqual({ new: 1, known: 1, double: 0 });
    await applyHere(app, day.id);
    expect(await linesOf(treasurer, day.id)).toMatchObject([{ title: 'dz 12' }]);
    const again = await takeHere(app, id, mt940(nrb, [x, y]));
    expect(again.counts).toEqual({ new: 0, known: 2, double: 0 });
  });

  it('that goes on where another one of the day ended brings an equal transfer of its own', async () => {
    const { id, nrb } = await addBankAccount(db);
    const [morning = '', noon = ''] = [0, 50_00].map((opening) => mt940(nrb, [a], opening));
    await takeHere(app, id, morning);
    expect((await takeHere(app, id, noon)).counts).toEqual({ new: 1, known: 0, double: 0 });
    expect((await previewHere(app, id, morning)).counts).toMatchObject({ new: 0, known: 1 });
    expect((await previewHere(app, id, noon)).counts).toMatchObject({ new: 0, known: 1 });
    expect(await onAccount(id)).toBe(100_00);
  });

  it('of another kind is suspected by the day of the operation, and within five days', async () => {
    const { id, nrb } = await addBankAccount(db);
    await takeHere(app, id, pkoTable([{ ...a, day: '2026-06-05' }]));
    const booked = mt940(nrb, [{ ...a, day: '2026-06-08', valueDay: '2026-06-05' }]);
    expect(await previewHere(app, id, booked)).toMatchObject({ counts: { new: 0, double: 1 } });
    const countsOn = async (day: string) =>
      (await previewHere(app, id, mt940(nrb, [{ ...a, day, reference: day }]))).counts;
    expect(await countsOn('2026-06-10')).toMatchObject({ new: 0, double: 1 });
    expect(await countsOn('2026-06-11')).toMatchObject({ new: 1, double: 0 });
  });

  it('suspects a line although another one, undecided, may be the same money', async () => {
    const { id, nrb } = await addBankAccount(db);
    await takeHere(app, id, pkoTable([{ ...a, day: '2026-06-05' }]));
    const other = { ...a, title: 'dz 11', day: '2026-06-03', reference: 'BR3' };
    expect(await takeHere(app, id, mt940(nrb, [other]))).toMatchObject({ counts: { double: 1 } });
    const same = { ...a, day: '2026-06-05', reference: 'BR5' };
    const { counts } = await takeHere(app, id, mt940(nrb, [other, same]));
    expect(counts).toEqual({ new: 0, known: 1, double: 1 });
    expect(await onAccount(id)).toBe(50_00);
  });

  it('is shown with what the bank says of it beside the ledger, and with what is missing', async () => {
    const { id, name, nrb } = await addBankAccount(db);
    await takeHere(app, id, mt940(nrb, [a], 0));
    const fits = await previewHere(app, id, mt940(nrb, [b, { ...c, amount: -70_00 }], 50_00));
    expect(fits).toMatchObject({
      bankAccount: { id, name, nrb },
      fileName: 'wyciag.sta',
      format: 'mt940',
      profile: null,
      encoding: 'utf-8',
      namesAccount: true,
      from: '2026-05-04',
      thru: '2026-05-05',
      sumIn: 60_00,
      sumOut: -70_00,
      opening: { statement: 50_00, ledger: 0 },
      closing: { statement: 40_00, ledger: 40_00 },
      missing: null,
      applied: null,
    });
    const gap = await previewHere(app, id, mt940(nrb, [{ ...b, day: '2026-05-20' }], 73_51));
    expect(gap).toMatchObject({
      missing: 'Brakuje wyciągu: 2026.05.05–2026.05.19, różnica 23,51\u00A0zł',
      opening: { statement: 73_51, ledger: 50_00 },
      closing: { statement: 133_51, ledger: 110_00 },
    });
  });

  it('is listed, the newest first, and forgotten until it is booked', async () => {
    const { id, nrb } = await addBankAccount(db);
    const first = await previewHere(app, id, mt940(nrb, [a]));
    const second = await takeHere(app, id, mt940(nrb, [a]));
    const list = await treasurer.get<{ items: { id: string }[]; totalItems: number }>(
      `${bankImportEndpoints.list.path}?limit=2`,
    );
    expect(list.body.items.map((item) => item.id)).toEqual([second.id, first.id]);
    expect(list.body.totalItems).toBeGreaterThan(2);
    const path = (file: { id: string }) => `/api/bank-import/delete/${file.id}`;
    expect(await treasurer.delete(path(first))).toMatchObject({ status: 204 });
    expect(await treasurer.delete(path(first))).toMatchObject({ status: 404 });
    expect(await treasurer.delete(path(second))).toMatchObject({ status: 409 });
    expect(await linesOf(treasurer, second.id)).toHaveLength(1);
  });
});

describe('a file that is booked while what it pays goes', () => {
  /** Does something that ends only when the booking of a file waits for it; gives the states of the lines. */
  async function bookDuring(id: string, work: (tx: ChangeTransaction) => Promise<unknown>) {
    const [done, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const working = change(patient, commandLine, async (tx) => {
      await work(tx);
      done.resolve();
      await ended.promise;
    });
    await Promise.race([done.promise, working]);
    const booking = applyHere(app, id);
    await untilWaitingForLocks(db, 1);
    ended.resolve();
    await working;
    await booking;
    return (await linesOf(treasurer, id)).map(({ state }) => state);
  }

  it('lets the line wait whose refund somebody pays by another one', async () => {
    const { id: bank, nrb } = await addBankAccount(db);
    const { id: settlementId } = await addAccount(db);
    await postPayment(db, { account: settlementId, day: '2026-05-01', amount: 60_00 });
    const account = '83101010230000261395100000';
    const refund = { id: newId(), settlementId, amountGrosz: 60_00, targetAccount: account };
    await db.insertInto('refund').values(refund).execute();
    const file = await previewHere(
      app,
      bank,
      mt940(nrb, [{ amount: -60_00, title: 'zwrot', account }]),
    );
    expect(file.lines.automatic).toBe(1);
    const { id: lineId } = await addBankLine(db, { amount: -60_00 });
    const purposes = [{ settlementId, amount: 60_00 }];
    const assignment = { lineId, purposes, decidedBy: 'person', reasons: [] } as const;
    const states = await bookDuring(file.id, (tx) =>
      assignLines(tx, [{ ...assignment, refundIds: [refund.id] }], null),
    );
    expect(states).toEqual(['suggested']);
  });

  it('lets the line wait whose account goes with its last holder', async () => {
    const { id: bank, nrb } = await addBankAccount(db);
    const { id, reference } = await addAccount(db);
    const file = await previewHere(app, bank, mt940(nrb, [{ amount: 60_00, title: reference }]));
    expect(file.lines.automatic).toBe(1);
    const states = await bookDuring(file.id, ({ trx }) =>
      trx
        .deleteFrom('assignment')
        .using('settlementHolder')
        .whereRef('settlementHolder.assignmentId', '=', 'assignment.id')
        .where('settlementHolder.settlementId', '=', id)
        .execute(),
    );
    expect(states).toEqual(['suggested']);
    expect(await onAccount(bank)).toBe(60_00);
  });
});
