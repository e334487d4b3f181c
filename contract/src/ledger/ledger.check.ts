import * as z from 'zod/mini';
import { defineCheck } from '../core/check.ts';

/** What of the ledger can disagree: docs/product/ledger.md#check. */
const disagreements = [
  'entry',
  'balance',
  'part',
  'payment',
  'number',
  'cash',
  'bank',
  'unclear',
] as const;

/** The ledger against what is kept of it: amounts in grosze, of numbers how many there are. */
export const ledgerCheck = defineCheck('ledger', {
  facts: {
    what: z.enum(disagreements),
    /** Of an entry or a part the number of its document; of numbers what these begin with; of a cash box or a bank account its name. */
    document: z.nullable(z.string()),
    kept: z.int(),
    counted: z.int(),
  },
  note: {},
});
