import type { bankAccountRecord } from '@grzadka/contract/bank/accounts/bank-account.record';
import { paths } from '../../core/paths.ts';
import { type RecordPlace, screensBelow } from '../../core/record/record-path.ts';

/** What the first page knows of the bank accounts. */
export const bankAccountPlace = {
  name: 'bank-account',
  permissions: { read: 'ledger:read', write: 'bank:import' },
  screens: screensBelow(paths.transactions, { list: 'rachunki', create: 'nowy-rachunek' }),
} as const satisfies RecordPlace<typeof bankAccountRecord>;
