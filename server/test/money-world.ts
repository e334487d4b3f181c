import { issueCertificate } from '#src/certificate/issue-certificate.ts';
import { commandLine } from '#src/core/change/audit-entry.ts';
import { newId } from '#src/core/database/record-id.ts';
import { createWriteOff } from '#src/write-off/write-off.repo.ts';
import { preview, take } from './bank-imports.ts';
import { addBankAccount, addBankLine, assignLine } from './bank-lines.ts';
import { mt940 } from './bank-statements.ts';
import { addCashPayment } from './cash.ts';
import { addCalculatedNote, addCalculatedRun, approveShown } from './charge-calls.ts';
import { addPlot, runForm } from './charge-runs.ts';
import { addCost } from './costs.ts';
import { addMeasurement, addMeter } from './factories.ts';
import { addExemption, addFeeKind, addResolution, addTariff } from './fee-factories.ts';
import { addOverdueAccount } from './interest-notes.ts';
import { addAccount, firstCashBox, postDebt, postPayment, postSomething } from './ledger.ts';
import { addPlan } from './payment-plans.ts';
import type { TestApp } from './test-app.ts';
import { execute } from './test-cluster.ts';

const sender = '61109010140000071219812874';

/** A metered plot with a reading in April and one in June, and a plot without a meter. */
async function addPlots({ db }: TestApp) {
  const [plot, other] = [await addPlot(db), await addPlot(db, { area: '287.35' })];
  const meter = await addMeter(db, { gardenId: plot.gardenId });
  for (const [month, value] of [
    ['04', '100'],
    ['06', '120'],
  ] as const) {
    const measuredAt = `2026-${month}-15T10:00:00.000Z`;
    await addMeasurement(db, { meterId: meter.id, value, measuredAt });
  }
  return { plot, other };
}

/** What it costs by area, and by water. */
async function addPrices({ db }: TestApp): Promise<string[]> {
  const [byArea, byWater] = [await addFeeKind(db), await addFeeKind(db, { purpose: 'own-use' })];
  await addTariff(db, { feeKindId: byArea.id });
  const segments = [{ from: '2026-01-01', tiers: [{ upTo: null, rate: '2.00' }] }];
  const terms = { method: 'consumption', meterType: 'WaterMeter', segments } as const;
  await addTariff(db, { feeKindId: byWater.id, terms });
  return [byArea.id, byWater.id];
}

/** An approved interest note of an account of its own, with some of it waived; gives its id. */
async function addInterest(app: TestApp): Promise<string> {
  const treasurer = await app.as('ROLE_TREASURER');
  const { id: settlementId } = await addOverdueAccount(app.db);
  const note = await addCalculatedNote(app, treasurer, '2026-09-30', [settlementId]);
  const { id: resolutionId } = await addResolution(app.db);
  const waived = { id: note, settlementId, amount: 1_00, reason: 'choroba', resolutionId };
  await treasurer.put('/api/charge-run/waive-interest', waived);
  const { status } = await approveShown(treasurer, note);
  if (status !== 204) throw new Error(`not approved: ${status}`);
  return note;
}

/** A debt of an account of its own that is written off. */
async function writeOff({ db }: TestApp): Promise<void> {
  const { id: account } = await addAccount(db);
  const day = '2026-07-01';
  await postDebt(db, { account, day, parts: [{ amount: 5_00, dueOn: day }] });
  const { id: resolutionId } = await addResolution(db);
  const part = db.selectFrom('openItem').select('id').where('settlementId', '=', account);
  const partIds = [(await part.executeTakeFirstOrThrow()).id];
  const reason = 'nieściągalna';
  const asked = { partIds, reason, resolutionId, clientKey: newId() };
  await createWriteOff(db, { caller: commandLine, ...asked });
}

/**
 * At least one row of each table of money, all written by the program: a run that is approved and a draft, cash, a statement that is
 * booked with a line that is somebody's and one that waits, one that is only shown, and refunds, paid and not.
 */
export async function addMoney(app: TestApp, ownerUrl: string) {
  const { db } = app;
  const treasurer = await app.as('ROLE_TREASURER');
  const { plot, other } = await addPlots(app);
  const feeKindIds = await addPrices(app);
  const gardens = [plot.gardenId, other.gardenId];
  const form = runForm(feeKindIds, gardens, {
    kind: 'media',
    periodFrom: '2026-04-16',
    readingFrom: '2026-06-01',
    readingThru: '2026-06-30',
    consumptionFrom: '2026-04-16',
    issueDay: '2026-06-20',
    dueYear: 2027,
  });
  const run = await addCalculatedRun(app, treasurer, form);
  const { status } = await approveShown(treasurer, run);
  if (status !== 204) throw new Error(`not approved: ${status}`);
  const draft = await addCalculatedRun(app, treasurer, runForm(feeKindIds, gardens));
  const [feeKindId = ''] = feeKindIds;
  await db
    .insertInto('chargeAmount')
    .values({ id: newId(), runId: draft, settlementId: plot.id, feeKindId, amountGrosz: 5_00 })
    .execute();
  await addExemption(db, { settlementId: plot.id, feeKindId });
  await postSomething(db);
  const note = await addInterest(app);
  await addCashPayment(db, { settlementId: plot.id });

  const bank = await addBankAccount(db);
  const known = { amount: 50_00, title: `opłata ${plot.reference}`, account: sender };
  const file = await take(
    treasurer,
    bank.id,
    mt940(bank.nrb, [known, { amount: 7_00, title: 'x' }]),
  );
  const shown = await preview(treasurer, bank.id, mt940(bank.nrb, [{ amount: 9_00, title: 'y' }]));
  await postPayment(db, { account: other.id, day: '2026-07-01', amount: 900_00 });
  const refund = { settlementId: other.id, targetAccount: sender };
  const [paid, waits] = [newId(), newId()];
  await db
    .insertInto('refund')
    .values([
      { ...refund, id: paid, amountGrosz: 40_00 },
      { ...refund, id: waits, amountGrosz: 30_00 },
    ])
    .execute();
  const back = await addBankLine(db, {
    amount: -40_00,
    bankAccountId: bank.id,
    bookingDay: '2026-07-02',
  });
  await assignLine(db, back.id, [{ settlementId: other.id, amount: 40_00 }], [paid]);
  await addCost(db, { bankAccountId: bank.id });
  await writeOff(app);
  await addPlan(db, (await postSomething(db)).account);
  await issueCertificate(db, { settlementId: plot.id, caller: commandLine });
  const learned = { counterpartyAccount: sender, settlementId: plot.id, confirmedOn: '2026-05-04' };
  await db.insertInto('knownSender').values(learned).execute();
  await execute(ownerUrl, 'insert into ledger_year (year) values (1999)');
  const print = { cashBoxId: await firstCashBox(db), fromDay: '2026-01-01', thruDay: '2026-01-31' };
  await db
    .insertInto('cashReportPrint')
    .values({ id: newId(), documents: 0, ...print })
    .execute();

  const line = (title: string) =>
    db
      .selectFrom('bankLine')
      .select(['id', 'entryId', 'assignmentId'])
      .where('importId', '=', file.id)
      .where('title', '=', title)
      .executeTakeFirstOrThrow();
  return {
    run,
    note,
    draft,
    account: plot.id,
    other: other.id,
    feeKindId,
    bank: bank.id,
    file: file.id,
    shown: shown.id,
    refunds: { paid, waits },
    lines: { booked: await line(known.title), waits: await line('x'), back: back.id },
  };
}
