import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { commandLine } from '#src/core/change/audit-entry.ts';
import { change } from '#src/core/change/change.ts';
import { newId } from '#src/core/database/record-id.ts';
import { post } from '#src/ledger/post.ts';
import { addAccount, postPayment } from '#test/ledger.ts';
import { checkedLedger } from '#test/ledger-years.ts';
import { moneyFindings } from '#test/money-checks.ts';
import { startTestAppOn } from '#test/test-app.ts';
import { execute } from '#test/test-cluster.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { yearCalls } from '#test/year-calls.ts';

const { url, ownerUrl } = await createTestDatabase();
const app = await startTestAppOn(url);
const { db } = app;
const years = yearCalls(await app.as('ROLE_ADMIN'));
const last = new Date().getFullYear() - 1;
const { id: account } = await addAccount(db);
await postPayment(db, { account, day: `${last}-03-01`, amount: 1 });
await checkedLedger(db);

const payment = (day: string) => ({
  series: 'KP' as const,
  sourceId: null,
  entries: [
    {
      postingDay: day,
      description: 'Wpłata',
      lines: [
        { code: '140', amount: 5 },
        { code: '200', settlementId: account, amount: -5, parts: [] },
      ] as const,
    },
  ],
});

const countOf = async () => {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from ledger_entry where year = ${last}
  `.execute(db);
  return Number(rows[0]?.count);
};

it('what is posted while a year is being closed is in it before, or refused', async () => {
  const before = await countOf();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isPosted = () => {};
  const posted = new Promise<void>((resolve) => {
    isPosted = resolve;
  });
  const posting = change(db, commandLine, async (tx) => {
    await post(tx, [payment(`${last}-12-31`)]);
    isPosted();
    await held;
  });
  await posted;
  let isClosed = false;
  const closing = years.close(last).then((reply) => {
    isClosed = true;
    return reply;
  });
  // It is waited for: the closing asks for what the posting has.
  const waits = async () => {
    const { rows } = await sql`
      select from pg_locks where locktype = 'advisory' and mode = 'ExclusiveLock' and not granted
    `.execute(db);
    return rows.length > 0;
  };
  await expect.poll(waits).toBe(true);
  expect(isClosed).toBe(false);
  release();
  await posting;
  expect((await closing).status).toBe(204);
  expect(await countOf()).toBe(before + 1);
  await expect(postPayment(db, { account, day: `${last}-12-31`, amount: 5 })).rejects.toThrow(
    'jest zamknięty',
  );
  expect(await moneyFindings(app)).toEqual([]);
});

it('many at once post what was there in time, and the books are right', async () => {
  expect((await years.reopen(last)).status).toBe(204);
  const before = await countOf();
  const { version } = await years.read();
  // Not more at once than have a connection each: on a busy machine the closing would give up waiting for one.
  const pay = (date: string) =>
    Array.from({ length: 8 }, (_, at) =>
      postPayment(db, { account, day: `${last}-12-${date}`, amount: at + 1 }),
    );
  const first = pay('31');
  const closing = years.close(last, version);
  const outcomes = await Promise.allSettled([...first, ...pay('30')]);
  expect((await closing).status).toBe(204);
  const refused = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [String(outcome.reason)] : [],
  );
  expect(refused.filter((reason) => !reason.includes('jest zamknięty'))).toEqual([]);
  expect(await countOf()).toBe(before + outcomes.length - refused.length);
  expect(await moneyFindings(app)).toEqual([]);
});

it('two who close at once close once', async () => {
  expect((await years.reopen(last)).status).toBe(204);
  const { version } = await years.read();
  const replies = await Promise.all([years.close(last, version), years.close(last, version)]);
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([204, 412]));
});

it('the database refuses it by whatever door, and what would open a year that is not the last', async () => {
  const entry = (year: number) => `
    insert into ledger_entry (id, series, year, document, posting_day, effective_day, description)
    values ('${newId()}', 'PK', ${year}, 1, '${year}-05-01', '${year}-05-01', 'x')
  `;
  await expect(execute(url, entry(last))).rejects.toThrow('nothing is posted in a closed year');
  await expect(execute(ownerUrl, entry(last - 3))).rejects.toThrow(
    'nothing is posted in a closed year',
  );
  await execute(ownerUrl, `insert into ledger_year (year) values (${last - 2})`);
  await expect(
    execute(url, `update ledger_year set closed_at = null where year = ${last - 2}`),
  ).rejects.toThrow('the last closed year alone is opened again');
  await expect(execute(url, `insert into ledger_year (year) values (${last + 1})`)).rejects.toThrow(
    'years are closed one after another',
  );
  await expect(execute(url, `delete from ledger_year`)).rejects.toThrow('permission denied');
});
