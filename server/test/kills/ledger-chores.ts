import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ImportEvent } from '@grzadka/contract/import/import.model';
import { type Kysely, sql } from 'kysely';
import { doApproval } from '#src/charge/approval/do-approval.ts';
import type { Database } from '#src/core/database/tables.ts';
import { fromDatabaseError } from '#src/core/errors/database-error.ts';
import { addReckonedRun } from '#test/charge-runs.ts';
import { addAccount, postDebt, postPayment, reverse } from '#test/ledger.ts';
import type { TestClient } from '#test/test-client.ts';
import { type Chore, statusOf, type Workplace } from './chore.ts';

const year = 2024;

/** The day of the opening balances: before all that the other chores post. */
const booksBegin = '2020-12-31';
const day = `${year}-03-01`;

/**
 * What is posted on an account, each entry with its number and its amount: a debt in three parts, a payment, and now and
 * then what takes the last one back. Nobody else posts in that year.
 */
export async function postings({ db }: Workplace): Promise<Chore<string[]>> {
  const { id: account } = await addAccount(db);
  const parts = [10, 20, 30].map((amount) => ({ amount, dueOn: day }));
  return {
    name: 'postings and reversals',
    initial: [],
    plan(entries, count) {
      const next = (series: string, amount: number) => {
        const number = entries.filter((entry) => entry.startsWith(series)).length + 1;
        return [...entries, `${series}/${year}/${number} ${amount}`];
      };
      const amount = count + 1;
      switch (count % 3) {
        case 0:
          return {
            next: next('PK', 60),
            send: (place) => outcome(postDebt(place.db, { account, day, parts })),
          };
        case 1:
          return {
            next: next('KP', -amount),
            send: (place) => outcome(postPayment(place.db, { account, day, amount })),
          };
        default:
          return {
            next: reversedBy(entries, next),
            send: (place) => reverseLast(place.db, account),
          };
      }
    },
    async read({ db: now }) {
      const { rows } = await sql<{ told: string; isKept: boolean }>`
        select entry.number || ' ' || amount_grosz as told, balance_grosz = sum(amount_grosz) over () as is_kept
        from ledger_line line
        join ledger_entry entry on entry.id = entry_id
        join settlement on settlement.id = settlement_id
        where settlement_id = ${account} order by entry.recorded_at, entry.id
      `.execute(now);
      return rows.map(({ told, isKept }) => (isKept ? told : `${told}, another balance`));
    },
  };
}

/** What there is when the last entry was taken back; the same where it takes back another one. */
function reversedBy(
  entries: readonly string[],
  next: (series: string, amount: number) => string[],
): string[] {
  const last = entries.at(-1);
  if (last === undefined || last.startsWith('ST')) return [...entries];
  return next('ST', -Number(last.split(' ')[1]));
}

async function reverseLast(db: Kysely<Database>, account: string): Promise<number> {
  const reversing = async () => {
    const { rows } = await sql<{ id: string; series: string }>`
      select entry.id, series from ledger_line line join ledger_entry entry on entry.id = entry_id
      where settlement_id = ${account} order by entry.recorded_at desc limit 1
    `.execute(db);
    const [last] = rows;
    if (last !== undefined && last.series !== 'ST') await reverse(db, last.id);
  };
  return outcome(reversing());
}

/** As a reply would tell it: done, or why the database did not do it. */
function outcome(work: Promise<unknown>): Promise<number> {
  return work.then(() => 200, statusOfFault);
}

function statusOfFault(error: unknown): number {
  if (fromDatabaseError(error)?.code === 'unavailable') return 0;
  throw error;
}

