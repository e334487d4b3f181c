import { defineArea, screen } from '../core/area.ts';
import { bankImportPaths, bankImportPlace } from './importing/bank-import.paths.ts';
import { importPath } from './importing/import-path.ts';

const help = 'transakcje#wczytaj-wyciąg';

/** Taking in files of bank statements, in the browser: the hub of the transactions leads there. */
export const area = defineArea({
  name: bankImportPlace.name,
  routes: [
    {
      permission: bankImportPlace.permissions.write,
      screens: [
        screen(
          bankImportPaths.import,
          help,
          async () => (await import('./importing/StatementUploadScreen.tsx')).StatementUploadScreen,
        ),
      ],
    },
    {
      permission: bankImportPlace.permissions.read,
      screens: [
        screen(
          bankImportPaths.one,
          help,
          async () => (await import('./importing/StatementScreen.tsx')).StatementScreen,
        ),
      ],
    },
  ],
  details: importPath,
  // What is booked is on bank accounts, among the transactions and, where it is sure, on settlement accounts.
  touches: {
    records: ['transaction', 'bank-account', 'bank-line', 'settlement', 'cost', 'report', 'debtor'],
    lists: ['transaction', 'bank-account', 'settlement', 'cost', 'debtor'],
  },
});
