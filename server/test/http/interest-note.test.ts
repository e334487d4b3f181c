import type { Charge } from '@grzadka/contract/charge/charge.model';
import { chargeRefusals } from '@grzadka/contract/charge/charge.refusals';
import type { ChargedSettlement } from '@grzadka/contract/charge/run/charge-run.model';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import type { ListPage } from '@grzadka/contract/core/list/list';
import { describe, expect, it } from 'vitest';
import { sessionCookie } from '#src/session/session-cookie.ts';
import {
  addCalculatedNote,
  approveShown,
  calculate,
  chargeCalls,
  runDetails,
} from '#test/charge-calls.ts';
import { addLogin, addSession } from '#test/factories.ts';
import { addExampleRates, addOverdueAccount, noteForm } from '#test/interest-notes.ts';
import { feeKindNamed, postDebt, postPayment } from '#test/ledger.ts';
import { moneyFindings } from '#test/money-checks.ts';
import { startTestApp } from '#test/test-app.ts';
import { createTestClient } from '#test/test-client.ts';

const app = await startTestApp();
const { db } = app;
const treasurer = await app.as('ROLE_TREASURER');
await addExampleRates(db);

const { approve, chargesOf, balanceOf } = chargeCalls(app, treasurer);

const accountsOf = async (id: string) =>
  (await treasurer.get<ListPage<ChargedSettlement>>(`/api/charge-run/${id}/settlements`)).body
    .items;
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