/** What an account is charged by runs, each taken back by the next piece. Nobody else charges in that year. */
export async function chargeRuns({ db }: Workplace): Promise<Chore<string[]>> {
  const { id: account } = await addAccount(db);
  const chargeDay = '2023-03-01';
  const isReversal = (count: number) => count % 2 === 1;
  return {
    name: 'charge runs',
    initial: [],
    plan(charges, count) {
      const last = charges.at(-1)?.endsWith('approved') ? charges.at(-1) : undefined;
      if (isReversal(count)) {
        const reversed = last?.replace('approved', 'reversed');
        return {
          next: reversed === undefined ? charges : [...charges.slice(0, -1), reversed],
          send: ({ db: at, client }) =>
            onRun(findLastRun(at, account), (id) =>
              client.post('/api/charge-run/reverse', { id, day: chargeDay, reason: 'pomyłka' }),
            ),
        };
      }
      // Where the one before was not taken back, the days are charged already.
      return {
        next:
          last === undefined ? [...charges, `NAL/2023/${charges.length + 1}/1 approved`] : charges,
        send: ({ db: at, client }) =>
          last === undefined
            ? onRun(addReckonedRun(at, { account, day: chargeDay }), (id) =>
                client.put('/api/charge-run/approve', { id }, { 'if-match': '*' }),
              )
            : Promise.resolve(200),
      };
    },
    async read({ db: now }) {
      await endApprovals(now);
      const { rows } = await sql<{ told: string }>`
        select charge.number || ' ' || case when charge.reversed_on is null then 'approved' else state end as told
        from charge join charge_run on charge_run.id = run_id
        where settlement_id = ${account} order by charge_run.number_order
      `.execute(now);
      return rows.map(({ told }) => told);
    },
  };
}

/**
 * Ends the approvals that outlived the process which they were asked of, as their job would: that comes to it when the dead process has been
 * silent for a minute.
 */
async function endApprovals(db: Kysely<Database>): Promise<void> {
  const underWay = await db
    .selectFrom('chargeRun')
    .select(['id', 'approvalId'])
    .where('approval', 'in', ['waiting', 'running'])
    .execute();
  for (const { id, approvalId } of underWay) {
    if (approvalId !== null) await doApproval(db, { runId: id, approvalId });
  }
}

/** Has the program do something with a run, where there is one: it is the program that may be killed meanwhile. */
function onRun(
  found: Promise<{ id: string } | undefined>,
  call: (id: string) => Promise<{ readonly status: number }>,
): Promise<number> {
  return found.then(
    (run) => (run === undefined ? 200 : statusOf(call(run.id))),
    (error: unknown) => statusOfFault(error),
  );
}

function findLastRun(db: Kysely<Database>, account: string): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('charge')
    .select('runId as id')
    .where('settlementId', '=', account)
    .where('reversedOn', 'is', null)
    .executeTakeFirst();
}

const openings = 30;

/** The opening balances of accounts, in grosze: each file takes back all of the former and posts another amount. */
export async function openingFiles({ db }: Workplace): Promise<Chore<string[]>> {
  const accounts: { id: string; reference: string }[] = [];
  for (let nth = 0; nth < openings; nth += 1) accounts.push(await addAccount(db));
  return {
    name: 'opening balances',
    initial: [`${openings} of 0, 0 entries`],
    plan(_, count) {
      const amount = count + 1;
      return {
        next: [`${openings} of ${amount * 100}, ${openings} entries`],
        send: ({ client }) => statusOf(runOpening(client, accounts, amount)),
      };
    },
    async read({ db: now }) {
      const { rows } = await sql<{ told: string }>`
        select count(*) || ' of ' || balance_grosz || ', ' || sum(live.count) || ' entries' as told
        from settlement
        cross join lateral (
          select count(*) from ledger_line line join ledger_entry entry on entry.id = entry_id
          where settlement_id = settlement.id and reverses_id is null
            and not exists (select from ledger_entry where reverses_id = entry.id)
        ) live
        where settlement.id = any (${accounts.map(({ id }) => id)}::uuid[])
        group by balance_grosz
      `.execute(now);
      return rows.map(({ told }) => told);
    },
  };
}

async function runOpening(
  client: TestClient,
  accounts: readonly { reference: string }[],
  amount: number,
): Promise<{ status: number }> {
  const lines = accounts.map(
    ({ reference }) => `${reference};${booksBegin};${amount};2020-06-30;Wpisowe`,
  );
  const heading = 'Numer rozliczenia;Stan na dzień;Kwota;Termin płatności;Rodzaj opłaty';
  const content = [heading, ...lines].join('\n');
  const multipart = new FormData();
  multipart.set('sha256', createHash('sha256').update(content).digest('hex'));
  multipart.set('file', new File([content], 'bilans.csv'));
  const response = await client.send('/api/import/opening/run', { method: 'POST', multipart });
  const text = await response.text();
  if (response.status === 409) {
    // The command imports plots just now.
    await pause(100);
    return runOpening(client, accounts, amount);
  }
  if (response.status !== 200) return response;
  const event = JSON.parse(text.trim().split('\n').at(-1) ?? '') as ImportEvent;
  return { status: event.kind === 'report' && event.isStored ? 200 : 0 };
}
