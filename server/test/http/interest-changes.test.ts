import type { Charge } from '@grzadka/contract/charge/charge.model';
import { chargeRefusals } from '@grzadka/contract/charge/charge.refusals';
import type {
  ChargedSettlement,
  ChargedSettlementDetails,
} from '@grzadka/contract/charge/run/charge-run.model';
import { interestWaiverRefusals } from '@grzadka/contract/charge/waiver/interest-waiver.model';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import type { ListPage } from '@grzadka/contract/core/list/list';
import { describe, expect, it } from 'vitest';
import { auditOf } from '#test/audit-trail.ts';
import { addCalculatedNote, chargeCalls, runDetails } from '#test/charge-calls.ts';
import { addResolution } from '#test/fee-factories.ts';
import { addExampleRates, addOverdueAccount } from '#test/interest-notes.ts';
import { feeKindNamed, postDebt, postMove, postPayment, reverse, stateOf } from '#test/ledger.ts';
import { moneyFindings } from '#test/money-checks.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { db } = app;
const treasurer = await app.as('ROLE_TREASURER');
await addExampleRates(db);

const {
  approve,
  reverse: takeBack,
  reverseRun,
  chargesOf,
  balanceOf,
} = chargeCalls(app, treasurer);

const accountsOf = async (id: string) =>
  (await treasurer.get<ListPage<ChargedSettlement>>(`/api/charge-run/${id}/settlements`)).body
    .items;
const accountIn = async (run: string, account: string) =>
  (await treasurer.get<ChargedSettlementDetails>(`/api/charge-run/${run}/settlement/${account}`))
    .body;
const put = (call: string, body: object) =>
  treasurer.put<ErrorBody>(`/api/charge-run/${call}`, body);

/** A note of an account that is approved; gives its id. */
async function addNote(account: string, thru: string, given: object = {}): Promise<string> {
  const id = await addCalculatedNote(app, treasurer, thru, [account], given);
  await approve(id);
  return id;
}

const plain = (text = '') => text.replaceAll('\u00a0', ' ');
const linesOf = (charge: Charge | undefined) =>
  (charge?.lines ?? []).map(({ words, amount }) => [plain(words), amount]);

describe('what changes after a note', () => {
  it('corrects the next one and never the old one: a payment that was taken back', async () => {
    const { id: account } = await addOverdueAccount(db);
    const payment = await postPayment(db, { account, day: '2026-07-31', amount: 412_50 });
    await db.updateTable('settings').set({ interestMinimum: 1 }).execute();
    await addNote(account, '2026-08-31');
    const [before] = await chargesOf(account);
    expect(before?.amount).toBe(3_50);
    await reverse(db, payment.id, '2026-09-01');
    await addNote(account, '2026-09-30');
    const [next, old] = await chargesOf(account);
    expect(old).toMatchObject({ amount: 3_50, lines: before?.lines });
    const [correction, fresh] = linesOf(next);
    // 31 days at 10 % and 31 at 9,50 % are 6,83 zł.
    expect(correction).toEqual([
      expect.stringMatching(/^Korekta odsetek .* było 3,50 zł, jest .* = 6,83 zł$/),
      3_33,
    ]);
    expect(fresh).toEqual([
      expect.stringMatching(
        / za 01\.09\.2026–30\.09\.2026: 412,50 zł × 30 dni × 9,50 % = 3,22 zł$/,
      ),
      3_22,
    ]);
    expect(next?.amount).toBe(6_55);
  });

  it('a payment that was moved to the account with its day lowers the next one, or is given back', async () => {
    const { id: account } = await addOverdueAccount(db, { amount: 1_000_00 });
    await addNote(account, '2026-08-31');
    const [noted] = await chargesOf(account);
    expect(noted?.amount).toBe(16_56);
    const { id: elsewhere } = await addOverdueAccount(db, { amount: 1_00 });
    await postPayment(db, { account: elsewhere, day: '2026-06-30', amount: 1_001_00 });
    // Interest comes first: the move pays that, and the rest of the fee.
    await postMove(db, { account: elsewhere, to: account, day: '2026-06-30', amount: 1_000_00 });
    const id = await addCalculatedNote(app, treasurer, '2026-09-30', [account]);
    const [row] = await accountsOf(id);
    expect(row?.state).toBe('to-check');
    expect(row?.amount).toBeLessThan(0);
    await approve(id);
    const [credit] = await chargesOf(account);
    expect(credit).toMatchObject({ amount: row?.amount, parts: [] });
    expect(linesOf(credit)[0]?.[0]).toMatch(/^Korekta odsetek .* było 16,56 zł, jest /);
    // And after that there is nothing more to say.
    const again = await addCalculatedNote(app, treasurer, '2026-09-30', [account]);
    expect(await accountsOf(again)).toEqual([]);
  });

  it('is for the days that it corrects, also where its own end before them', async () => {
    const { id: account } = await addOverdueAccount(db);
    await addNote(account, '2026-08-31');
    await postPayment(db, { account, day: '2026-07-31', amount: 412_50 });
    await addNote(account, '2026-05-31');
    const [correction] = await chargesOf(account);
    const days = { periodFrom: '2026-07-01', periodThru: '2026-08-31' };
    expect(correction).toMatchObject(days);
  });

  it('a charge that was taken back has no interest, from its first day on', async () => {
    const { id: account, debt } = await addOverdueAccount(db);
    await addNote(account, '2026-09-30');
    const [noted] = await chargesOf(account);
    await reverse(db, debt.id, '2026-10-01');
    await addNote(account, '2026-09-30');
    const [back] = await chargesOf(account);
    expect(back?.amount).toBe(-(noted?.amount ?? 0));
    expect(await balanceOf(account)).toBe(0);
  });
});

