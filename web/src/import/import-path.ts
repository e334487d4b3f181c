import type { ImportKindName } from '@grzadka/contract/import/import-kinds';
import { paths } from '../core/paths.ts';

/** What the address of the import calls the kind that is chosen there. */
export const kindOfAddress = 'rodzaj';

/** The import, with a kind of list chosen. */
export function importPath(kind: ImportKindName): string {
  return `${paths.import}?${new URLSearchParams({ [kindOfAddress]: kind })}`;
}
