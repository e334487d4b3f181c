import { expect, it } from 'vitest';
import { addAccount, postOne, postPayment, reverse } from '#test/ledger.ts';
import { checkedLedger } from '#test/ledger-years.ts';
import { startTestApp } from '#test/test-app.ts';
import { yearCalls } from '#test/year-calls.ts';

const app = await startTestApp();
const { db } = app;
const admin = await app.as('ROLE_ADMIN');
const treasurer = await app.as('ROLE_TREASURER');
const years = yearCalls(treasurer);
const thisYear = new Date().getFullYear();
const last = thisYear - 1;
const before = thisYear - 2;

const { id: account } = await addAccount(db);
const paid = await postPayment(db, { account, day: `${before}-06-10`, amount: 100_00 });
await postPayment(db, { account, day: `${last}-06-10`, amount: 50_00 });
await checkedLedger(db);

const closedNow = (year: number) =>
  `Okres do ${year}.12.31 jest zamknięty. Wybierz późniejszy dzień. Rok ${year} może otworzyć tylko administrator: Transakcje → Lata.`;

it('years are closed one after another, when they are over', async () => {
  const { closedThru, items } = await years.read();
  expect(closedThru).toBeNull();
  expect(items.map(({ year, state, isNext }) => [year, state, isNext])).toEqual([
    [thisYear, 'running', false],
    [last, 'open', false],
    [before, 'open', true],
  ]);
  const refusal = async (year: number) => {
    const { status, body } = await years.close(year);
    return [status, body.message];
  };
  expect(await refusal(thisYear)).toEqual([409, expect.stringContaining('jeszcze trwa')]);
  expect(await refusal(last)).toEqual([
    409,
    `Najpierw zamknij rok ${before}: lata zamyka się po kolei.`,
  ]);
  expect(await refusal(before - 1)).toEqual([409, expect.stringContaining('nie ma żadnych')]);
  expect(await refusal(2.5)).toEqual([400, expect.anything()]);
  expect((await years.close(before)).status).toBe(204);
  expect(await refusal(before)).toEqual([409, `Rok ${before} jest już zamknięty.`]);
  expect(await years.read()).toMatchObject({ closedThru: `${before}-12-31` });
  expect(await years.year(before)).toMatchObject({
    state: 'closed',
    isLastClosed: true,
    closedAt: expect.any(String),
    arePapersDue: true,
  });
});

it('nothing is posted in a closed year or before it, and what is of a later one goes on', async () => {
  await expect(postPayment(db, { account, day: `${before}-12-31`, amount: 1 })).rejects.toThrow(
    closedNow(before),
  );
  await expect(reverse(db, paid.id, `${before}-07-01`)).rejects.toThrow(closedNow(before));
  const opening = {
    postingDay: '2001-01-01',
    description: 'Bilans otwarcia',
    lines: [
      { code: '140', amount: 5 },
      { code: '800', amount: -5 },
    ],
  } as const;
  await expect(postOne(db, 'BO', opening)).rejects.toThrow(closedNow(before));
  await postPayment(db, { account, day: `${last}-01-01`, amount: 1 });
  // What was wrong in it is taken back on a later day.
  await reverse(db, paid.id, `${last}-01-02`);
});

it('is closed and opened as of what was seen', async () => {
  const { version } = await years.read();
  await db.updateTable('ledgerYear').set({ version: 7 }).where('year', '=', before).execute();
  expect((await years.close(last, version)).status).toBe(412);
  expect((await yearCalls(admin).reopen(before, 'x', version)).status).toBe(412);
});

it('the last closed year alone is opened again, by an administrator, for a reason', async () => {
  expect((await years.close(last)).status).toBe(204);
  expect((await years.reopen(last)).status).toBe(403);
  const administrator = yearCalls(admin);
  const earlier = await administrator.reopen(before);
  expect([earlier.status, earlier.body.message]).toEqual([
    409,
    `Otworzyć można tylko ostatni zamknięty rok, czyli ${last}.`,
  ]);
  expect(await administrator.reopen(last, '')).toMatchObject({
    status: 400,
    body: { fields: { reason: 'Podaj powód' } },
  });
  expect((await administrator.reopen(last, 'brakowało faktury')).status).toBe(204);
  expect(await years.year(last)).toMatchObject({
    state: 'open',
    isNext: true,
    closedAt: null,
    reopenReason: 'brakowało faktury',
  });
  expect(await years.year(before)).toMatchObject({ state: 'closed', isLastClosed: true });
  await postPayment(db, { account, day: `${last}-12-31`, amount: 2 });
  expect((await years.close(last)).status).toBe(204);
  expect(await years.year(last)).toMatchObject({ state: 'closed', reopenReason: null });
  const refused = postPayment(db, { account, day: `${last}-12-31`, amount: 2 });
  await expect(refused).rejects.toThrow(closedNow(last));
  const nothing = await administrator.reopen(thisYear);
  expect([nothing.status, nothing.body.message]).toEqual([
    409,
    `Rok ${thisYear} nie jest zamknięty.`,
  ]);
});

it('the audit has who closed and opened, and why', async () => {
  const entries = await db
    .selectFrom('auditEntry')
    .select(['action', 'recordName', 'after'])
    .where('recordType', '=', 'ledger-year')
    .where('recordId', '=', String(last))
    .orderBy('id')
    .execute();
  expect(entries.map(({ action, recordName }) => [action, recordName])).toEqual([
    ['close-year', `Rok ${last}`],
    ['reopen-year', `Rok ${last}`],
    ['close-year', `Rok ${last}`],
  ]);
  expect(entries[1]?.after).toMatchObject({ reopenReason: 'brakowało faktury' });
});
