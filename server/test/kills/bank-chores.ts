import { sql } from 'kysely';
import { apply, sendFile } from '#test/bank-imports.ts';
import { addBankAccount } from '#test/bank-lines.ts';
import { mt940 } from '#test/bank-statements.ts';
import { addAccount } from '#test/ledger.ts';
import type { TestClient } from '#test/test-client.ts';
import { type Chore, sendTwice, statusOf, type Workplace } from './chore.ts';

const day = '2021-03-01';
const counterparty = '27114020040000300201355387';
const reason = 'pomyłka';

/** What each payment comes to, what of one is moved to another account, and what is given back, in grosze. */
const [paid, moved, givenBack] = [100_00, 1_00, 7_00];

/** A line of the bank's: its title, which no other one has, its amount, and whether somebody has said what it is for. */
interface Line {
  readonly title: string;
  readonly amount: number;
  readonly state: 'waits' | 'booked';
}

/** What the bank told, and what became of it. */
interface Told {
  readonly lines: readonly Line[];
  /** How many refunds by bank wait, and how many were paid. */
  readonly refunds: { readonly waiting: number; readonly paid: number };
  /** What was paid to the accounts, less what was moved and given back: one to whom the program books by itself, and another one. */
  readonly paid: { readonly payer: number; readonly other: number };
  /** What does not add up. */
  readonly disorders: readonly unknown[];
}

/** Who works at what. */
interface Desk {
  readonly bank: { readonly id: string; readonly nrb: string };
  readonly payer: { readonly id: string; readonly reference: string };
  readonly other: { readonly id: string };
}

type Piece = ReturnType<Chore<Told>['plan']>;

/**
 * What a bank tells of an account and what it is said to be for: statements that overlap, each booked by two at once, and again; lines that are
 * typed, assigned and taken back; payments that are moved; refunds that are planned and paid. Nobody else posts on these accounts.
 */
export async function statements({ db }: Workplace): Promise<Chore<Told>> {
  const bank = await addBankAccount(db);
  const [payer, other] = [await addAccount(db), await addAccount(db)];
  const desk = { bank, payer, other };
  return {
    name: 'statements',
    initial: {
      lines: [],
      refunds: { waiting: 0, paid: 0 },
      paid: { payer: 0, other: 0 },
      disorders: [],
    },
    // What there is nothing for is passed over.
    plan: (told, count) =>
      works[count % works.length]?.(told, desk) ?? { next: told, send: async () => 200 },
    read: (place) => readTold(place, desk),
  };
}

const works: readonly ((told: Told, desk: Desk) => Piece | undefined)[] = [
  takeIn,
  takeInAgain,
  assign,
  typeIn,
  move,
  takeIn,
  planRefund,
  payRefund,
  unassign,
];

/** Three more lines, after some that are there: one that the program books by itself, one that waits, and one by which money left. */
function takeIn(told: Told, { bank, payer }: Desk): Piece {
  const known = told.lines.length;
  const own: readonly Line[] = [
    { title: `operacja ${known + 1} ${payer.reference}`, amount: paid, state: 'booked' },
    { title: `operacja ${known + 2}`, amount: paid, state: 'waits' },
    { title: `operacja ${known + 3}`, amount: -givenBack, state: 'waits' },
  ];
  return {
    next: {
      ...told,
      lines: [...told.lines, ...own],
      paid: { ...told.paid, payer: told.paid.payer + paid },
    },
    send: ({ client }) => sendStatement(client, bank, [...told.lines.slice(-4), ...own]),
  };
}

/** All that is known once more, which adds nothing. */
function takeInAgain(told: Told, { bank }: Desk): Piece | undefined {
  if (told.lines.length === 0) return undefined;
  return { next: told, send: ({ client }) => sendStatement(client, bank, told.lines) };
}

/** Previews a file and has two book it at once, of whom one succeeds. */
async function sendStatement(
  client: TestClient,
  { id: bankAccountId, nrb }: Desk['bank'],
  lines: readonly Line[],
): Promise<number> {
  const transfers = lines.map((line) => ({ ...line, day, account: counterparty }));
  const shown = await sendFile(client, { bankAccountId }, mt940(nrb, transfers)).catch(() => null);
  if (shown?.status !== 201) return shown?.status ?? 0;
  const statuses = await Promise.all([1, 2].map(() => statusOf(apply(client, shown.body.id))));
  const [succeeded, refused] = [200, 409].map((each) => statuses.filter((one) => one === each));
  // Whoever is refused knows that the other one has succeeded, even where that one's reply was lost.
  if (succeeded?.length === 2 || refused?.length === 2) throw new Error(`booked: ${statuses}`);
  if (succeeded?.length === 1 || refused?.length === 1) return 200;
  return Math.max(...statuses);
}

/** A line that no file has brought yet. */
function typeIn(told: Told, { bank }: Desk): Piece {
  const number = told.lines.length + 1;
  const title = `operacja ${number}`;
  // As no other line, so that nobody takes it for one.
  const amount = 200_00 + number;
  return {
    next: { ...told, lines: [...told.lines, { title, amount, state: 'waits' }] },
    send: ({ client }) =>
      sendTwice(client, '/api/bank-line/create', {
        bankAccountId: bank.id,
        bookingDay: day,
        amount,
        counterpartyName: 'Nowak Jan',
        counterpartyAccount: counterparty,
        title,
        confirmed: false,
      }),
  };
}

