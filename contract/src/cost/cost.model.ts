import * as z from 'zod/mini';
import { emptyAsNull, id, optionalText } from '../core/fields.ts';
import { messages } from '../core/messages.ts';
import { grosze } from '../core/money/grosze.ts';
import { updateBody } from '../core/record/update-body.ts';
import { ruleOver } from '../core/rules-over-fields.ts';
import { dayReply, optionalDay } from '../core/time/day.ts';
import { gardenToday } from '../core/time/time-zone.ts';

const named = z.object({ id: z.string(), name: z.string() });

/** A cost as the list shows it (docs/product/costs.md#list). */
export const costListItem = z.object({
  id: z.string(),
  /** Of its document, or else of its booking. */
  day: dayReply,
  /** That it belongs to. */
  year: z.int(),
  costCategory: named,
  supplierName: z.nullable(z.string()),
  documentNumber: z.nullable(z.string()),
  ksefNumber: z.nullable(z.string()),
  description: z.nullable(z.string()),
  /** The document of cash, or of the booking, that it was posted by. */
  number: z.string(),
  isDocumented: z.boolean(),
  /** Below zero it was given back. */
  amount: grosze,
});

export type CostListItem = z.infer<typeof costListItem>;

/** Whom a cost was paid to, by name, and which company of the register that is, if any. */
const supplier = z.object({ company: z.nullable(named), name: z.string() });

/** A cost with all that is known of it. */
export const costDetails = z.extend(costListItem, {
  bookingDay: dayReply,
  documentDay: z.nullable(dayReply),
  /** Of the register, where that is whom it was paid to. */
  company: z.nullable(named),
  file: z.nullable(named),
  /** The movement of money that paid it. */
  transactionId: z.nullable(z.string()),
  /** Who was named of the last cost that went to the same account of a bank, where nobody is named yet. */
  proposedSupplier: z.nullable(supplier),
  /** Whether it is taken back, or takes one back. */
  isReversed: z.boolean(),
  /** Whether the year that it belongs to is closed. */
  isYearClosed: z.boolean(),
});

export type CostDetails = z.infer<typeof costDetails>;

/** The longest number of the national system of invoices (KSeF) that is kept, in characters. */
const longestKsefNumber = 40;

/** What such a number looks like, as it is said below its field. */
export const ksefExample = '5265877635-20260826-0100001AF629-AF';

const ksefNumber = optionalText({ max: longestKsefNumber, pattern: String.raw`^[\dA-Za-z\-]*$` });

const optionalRecord = emptyAsNull(z.union([z.literal(''), id]));

/** Why something is not kept of a cost. */
export const costRefusals = {
  ksefNumber: `Numer KSeF ma tylko cyfry, litery i łączniki, na przykład ${ksefExample}`,
  noCompany: 'Tej firmy już nie ma na liście podmiotów. Wybierz inną albo wpisz nazwę dostawcy.',
  noFile: 'Tego dokumentu już nie ma. Wybierz inny.',
  reversed: 'Ten koszt ma storno. Uzupełnij dane kosztu, który zaksięgowano w jego miejsce.',
} as const;

/** What may be said of a cost besides what is posted; each of it may be missing. */
export const costUpdate = updateBody({
  key: { id },
  fields: {
    documentNumber: optionalText({ max: 50 }),
    documentDay: optionalDay,
    /** A company of the register, by whose name it is called then. */
    supplierId: optionalRecord,
    supplierName: optionalText({ max: 200 }),
    ksefNumber,
    fileId: optionalRecord,
    description: optionalText({ max: 300 }),
  },
}).check(
  ruleOver(({ documentDay, ksefNumber: ksef }, { refuse }) => {
    if (documentDay && documentDay > gardenToday()) refuse('documentDay', messages.dayToCome);
    if (ksef && !/^[\dA-Za-z-]+$/.test(ksef)) refuse('ksefNumber', costRefusals.ksefNumber);
  }),
);

export type CostUpdate = z.output<typeof costUpdate>;

/** What costs that are listed come to, in grosze. */
export const costSum = z.object({
  amount: grosze,
  count: z.int().check(z.minimum(0)),
  /** The same by category, the largest first. */
  categories: z.array(z.object({ id: z.string(), name: z.string(), amount: grosze })),
});

export type CostSum = z.infer<typeof costSum>;

/** All who were paid so far, each once, by their names. */
export const costSuppliers = z.object({ items: z.array(named) });
