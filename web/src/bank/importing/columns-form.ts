import type { BankProfileCreate } from '@grzadka/contract/bank/profiles/bank-profile.model';
import { messages } from '@grzadka/contract/core/messages';
import * as z from 'zod/mini';
import { columnsText } from './columns.text.ts';

/** A column as the form has it: its place from 0 in digits, '' for none. */
const column = z.string();

/** Rows of a file, as many as are shown. */
type Rows = readonly (readonly string[])[];

/** What the form of a layout says; every choice is a text of a browser. */
const fields = z.object({
  name: z.string().check(z.trim(), z.minLength(1, messages.nameEmpty)),
  /** Which row is the heading, from 0. */
  headingRow: z.string(),
  bookingDay: column.check(z.minLength(1, columnsText.noDay)),
  amount: column,
  incoming: column,
  outgoing: column,
  title: column.check(z.minLength(1, columnsText.noTitle)),
  moreTitle: column,
  counterpartyName: column,
  counterpartyAccount: column,
  payerAccount: column,
  payeeAccount: column,
  balanceAfter: column,
});

type Fields = z.output<typeof fields>;

/** What the form begins with: the heading is the first row that has a cell in each of the most columns, and nothing is guessed besides. */
export function emptyColumns(rows: Rows): Fields {
  const filled = rows.map((row) => row.filter((cell) => cell.trim() !== '').length);
  return {
    name: '',
    headingRow: String(Math.max(0, filled.indexOf(Math.max(0, ...filled)))),
    bookingDay: '',
    amount: '',
    incoming: '',
    outgoing: '',
    title: '',
    moreTitle: '',
    counterpartyName: '',
    counterpartyAccount: '',
    payerAccount: '',
    payeeAccount: '',
    balanceAfter: '',
  };
}

/**
 * The form of a layout for these rows, as the call takes it. An amount is in one column, or what came and what left in one each; so is the account at the other end,
 * or the payer's and the payee's.
 */
export function columnsForm(rows: Rows): z.ZodMiniType<BankProfileCreate, Fields> {
  const whole = fields.check(
    z.refine(
      ({ amount, incoming, outgoing }) => amount !== '' || (incoming !== '' && outgoing !== ''),
      {
        path: ['amount'],
        error: columnsText.noAmount,
      },
    ),
    z.refine(({ payerAccount, payeeAccount }) => (payerAccount === '') === (payeeAccount === ''), {
      path: ['payeeAccount'],
      error: columnsText.oneAccount,
    }),
  );
  return z.pipe(
    whole,
    z.transform(
      ({ name, headingRow, ...typed }: Fields): BankProfileCreate => ({
        name,
        heading: [...(rows[Number(headingRow)] ?? [])],
        columns: {
          bookingDay: Number(typed.bookingDay),
          valueDay: null,
          amount:
            typed.amount === ''
              ? { incoming: Number(typed.incoming), outgoing: Number(typed.outgoing) }
              : Number(typed.amount),
          currency: null,
          counterpartyName: placeOf(typed.counterpartyName),
          counterpartyAccount: accountsOf(typed),
          title: [typed.title, typed.moreTitle].filter((at) => at !== '').map(Number),
          reference: null,
          balanceAfter: placeOf(typed.balanceAfter),
          ownAccount: null,
        },
      }),
    ),
  );
}

function accountsOf({
  counterpartyAccount,
  payerAccount,
  payeeAccount,
}: Pick<Fields, 'counterpartyAccount' | 'payerAccount' | 'payeeAccount'>) {
  return payerAccount === ''
    ? placeOf(counterpartyAccount)
    : { payer: Number(payerAccount), payee: Number(payeeAccount) };
}

function placeOf(typed: string): number | null {
  return typed === '' ? null : Number(typed);
}
