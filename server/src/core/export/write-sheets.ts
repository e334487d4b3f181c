import type { TableExport } from '@grzadka/contract/core/export/export-columns';
import { writeXlsx } from 'hucre/xlsx';
import { headingStays, workbookCell, workbookColumns } from './write-xlsx.ts';

/** A table of a workbook with its rows. */
export interface Sheet<Item> extends Pick<TableExport<Item>, 'sheetName' | 'columns'> {
  readonly items: readonly Item[];
}

/** Gives a table its own type of rows up: whoever only writes it needs none. */
export function sheet<Item>({ sheetName, columns, items }: Sheet<Item>): WrittenSheet {
  return {
    sheetName,
    columns: workbookColumns(columns),
    rows: items.map((item) => columns.map((column) => workbookCell(column, item))),
  };
}

interface WrittenSheet {
  readonly sheetName: string;
  readonly columns: ReturnType<typeof workbookColumns>;
  readonly rows: ReturnType<typeof workbookCell>[][];
}

/** Writes a workbook of several sheets. It is held as a whole: the library writes rows as they come on one sheet alone. */
export function writeSheets(sheets: readonly WrittenSheet[]): Promise<Uint8Array> {
  return writeXlsx({
    sheets: sheets.map(({ sheetName, columns, rows }) => ({
      name: sheetName,
      columns,
      rows: [columns.map(({ header }) => header), ...rows],
      freezePane: headingStays,
    })),
    stringMode: 'inline',
  });
}