describe('a waiver', () => {
  it('is a line of its own by a resolution, and what is waived is never charged', async () => {
    const { id: account } = await addOverdueAccount(db);
    const resolution = await addResolution(db);
    const id = await addCalculatedNote(app, treasurer, '2026-09-15', [account]);
    const waive = {
      id,
      settlementId: account,
      reason: 'trudna sytuacja',
      resolutionId: resolution.id,
    };
    const tooMuch = await put('waive-interest', { ...waive, amount: 8_45 });
    expect([tooMuch.status, Object.keys(tooMuch.body.fields ?? {})]).toEqual([409, ['amount']]);
    const named = await put('waive-interest', { ...waive, amount: null, reason: 'pani Kowalski' });
    expect([named.status, Object.keys(named.body.fields ?? {})]).toEqual([400, ['reason']]);
    expect((await put('waive-interest', { ...waive, amount: 5_00 })).status).toBe(204);
    expect(await accountIn(id, account)).toMatchObject({
      amount: 3_44,
      state: 'ready',
      waiver: {
        amount: 5_00,
        reason: 'trudna sytuacja',
        resolution: { number: resolution.number },
      },
    });
    expect((await put('charge-interest', { id, settlementId: account })).status).toBe(204);
    expect(await accountIn(id, account)).toMatchObject({ amount: 8_44, waiver: null });
    expect((await put('waive-interest', { ...waive, amount: 5_00 })).status).toBe(204);
    await approve(id);
    const [charge] = await chargesOf(account);
    expect(linesOf(charge)[1]).toEqual([
      `Umorzenie odsetek: trudna sytuacja – uchwała ${resolution.number} z 18.04.2026`,
      -5_00,
    ]);
    expect((await put('waive-interest', { ...waive, amount: null })).status).toBe(409);
    expect((await treasurer.delete(`/api/resolution/delete/${resolution.id}`)).status).toBe(409);
    const audited = (await auditOf(db, 'charge-run', id)).map(({ action }) => action);
    expect(audited).toContain('approve');
    const again = await addCalculatedNote(app, treasurer, '2026-09-15', [account]);
    expect(await accountsOf(again)).toEqual([]);
  });

  it('of all that an account owes charges nothing, and is remembered with the days', async () => {
    const { id: account } = await addOverdueAccount(db);
    const other = await addOverdueAccount(db);
    const resolution = await addResolution(db);
    const id = await addCalculatedNote(app, treasurer, '2026-09-30', [account, other.id]);
    const waive = { id, settlementId: account, amount: null, reason: 'choroba' };
    expect((await put('waive-interest', { ...waive, resolutionId: resolution.id })).status).toBe(
      204,
    );
    expect((await runDetails(treasurer, id)).counts.settlements).toBe(1);
    await approve(id);
    expect(await chargesOf(account)).toEqual([]);
    const again = await addCalculatedNote(app, treasurer, '2026-09-30', [account]);
    expect(await accountsOf(again)).toEqual([]);
    // With the note the days are free again.
    expect((await reverseRun(id, { day: '2026-10-02' })).status).toBe(201);
    const anew = await addCalculatedNote(app, treasurer, '2026-09-30', [account]);
    expect(await accountsOf(anew)).toHaveLength(1);
  });

  it('is for notes alone, and for accounts with interest', async () => {
    const { id: account } = await addOverdueAccount(db, { amount: 1_00, dueOn: '2026-09-30' });
    const { id: resolutionId } = await addResolution(db);
    const id = await addCalculatedNote(app, treasurer, '2026-09-30', [account]);
    const waive = { id, settlementId: account, amount: null, reason: 'x', resolutionId };
    expect((await put('waive-interest', waive)).body.message).toBe(
      interestWaiverRefusals.noInterest,
    );
  });
});

