import type * as z from 'zod/mini';
import { defineSumCheck } from '../core/check.ts';

/**
 * The ledger against what is kept of it: docs/product/ledger.md#check. Of an entry or a part the document is the number of its own; of numbers what these begin with; of a
 * year this; of a cash box, a bank account or a statement the name of the box or account; of a payment plan and of what is overdue the reference of its account; of rows that refer to nothing their table and column.
 */
export const ledgerCheck = defineSumCheck('ledger', [
  'entry',
  'reversal',
  'line',
  'movement',
  'cost',
  'plan',
  'overdue',
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
]);

export type LedgerDisagreement = z.output<typeof ledgerCheck.facts>['what'];
