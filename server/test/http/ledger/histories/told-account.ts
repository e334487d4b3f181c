import { withCheckDigits } from '@grzadka/contract/settings/bank-account';
import { type Kysely, sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '#src/core/database/tables.ts';
import { addBankAccount } from '#test/bank-lines.ts';
import type { Transfer } from '#test/bank-statements.ts';

/** A transfer as the bank has it; two of one number are the same in all that a table says of them. */
export interface ToldTransfer extends Required<Pick<Transfer, 'day' | 'title' | 'reference'>> {
  readonly number: number;
  /** In grosze, below zero where money left. */
  readonly amount: number;
  readonly account?: string;
}

/** A file that the bank made, and the transfers in it. */
export interface ToldFile {
  readonly content: string;
  readonly transfers: readonly ToldTransfer[];
}

/** A bank account as its bank has it, and the files that the program was sent for it. */
export interface ToldAccount {
  readonly id: string;
  readonly nrb: string;
  /** Whose money comes and goes, by the number of their account. */
  readonly counterparty: string;
  /** Whether its files have references, by which lines are recognised even where all else in them differs. */
  readonly givesReferences: boolean;
  /** All that has moved on it, in the order in which it came to be known. */
  readonly transfers: ToldTransfer[];
  /** Files that were only shown, each by its import. */
  readonly shown: (ToldFile & { readonly importId: string })[];
  /** Files that were booked. */
  readonly booked: ToldFile[];
  /** What was typed from a statement before that came as a file. */
  readonly typed: ToldTransfer[];
  /** How many numbers of transfers were given. */
  count: number;
}

let counterparties = 0;

/** A bank account on which nothing has moved yet. */
export async function openTold(
  db: Kysely<Database>,
  givesReferences: boolean,
): Promise<ToldAccount> {
  const { id, nrb } = await addBankAccount(db);
  counterparties += 1;
  const counterparty = withCheckDigits(`11402004${String(counterparties).padStart(16, '0')}`);
  return {
    id,
    nrb,
    counterparty,
    givesReferences,
    transfers: [],
    shown: [],
    booked: [],
    typed: [],
    count: 0,
  };
}

/** What moves next: a transfer with a number of its own, `copies` times on one day. The title says it, beside whatever else. */
export function nextTransfers(
  account: ToldAccount,
  {
    copies = 1,
    isNamed,
    words = '',
    ...moved
  }: {
    readonly day: string;
    readonly amount: number;
    readonly copies?: number;
    /** Whether the bank states whose account it is. */
    readonly isNamed: boolean;
    readonly words?: string;
  },
): ToldTransfer[] {
  account.count += 1;
  const number = account.count;
  return Array.from({ length: copies }, (_, copy) => ({
    ...moved,
    number,
    title: `operacja ${number} ${words}`.trim(),
    reference: `B${number}C${copy}`,
    ...(isNamed && { account: account.counterparty }),
  }));
}

/** A line of the account's by the number of its transfer. */
interface KeptTransfer {
  readonly id: string;
  readonly number: number;
  readonly state: Database['bankLine']['state'];
}

/** The lines that the program has of the account, the oldest first. */
export async function readKept(
  db: Kysely<Database>,
  { id }: Pick<ToldAccount, 'id'>,
): Promise<readonly KeptTransfer[]> {
  const rows = await db
    .selectFrom('bankLine')
    .select(['id', 'title', 'state'])
    .where('bankAccountId', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ title, ...line }) => ({
    ...line,
    number: Number(/operacja (\d+)/i.exec(title)?.[1]),
  }));
}

const outOfLedger: ReadonlySet<KeptTransfer['state']> = new Set(['double', 'dropped']);

/** How many of the lines are in the ledger, of each number. */
export function countPosted(kept: readonly KeptTransfer[]): ReadonlyMap<number, number> {
  return countEach(kept.filter(({ state }) => !outOfLedger.has(state)));
}

/** As how many transfers each number came to the program at the most, in one file or typed. */
export function countTold({ booked, typed }: ToldAccount): ReadonlyMap<number, number> {
  const told = new Map<number, number>();
  for (const transfers of [typed, ...booked.map((file) => file.transfers)]) {
    for (const [number, count] of countEach(transfers)) {
      told.set(number, Math.max(count, told.get(number) ?? 0));
    }
  }
  return told;
}

function countEach(all: readonly { readonly number: number }[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { number } of all) counts.set(number, (counts.get(number) ?? 0) + 1);
  return counts;
}

/**
 * Expects that 130 is the sum of the lines of the bank that count, 240 what waits, line by line, that each refund is paid by a
 * line that is for it, and that each transfer is in the ledger as often as there was one, however many files have it; unless
 * somebody still has to say whether one is another.
 */
export async function expectTold(db: Kysely<Database>, account: ToldAccount): Promise<void> {
  const { rows } = await sql<{ told: string; kept: string; posted: string }>`
    select
      (
        select coalesce(sum(amount_grosz), 0) from bank_line
        where bank_account_id = ${account.id} and state not in ('double', 'dropped')
      ) as told,
      (select balance_grosz from bank_account where id = ${account.id}) as kept,
      (select coalesce(sum(amount_grosz), 0) from ledger_line where bank_account_id = ${account.id}) as posted
  `.execute(db);
  const [sums] = rows;
  expect(sums).toEqual({ told: sums?.told, kept: sums?.told, posted: sums?.told });
  const { rows: wrong } = await sql`
    select line.id, state from bank_line line
    where bank_account_id = ${account.id}
      and (select coalesce(sum(amount_grosz), 0) from ledger_line where bank_line_id = line.id)
        <> case when state in ('suggested', 'unclear') then -amount_grosz else 0 end
    union all
    select refund.id, 'paid by a line that is not booked'
    from refund join bank_line line on line.id = bank_line_id
    where bank_account_id = ${account.id} and state <> 'booked'
  `.execute(db);
  expect(wrong).toEqual([]);
  const kept = await readKept(db, account);
  const posted = countPosted(kept);
  const undecided = new Set(
    kept.flatMap(({ number, state }) => (state === 'double' ? number : [])),
  );
  for (const [number, count] of countTold(account)) {
    const own = posted.get(number) ?? 0;
    expect({ number, own: undecided.has(number) ? Math.max(own, count) : own }).toEqual({
      number,
      own: count,
    });
  }
}
