import { apply, sendFile } from '#test/bank-imports.ts';
import { addBankAccount } from '#test/bank-lines.ts';
import { mt940 } from '#test/bank-statements.ts';
import { addAccount } from '#test/ledger.ts';
import type { TestClient } from '#test/test-client.ts';
import {
  type Desk,
  givenBack,
  type Line,
  ofOther,
  ofPayer,
  ofRefund,
  ownerOf,
  readTold,
  type Told,
  type Writing,
  withState,
} from './bank-told.ts';
import { type Chore, sendTwice, statusOf, type Workplace } from './chore.ts';

const day = '2021-03-01';
const counterparty = '27114020040000300201355387';
const reason = 'pomyłka';

/** What of a payment is moved to another account, in grosze. */
const moved = 1_00;

type Piece = ReturnType<Chore<Told>['plan']>;

/**
 * Statements that overlap, each booked by two at once, one of them again, and some of what is in them typed and assigned before. Nobody else posts
 * on these accounts.
 */
export function statements(place: Workplace): Promise<Chore<Told>> {
  return bankChore(place, 'statements', [takeIn, typeIn(ofOther), takeInAgain, assign]);
}

/** Lines that are typed, assigned and taken back, a payment that is moved, a refund by bank that is planned and paid. */
export function bankLines(place: Workplace): Promise<Chore<Told>> {
  return bankChore(place, 'lines of the bank', [
    typeIn(ofPayer),
    assign,
    move,
    typeIn(ofOther),
    assign,
    planRefund,
    typeIn(ofRefund),
    payRefund,
    unassign,
  ]);
}

/** Work that changes what is there; undefined where there is nothing for it. */
type Work = (told: Told, desk: Desk) => Piece | undefined;

async function bankChore(
  { db }: Workplace,
  name: string,
  works: readonly Work[],
): Promise<Chore<Told>> {
  const bank = await addBankAccount(db);
  const [payer, other] = [await addAccount(db), await addAccount(db)];
  const desk = { bank, payer, other };
  return {
    name,
    initial: {
      lines: [],
      refunds: { waiting: 0, paid: 0 },
      paid: { payer: 0, other: 0 },
      disorders: [],
    },
    plan: (told, count) =>
      works[count % works.length]?.(told, desk) ?? { next: told, send: async () => 200 },
    read: (place) => readTold(place.db, desk),
  };
}

/** Three more lines, after some that are there: one that the program books by itself, one that waits, and one by which money left. */
function takeIn(told: Told, desk: Desk): Piece {
  const known = told.lines.length;
  const sure: Line = { ...ofPayer(known + 1, desk), state: 'booked' };
  const own = [sure, ofOther(known + 2, desk), ofRefund(known + 3, desk)];
  return {
    next: {
      ...told,
      lines: [...told.lines, ...own],
      paid: { ...told.paid, payer: told.paid.payer + sure.amount },
    },
    send: ({ client }) => sendStatement(client, desk.bank, [...told.lines.slice(-4), ...own]),
  };
}

/** All that is known once more, which adds nothing. */
function takeInAgain(told: Told, { bank }: Desk): Piece | undefined {
  if (told.lines.length === 0) return undefined;
  return { next: told, send: ({ client }) => sendStatement(client, bank, told.lines) };
}

/** Previews a file and has two people book it at once; one of them succeeds. */
async function sendStatement(
  client: TestClient,
  { id: bankAccountId, nrb }: Desk['bank'],
  lines: readonly Line[],
): Promise<number> {
  const transfers = lines.map((line) => ({ ...line, day, account: counterparty }));
  const shown = await sendFile(client, { bankAccountId }, mt940(nrb, transfers)).catch(() => null);
  if (shown?.status !== 201) return shown?.status ?? 0;
  const statuses = await Promise.all([1, 2].map(() => statusOf(apply(client, shown.body.id))));
  const count = (status: number) => statuses.filter((one) => one === status).length;
  if (count(200) === 2 || count(409) === 2) throw new Error(`booked: ${statuses.join()}`);
  // Whoever is refused knows that the other one has succeeded, even where that one's reply was lost.
  if (count(200) === 1 || count(409) === 1) return 200;
  return Math.max(...statuses);
}

/** A line that no file has brought yet. */
function typeIn(write: Writing): Work {
  return (told, desk) => {
    const line = write(told.lines.length + 1, desk);
    return {
      next: { ...told, lines: [...told.lines, line] },
      send: ({ client }) =>
        sendTwice(client, '/api/bank-line/create', {
          bankAccountId: desk.bank.id,
          bookingDay: day,
          amount: line.amount,
          counterpartyName: 'Nowak Jan',
          counterpartyAccount: counterparty,
          title: line.title,
          // Refunds are of one amount.
          confirmed: write === ofRefund,
        }),
    };
  };
}

function assign(told: Told, desk: Desk): Piece | undefined {
  const line = told.lines.find(({ state, amount }) => state === 'waits' && amount > 0);
  if (line === undefined) return undefined;
  const { amount } = line;
  const owner = ownerOf(line, desk);
  return {
    next: {
      ...withState(told, line, 'booked'),
      paid: { ...told.paid, [owner]: told.paid[owner] + amount },
    },
    send: (place) =>
      onLine(place, desk.bank, line, ({ id }) =>
        place.client.post('/api/bank-line/assign', {
          id,
          parts: [{ settlementId: desk[owner].id, amount }],
        }),
      ),
  };
}

/** Takes back what somebody said last of a payment. */
function unassign(told: Told, desk: Desk): Piece | undefined {
  const line = told.lines.findLast(
    (one) => one.state === 'booked' && one.amount > 0 && ownerOf(one, desk) === 'other',
  );
  if (line === undefined) return undefined;
  return {
    next: {
      ...withState(told, line, 'waits'),
      paid: { ...told.paid, other: told.paid.other - line.amount },
    },
    send: (place) =>
      onLine(place, desk.bank, line, ({ id }) =>
        place.client.post('/api/bank-line/unassign', { id, reason }),
      ),
  };
}

/** A part of the payer's last payment turns out to be the other one's. */
function move(told: Told, desk: Desk): Piece | undefined {
  const { bank, other } = desk;
  const line = told.lines.findLast(
    (one) => one.state === 'booked' && ownerOf(one, desk) === 'payer',
  );
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
