import { generatePath } from 'react-router';
import { bankImportPaths } from './bank-import.paths.ts';

/** Where a file of statements is shown. */
export function importPath(importId: string): string {
  return generatePath(bankImportPaths.one, { importId });
}
