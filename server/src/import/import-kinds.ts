import { type ImportKindName, listKindNames } from '@grzadka/contract/import/import-kinds';
import { describeColumns, matchHeader } from './columns.ts';
import type { FileRows, ImportKind } from './engine/define-import.ts';
import { ImportError } from './import-error.ts';
import { amountImport } from './kinds/amount/amount.import.ts';
import { assignmentImport } from './kinds/assignment.import.ts';
import { gardenImport } from './kinds/garden.import.ts';
import { installationImport } from './kinds/installation/installation.import.ts';
import { meterImport } from './kinds/meter.import.ts';
import { openingImport } from './kinds/opening/opening.import.ts';
import { partyImport } from './kinds/party.import.ts';
import { readingImport } from './kinds/reading/reading.import.ts';
import type { Table, TableRow } from './read/table.ts';

const kinds: Readonly<Record<ImportKindName, ImportKind>> = {
  garden: gardenImport,
  party: partyImport,
  assignment: assignmentImport,
  meter: meterImport,
  installation: installationImport,
  reading: readingImport,
  opening: openingImport,
  amount: amountImport,
};

/** Every list that can be imported by itself, in the order in which they build on one another. */
export const listImportKinds: readonly ImportKind[] = listKindNames.map((name) => kinds[name]);

/** The kind of a file, and its rows below the heading. */
export interface RecognisedFile extends FileRows {
  readonly kind: ImportKind;
}

/**
 * Returns what a file holds by its heading, the first row that is not blank. Throws an `ImportError` that names each column
 * that is unknown, missing or doubled, or that says that it is another list than the expected one.
 */
export function recogniseFile(
  { heading, rowCount, usedColumns, rows }: Table,
  expected?: ImportKindName,
): RecognisedFile {
  if (heading === undefined) throw new ImportError('Plik jest pusty.');
  const [best, ...others] = kindsFor(expected)
    .map((kind) => ({ kind, ...matchHeading(kind, heading, usedColumns) }))
    .toSorted((a, b) => b.likeness - a.likeness);
  const meant = others.find(({ kind }) => kind.name === expected) ?? best;
  if (best !== undefined && best !== meant && best.faults.length === 0) {
    throw new ImportError(`W tym pliku jest lista: ${best.kind.title}. Wybierz ją albo inny plik.`);
  }
  if (meant === undefined || meant.header.size === 0) throw unknownHeading(heading, expected);
  const { kind, header, faults } = meant;
  if (faults.length > 0) {
    throw new ImportError([
      ...faults.map((fault) => `wiersz ${heading.number}: ${fault}`),
      `Spodziewane kolumny (${kind.title}): ${describeColumns(kind.columns)}.`,
    ]);
  }
  if (rowCount === 0) throw new ImportError('Pod nagłówkiem nie ma żadnych wierszy.');
  return { kind, header, width: heading.cells.length, rowCount, rows };
}

/** What a file may be: a list by itself, or the one that was expected. */
function kindsFor(expected: ImportKindName | undefined): readonly ImportKind[] {
  const meant = expected === undefined ? undefined : kinds[expected];
  return meant === undefined || listImportKinds.includes(meant)
    ? listImportKinds
    : [meant, ...listImportKinds];
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

function unknownHeading(heading: TableRow, expected: ImportKindName | undefined): ImportError {
  const lists = expected === undefined ? listImportKinds : [kinds[expected]];
  const which = expected === undefined ? 'jednej z list' : 'listy';
  return new ImportError([
    `Nie rozpoznano kolumn: wiersz ${heading.number} powinien być nagłówkiem ${which}:`,
    ...lists.map(({ title, columns }) => `${title}: ${describeColumns(columns)}`),
  ]);
}