function assign(told: Told, { bank, other }: Desk): Piece | undefined {
  const line = told.lines.find(({ state, amount }) => state === 'waits' && amount === paid);
  if (line === undefined) return undefined;
  return {
    next: {
      ...withState(told, line, 'booked'),
      paid: { ...told.paid, other: told.paid.other + paid },
    },
    send: (place) =>
      onLine(place, bank, line, ({ id }) =>
        place.client.post('/api/bank-line/assign', {
          id,
          parts: [{ settlementId: other.id, amount: paid }],
        }),
      ),
  };
}

/** Takes back what somebody said last of a payment. */
function unassign(told: Told, { bank, payer }: Desk): Piece | undefined {
  const line = told.lines.findLast(
    ({ title, amount, state }) =>
      state === 'booked' && amount === paid && !title.endsWith(payer.reference),
  );
  if (line === undefined) return undefined;
  return {
    next: {
      ...withState(told, line, 'waits'),
      paid: { ...told.paid, other: told.paid.other - paid },
    },
    send: (place) =>
      onLine(place, bank, line, ({ id }) =>
        place.client.post('/api/bank-line/unassign', { id, reason }),
      ),
  };
}

/** A part of the payer's last payment turns out to be the other one's. */
function move(told: Told, { bank, payer, other }: Desk): Piece | undefined {
  const line = told.lines.findLast(({ title }) => title.endsWith(payer.reference));
  if (line === undefined) return undefined;
  return {
    next: {
      ...told,
      paid: { payer: told.paid.payer - moved, other: told.paid.other + moved },
    },
    send: (place) =>
      onLine(place, bank, line, async ({ assignmentId }) => ({
        status: await sendTwice(place.client, '/api/payment/move', {
          id: assignmentId,
          settlementId: other.id,
          amount: moved,
          reason,
        }),
      })),
  };
}

function planRefund(told: Told, { payer }: Desk): Piece | undefined {
  const { refunds } = told;
  if (told.paid.payer < (refunds.waiting + 1) * givenBack) return undefined;
  return {
    next: { ...told, refunds: { ...refunds, waiting: refunds.waiting + 1 } },
    send: ({ client }) =>
      sendTwice(client, '/api/refund/create', {
        settlementId: payer.id,
        amount: givenBack,
        targetAccount: '61109010140000071219812874',
      }),
  };
}

function payRefund(told: Told, { bank, payer }: Desk): Piece | undefined {
  const { refunds, paid: sums } = told;
  const line = told.lines.find(({ amount, state }) => state === 'waits' && amount === -givenBack);
  if (line === undefined || refunds.waiting === 0) return undefined;
  return {
    next: {
      ...withState(told, line, 'booked'),
      refunds: { waiting: refunds.waiting - 1, paid: refunds.paid + 1 },
      paid: { ...sums, payer: sums.payer - givenBack },
    },
    send: (place) =>
      onLine(place, bank, line, async ({ id }) => {
        const refund = await place.db
          .selectFrom('refund')
          .select('id')
          .where('settlementId', '=', payer.id)
          .where('bankLineId', 'is', null)
          .executeTakeFirstOrThrow();
        return place.client.post('/api/bank-line/assign', {
          id,
          parts: [{ refundId: refund.id, amount: givenBack }],
        });
      }),
  };
}

function withState(told: Told, line: Line, state: Line['state']): Told {
  return { ...told, lines: told.lines.map((one) => (one === line ? { ...one, state } : one)) };
}

/** Does something with a line; 0 where the database does not tell of it, as it does while it is killed. */
function onLine(
  { db }: Workplace,
  bank: Desk['bank'],
  { title }: Line,
  call: (line: { id: string; assignmentId: string | null }) => Promise<{ readonly status: number }>,
): Promise<number> {
  const found = db
    .selectFrom('bankLine')
    .select(['id', 'assignmentId'])
    .where('bankAccountId', '=', bank.id)
    .where('title', '=', title)
    .executeTakeFirstOrThrow();
  return statusOf(found.then(call));
}

async function readTold({ db }: Workplace, { bank, payer, other }: Desk): Promise<Told> {
  const { rows } = await sql<Told>`
    select
      array(
        select json_build_object(
          'title', title, 'amount', amount_grosz, 'state', case state when 'booked' then state else 'waits' end
        )
        from bank_line where bank_account_id = ${bank.id}
        order by split_part(title, ' ', 2)::integer
      ) as lines,
      (
        select json_build_object(
          'waiting', count(*) filter (where bank_line_id is null), 'paid', count(bank_line_id)
        )
        from refund where settlement_id = ${payer.id}
      ) as refunds,
      json_build_object(
        'payer', (select -balance_grosz from settlement where id = ${payer.id}),
        'other', (select -balance_grosz from settlement where id = ${other.id})
      ) as paid,
      array(
        select json_build_object('240', title)
        from bank_line line
        where bank_account_id = ${bank.id}
          and (select coalesce(sum(amount_grosz), 0) from ledger_line where bank_line_id = line.id)
            <> case state when 'booked' then 0 else -amount_grosz end
        union all
        select json_build_object('130', balance_grosz)
        from bank_account
        where id = ${bank.id}
          and balance_grosz <> (
            select coalesce(sum(amount_grosz), 0) from bank_line where bank_account_id = bank_account.id
          )
      ) as disorders
  `.execute(db);
  const [told] = rows;
  if (told === undefined) throw new Error('there is always an answer');
  return told;
}