describe('an interest note', () => {
  it('is reckoned without charging anything, and then approved with every day in words', async () => {
    const { id: account, debt } = await addOverdueAccount(db);
    await postPayment(db, { account, day: '2026-09-15', amount: 412_50 });
    const id = await addCalculatedNote(app, treasurer, '2026-09-30', [account]);
    expect(await balanceOf(account)).toBe(0);
    expect(await runDetails(treasurer, id)).toMatchObject({
      kind: 'interest',
      state: 'draft',
      amount: 8_44,
      lastIssueDay: null,
      counts: { settlements: 1, blocked: 0, waiting: 0 },
      dueDays: [{ dueOn: '2026-10-15', amount: 8_44 }],
    });
    expect(await accountsOf(id)).toMatchObject([
      { settlement: { id: account }, amount: 8_44, cause: 'interest', state: 'ready' },
    ]);
    await approve(id);
    const [charge] = await chargesOf(account);
    expect(charge).toMatchObject({
      number: expect.stringMatching(/^NO\/2026\/\d+\/1$/),
      feeKind: { name: 'Odsetki' },
      amount: 8_44,
      periodFrom: '2026-07-01',
      periodThru: '2026-09-30',
      state: 'open',
      parts: [{ dueOn: '2026-10-15', amount: 8_44, open: 8_44 }],
    });
    expect(linesOf(charge)).toEqual([
      [
        `Odsetki od ${debt.number} (Opłata ogrodowa, termin 30.06.2026) za 01.07.2026–30.09.2026: 412,50 zł × (31 dni × 10,00 % + 46 dni × 9,50 %) = 8,44 zł`,
        8_44,
      ],
    ]);
    expect(await balanceOf(account)).toBe(8_44);
  });

  it('says the same on the notice and to the holder', async () => {
    const { id: account } = await addOverdueAccount(db);
    const run = await addNote(account, '2026-09-15');
    const { partyId } = await db
      .selectFrom('settlementHolder')
      .select('partyId')
      .where('settlementId', '=', account)
      .executeTakeFirstOrThrow();
    const { id } = await addLogin(db, { role: 'ROLE_USER', partyId });
    const holder = createTestClient(app.origin, { [sessionCookie]: await addSession(db, id) });
    const path = `/api/own/settlement/${account}`;
    const { body } = await holder.get<{ items: Charge[] }>(`${path}/charges`);
    expect(linesOf(body.items[0])[0]?.[0]).toContain('(31 dni × 10,00 % + 46 dni × 9,50 %) = 8,44');
    expect((await holder.get(`${path}/notice?runId=${run}`)).status).toBe(200);
  });

  it('begins where the last one ended, and there is no interest on interest', async () => {
    const { id: account } = await addOverdueAccount(db, { amount: 10_000_00 });
    await addNote(account, '2026-07-31');
    await addNote(account, '2026-08-31');
    const [second, first] = await chargesOf(account);
    // 31 days at 10 % and 31 days at 9,50 %, of the fee alone.
    expect([first?.amount, second?.amount]).toEqual([84_93, 80_68]);
    expect(second?.periodFrom).toBe('2026-08-01');
    const again = await addCalculatedNote(app, treasurer, '2026-08-31', [account]);
    expect(await accountsOf(again)).toEqual([]);
    expect((await approveShown(treasurer, again)).body.message).toBe(chargeRefusals.nothing);
  });

  it('is none of kinds without interest, nor of what is not overdue', async () => {
    const { id: account } = await addOverdueAccount(db, {
      amount: 1_000_00,
      feeKind: 'Składka członkowska',
    });
    const feeKindId = await feeKindNamed(db, 'Opłata ogrodowa');
    const parts = [{ amount: 1_000_00, dueOn: '2026-09-30', feeKindId }];
    await postDebt(db, { account, day: '2026-05-01', parts });
    const id = await addCalculatedNote(app, treasurer, '2026-09-30', [account]);
    expect(await accountsOf(id)).toEqual([]);
  });

  it('lets wait what comes to less than the minimum, and the next one charges that too', async () => {
    const { id: account } = await addOverdueAccount(db, { amount: 100_00 });
    const id = await addCalculatedNote(app, treasurer, '2026-07-31', [account]);
    expect(await accountsOf(id)).toMatchObject([{ amount: 85, state: 'waiting' }]);
    const run = await runDetails(treasurer, id);
    expect([run.amount, run.counts.waiting, run.counts.settlements]).toEqual([0, 1, 0]);
    expect((await approveShown(treasurer, id)).status).toBe(409);
    await db.updateTable('settings').set({ interestMinimum: 50 }).execute();
    await calculate(app, treasurer, id);
    expect(await accountsOf(id)).toMatchObject([{ amount: 85, state: 'ready' }]);
    await db.updateTable('settings').set({ interestMinimum: 500 }).execute();
    // What it would charge is something else by now.
    expect((await approveShown(treasurer, id)).body.message).toBe(chargeRefusals.changed(1));
  });

  it('is approved only as it was shown', async () => {
    const { id: account } = await addOverdueAccount(db);
    const id = await addCalculatedNote(app, treasurer, '2026-09-30', [account]);
    await postPayment(db, { account, day: '2026-08-15', amount: 200_00 });
    expect((await approveShown(treasurer, id)).body.message).toBe(chargeRefusals.changed(1));
    expect(await chargesOf(account)).toEqual([]);
  });

  it('leaves an account out for a reason, and charges it by the next one', async () => {
    const { id: account } = await addOverdueAccount(db);
    const other = await addOverdueAccount(db);
    const id = await addCalculatedNote(app, treasurer, '2026-09-30', [account, other.id]);
    const skipped = { id, settlementId: account, reason: 'sprawa w zarządzie' };
    expect((await put('skip', skipped)).status).toBe(204);
    await approve(id);
    expect(await chargesOf(account)).toEqual([]);
    expect(await chargesOf(other.id)).toHaveLength(1);
    await addNote(account, '2026-09-30');
    expect(await chargesOf(account)).toHaveLength(1);
  });

  it('is blocked for days of which no rate is known, until there is one', async () => {
    const { id: account } = await addOverdueAccount(db, { dueOn: '2022-03-31' });
    const id = await addCalculatedNote(app, treasurer, '2026-09-30', [account]);
    expect(await accountsOf(id)).toMatchObject([
      {
        state: 'blocked',
        blocked: { code: 'no-interest-rate', words: 'Brak stopy odsetek na dzień 2022.04.01' },
      },
    ]);
    expect((await approveShown(treasurer, id)).status).toBe(409);
  });

  it('reaches to no day after that of its issue', async () => {
    const form = noteForm('2026-10-02', []);
    const { status, body } = await treasurer.post<ErrorBody>('/api/charge-run/create', form);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['periodThru']]);
  });

  it('is proposed for a day with the kind that the settings name', async () => {
    const { body } = await treasurer.get('/api/charge-run/proposal?kind=interest&on=2026-09-30');
    expect(body).toMatchObject({
      periodThru: '2026-09-30',
      feeKinds: [{ name: 'Odsetki', tariff: null, isProposed: true }],
    });
  });
});

it('the nightly checks find nothing in all of it', async () => {
  expect(await moneyFindings(app)).toEqual([]);
});
