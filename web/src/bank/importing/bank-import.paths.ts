import type { bankImportRecord } from '@grzadka/contract/bank/importing/bank-import.record';
import { type RecordPlace } from '../../core/record/record-path.ts';

/** What the first page knows of the files of statements. */
export const bankImportPlace = {
  name: 'bank-import',
  permissions: { read: 'ledger:read', write: 'bank:import' },
} as const satisfies RecordPlace<typeof bankImportRecord>;

/** Where files of bank statements are taken in. */
export const bankImportPaths = {
  import: '/transakcje/import',
  one: '/transakcje/import/:importId',
} as const;