describe('taking interest back', () => {
  it('frees the days, and the later note is taken back first', async () => {
    const { id: account } = await addOverdueAccount(db, { amount: 10_000_00 });
    await addNote(account, '2026-07-31');
    await addNote(account, '2026-08-31');
    const [second, first] = await chargesOf(account);
    const day = '2026-10-02';
    const refused = await takeBack([first?.id ?? ''], { day });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      chargeRefusals.laterNoted(second?.number ?? ''),
    ]);
    expect((await takeBack([second?.id ?? ''], { day })).status).toBe(201);
    expect((await takeBack([first?.id ?? ''], { day })).status).toBe(201);
    expect(await balanceOf(account)).toBe(10_000_00);
    await addNote(account, '2026-08-31', { issueDay: day });
    const [whole] = await chargesOf(account);
    // One note is rounded once: it is a grosz more than the two.
    expect(whole?.amount).toBe(84_93 + 80_68 + 1);
  });

  it('waits for a later note, also where nothing of that was to be paid', async () => {
    const { id: account } = await addOverdueAccount(db, { amount: 10_000_00 });
    const other = await addOverdueAccount(db);
    await addNote(account, '2026-07-31');
    const { id: resolutionId } = await addResolution(db);
    const later = await addCalculatedNote(app, treasurer, '2026-08-31', [account, other.id]);
    const waive = { id: later, settlementId: account, amount: null, reason: 'x', resolutionId };
    expect((await put('waive-interest', waive)).status).toBe(204);
    await approve(later);
    const [first] = await chargesOf(account);
    const day = '2026-10-02';
    const { number } = await runDetails(treasurer, later);
    const refused = await takeBack([first?.id ?? ''], { day });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      chargeRefusals.laterNoted(number ?? ''),
    ]);
    const [ofOther] = await chargesOf(other.id);
    const both = [first?.id ?? '', ofOther?.id ?? ''];
    expect((await takeBack(both, { day })).status).toBe(201);
    const anew = await addCalculatedNote(app, treasurer, '2026-08-31', [account]);
    expect(await accountsOf(anew)).toMatchObject([{ amount: 84_93 + 80_68 + 1 }]);
  });

  it('takes a note that corrects two others back before these, and by itself', async () => {
    const { id: account, debt } = await addOverdueAccount(db, { amount: 10_000_00 });
    await addNote(account, '2026-07-31');
    await addNote(account, '2026-08-31');
    await reverse(db, debt.id, '2026-09-01');
    await addNote(account, '2026-07-15', { issueDay: '2026-10-01' });
    const charges = (await chargesOf(account)).toSorted((a, b) => a.amount - b.amount);
    expect(charges.map(({ amount }) => amount)).toEqual([-(84_93 + 80_68), 80_68, 84_93]);
    for (const { id } of charges) {
      expect((await takeBack([id], { day: '2026-10-02' })).status).toBe(201);
    }
    expect(await balanceOf(account)).toBe(0);
  });

  it('is no correction of a plot: that is what the next note is for', async () => {
    const { id: account } = await addOverdueAccount(db);
    const id = await addNote(account, '2026-09-30');
    const correction = { id, settlementId: account, day: '2026-10-02', reason: 'pomyłka' };
    const { status, body } = await treasurer.post<ErrorBody>('/api/charge-run/correct', correction);
    expect([status, body.message]).toEqual([409, chargeRefusals.notCorrected]);
  });
});

describe('a payment', () => {
  it('covers noted interest just before the debt on which it is, unless the settings say otherwise', async () => {
    const pay = async () => {
      const { id: account } = await addOverdueAccount(db);
      const feeKindId = await feeKindNamed(db, 'Opłata ogrodowa');
      const parts = [{ amount: 50_00, dueOn: '2026-06-29', feeKindId }];
      await postDebt(db, { account, day: '2026-05-02', parts });
      await addNote(account, '2026-09-30');
      await postPayment(db, { account, day: '2026-10-05', amount: 80_00 });
      return stateOf(db, account);
    };
    // Debts by their days, with the interest on them, which is due two weeks after its issue.
    const first = await pay();
    const [earlier, fee, ...interest] = first.open;
    expect([earlier, interest.filter((open) => open === 0)]).toEqual([0, [0, 0]]);
    expect(fee).toBeLessThan(412_50);
    await db.updateTable('settings').set({ interestFirst: false }).execute();
    const last = await pay();
    expect(last.open.slice(0, 2)).toEqual([0, 382_50]);
    expect(last.open.slice(2).every((open) => open > 0)).toBe(true);
    await db.updateTable('settings').set({ interestFirst: true }).execute();
  });
});

it('who may only read the fees waives nothing', async () => {
  const employee = await app.as('ROLE_EMPLOYEE');
  const body = { id: 'x', settlementId: 'x', amount: null, reason: 'x', resolutionId: 'x' };
  expect((await employee.put('/api/charge-run/waive-interest', body)).status).toBe(403);
});

it('the nightly checks find nothing in all of it', async () => {
  expect(await moneyFindings(app)).toEqual([]);
});
