import { describeColumns, matchHeader } from './columns.ts';
import type { FileRows, ImportKind } from './engine/import-kind.ts';
import { ImportError } from './import-error.ts';
import { assignmentImport } from './kinds/assignment.import.ts';
import { gardenImport } from './kinds/garden.import.ts';
import { meterImport } from './kinds/meter.import.ts';
import { partyImport } from './kinds/party.import.ts';
import type { Table, TableRow } from './read/table.ts';

/** Every kind of file that can be imported, in the order in which they build on one another. */
export const importKinds: readonly ImportKind[] = [
  gardenImport,
  partyImport,
  assignmentImport,
  meterImport,
];

/** The kind of a file, and its rows below the heading. */
export interface RecognisedFile extends FileRows {
  readonly kind: ImportKind;
}

/**
 * Tells what a file holds by its heading, the first row that is not blank. Throws an `ImportError`
 * that names each column that is unknown, missing or doubled.
 */
export function recogniseFile({ heading, rowCount, usedColumns, rows }: Table): RecognisedFile {
  if (heading === undefined) throw new ImportError('Plik jest pusty.');
  const [best] = importKinds
    .map((kind) => ({ kind, ...matchHeading(kind, heading, usedColumns) }))
    .toSorted((a, b) => b.likeness - a.likeness);
  if (best === undefined || best.header.size === 0) throw unknownHeading(heading);
  const { kind, header, faults } = best;
  if (faults.length > 0) {
    throw new ImportError([
      ...faults.map((fault) => `wiersz ${heading.number}: ${fault}`),
      `Spodziewane kolumny (${kind.title}): ${describeColumns(kind.columns)}.`,
    ]);
  }
  if (rowCount === 0) throw new ImportError('Pod nagłówkiem nie ma żadnych wierszy.');
  return { kind, header, width: heading.cells.length, rows };
}

function matchHeading(kind: ImportKind, heading: TableRow, usedColumns: Table['usedColumns']) {
  const { header, faults } = matchHeader(kind.columns, heading, usedColumns);
  const lack = faults.length === 0 ? kind.checkHeader?.(header) : undefined;
  return {
    header,
    faults: lack === undefined ? faults : [...faults, lack],
    likeness: header.size - faults.length,
  };
}

function unknownHeading(heading: TableRow): ImportError {
  return new ImportError([
    `Nie rozpoznano kolumn: wiersz ${heading.number} powinien być nagłówkiem jednej z list:`,
    ...importKinds.map(({ title, columns }) => `${title}: ${describeColumns(columns)}`),
  ]);
}
