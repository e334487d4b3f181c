import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';

/** The amount of each refund, in grosze. */
export const givenBack = 7_00;

/** A line of the bank's: its title, which no other one has, its amount, and whether somebody has said what it is for. */
export interface Line {
  readonly title: string;
  readonly amount: number;
  readonly state: 'waits' | 'booked';
}

/** The lines of the bank, and what became of them. */
export interface Told {
  readonly lines: readonly Line[];
  /** How many refunds by bank wait, and how many were paid. */
  readonly refunds: { readonly waiting: number; readonly paid: number };
  /** What was paid to the accounts, less what was moved and given back: one to whom the program books by itself, and another one. */
  readonly paid: { readonly payer: number; readonly other: number };
  /** What does not add up. */
  readonly disorders: readonly unknown[];
}

/** Who works at what. */
export interface Desk {
  readonly bank: { readonly id: string; readonly nrb: string };
  readonly payer: { readonly id: string; readonly reference: string };
  readonly other: { readonly id: string };
}

/** The line of that number; its title and its amount tell it from all others. */
export type Writing = (number: number, desk: Desk) => Line;

/** A payment without any sign of whose it is. */
export const ofOther: Writing = (number) => ({
  title: `operacja ${number}`,
  amount: 200_00 + number,
  state: 'waits',
});

/** A payment with the payer's reference. */
export const ofPayer: Writing = (number, desk) => ({
  ...ofOther(number, desk),
  title: `operacja ${number} ${desk.payer.reference}`,
});

/** Money that left, as much as a refund comes to. */
export const ofRefund: Writing = (number, desk) => ({
  ...ofOther(number, desk),
  amount: -givenBack,
});

/** Whose a payment is by its title. */
export function ownerOf({ title }: Line, { payer }: Desk): 'payer' | 'other' {
  return title.endsWith(payer.reference) ? 'payer' : 'other';
}

/** Returns what is there once somebody has said, or taken back, what a line is for. */
export function withState(told: Told, line: Line, state: Line['state']): Told {
  return { ...told, lines: told.lines.map((one) => (one === line ? { ...one, state } : one)) };
}

/** Reads what is there by now. */
export async function readTold(db: Kysely<Database>, { bank, payer, other }: Desk): Promise<Told> {
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
