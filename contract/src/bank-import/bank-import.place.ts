import type { RecordDefinition } from '../core/record/record.ts';

/** Who may see files of statements and take them in: apart from what is true of them, for the addresses of the first page. */
export const bankImportPlace = {
  name: 'bank-import',
  permissions: { read: 'ledger:read', write: 'bank:import' },
} as const satisfies Partial<RecordDefinition>;
