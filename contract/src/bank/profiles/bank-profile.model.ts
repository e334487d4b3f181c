import * as z from 'zod/mini';
import { id, isStorable, orNull, storablePattern, text } from '../../core/fields.ts';
import { messages } from '../../core/messages.ts';
import { updateBody } from '../../core/record/update-body.ts';

/** An own profile in its list (docs/product/bank.md#profiles). */
export const bankProfileListItem = z.object({ id: z.string(), name: z.string() });

/** How many columns a table may have, and how many characters a cell of its heading may have. */
const mostColumns = 100;
const longestCell = 500;

const column = z
  .int(messages.invalidValue)
  .check(z.minimum(0, messages.invalidValue), z.maximum(mostColumns - 1, messages.invalidValue));

const optionalColumn = orNull(column);

const noAmount = 'Wskaż kolumnę z kwotą';

/** One column with signed amounts, or one with what came and one with what went. */
const amountColumns = z.union([column, z.object({ incoming: column, outgoing: column })], noAmount);

/** One column of whoever is at the other end, or one of the payer and one of the payee. */
const accountColumns = orNull(
  z.union([column, z.object({ payer: column, payee: column })], messages.invalidValue),
);

/** Where in a row what stands, columns counted from 0; null is what the table does not have. */
const columns = z.object({
  bookingDay: column,
  valueDay: optionalColumn,
  amount: amountColumns,
  currency: optionalColumn,
  counterpartyName: optionalColumn,
  counterpartyAccount: accountColumns,
  /** Joined in this order. */
  title: z
    .array(column, messages.invalidValue)
    .check(
      z.minLength(1, 'Wskaż kolumnę z tytułem'),
      z.maxLength(mostColumns, messages.invalidValue),
    ),
  reference: optionalColumn,
  balanceAfter: optionalColumn,
  ownAccount: optionalColumn,
});

export type BankColumns = z.output<typeof columns>;

/** A cell of a heading, as it stands in the file. */
const cell = z
  .string({ error: messages.invalidValue })
  .check(
    z.maxLength(longestCell, messages.tooLong(longestCell)),
    z.refine(isStorable, messages.invalidCharacter),
    z.meta({ pattern: storablePattern }),
  );

const columnReply = z.nullable(z.int());

/** An own profile with what its columns say, and how they are called in the files. */
export const bankProfileDetails = z.extend(bankProfileListItem, {
  heading: z.array(z.string()),
  columns: z.object({
    bookingDay: z.int(),
    valueDay: columnReply,
    amount: z.union([z.int(), z.object({ incoming: z.int(), outgoing: z.int() })]),
    currency: columnReply,
    counterpartyName: columnReply,
    counterpartyAccount: z.nullable(
      z.union([z.int(), z.object({ payer: z.int(), payee: z.int() })]),
    ),
    title: z.array(z.int()),
    reference: columnReply,
    balanceAfter: columnReply,
    ownAccount: columnReply,
  }),
});

export type BankProfileDetails = z.infer<typeof bankProfileDetails>;

/** No other profile has it, whatever its letter case. */
const name = text({ max: 100, empty: messages.nameEmpty });

/** What somebody said of the columns of a real file. */
export const bankProfileCreate = z
  .object({
    name,
    /** The cells of the row above the operations; the profile knows its files by them. */
    heading: z
      .array(cell, messages.invalidValue)
      .check(
        z.minLength(1, messages.invalidValue),
        z.maxLength(mostColumns, messages.invalidValue),
      ),
    columns,
  })
  .check(
    z.refine(({ heading, columns: named }) => columnsOf(named).every((at) => at < heading.length), {
      path: ['columns'],
      error: 'W pliku nie ma wskazanej kolumny. Wskaż inną.',
    }),
  );

export type BankProfileCreate = z.output<typeof bankProfileCreate>;

/** Its name is all that changes: other columns are another profile. */
export const bankProfileUpdate = updateBody({ key: { id }, fields: { name } });

/** Every column that is named. */
function columnsOf({ title, ...others }: BankColumns): number[] {
  const named = Object.values(others).flatMap((at) =>
    at !== null && typeof at === 'object' ? Object.values(at) : [at],
  );
  return [...named.filter((at) => at !== null), ...title];
}

/** Why an own profile is not stored or not deleted. */
export const bankProfileRefusals = {
  takenName: 'Jest już układ plików o tej nazwie. Wpisz inną.',
  inUse: 'Ten układ jest wybrany przy rachunku bankowym. Najpierw wybierz tam inny.',
} as const;
