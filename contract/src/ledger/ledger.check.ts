import * as z from 'zod/mini';
import { defineCheck } from '../core/check.ts';

/** What of the ledger can disagree: docs/product/ledger.md#check. */
const disagreements = [
  'entry',
  'reversal',
  'line',
  'movement',
  'balance',
  'part',
  'debt',
  'payment',
  'allocation',
  'bank-line',
  'reference',
  'statement',
  'year',
  'number',
  'cash',
  'bank',
  'unclear',
] as const;

export type LedgerDisagreement = (typeof disagreements)[number];

/** The ledger against what is kept of it: amounts in grosze, of numbers how many there are. */
export const ledgerCheck = defineCheck('ledger', {
  facts: {
    what: z.enum(disagreements),
    /** Of an entry or a part the number of its document; of numbers what these begin with; of a year this; of a cash box, a bank account or a statement the name of the box or account; of rows that refer to nothing their table and column. */
    document: z.nullable(z.string()),
    kept: z.int(),
    counted: z.int(),
  },
  note: {},
});
