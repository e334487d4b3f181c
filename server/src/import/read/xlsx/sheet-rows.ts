import type { Readable } from 'node:stream';
import { type Cell, isBlank, refuseColumnBeyond, type TableRow } from '../table.ts';
import { brokenWorkbook } from './broken-workbook.ts';
import { cellValue, type WorkbookContext } from './cell-value.ts';
import { CellText, gatherStringText } from './string-text.ts';
import { type Attributes, walkXml, type XmlVisitor } from './walk-xml.ts';

/** Reads the rows of a sheet that are not blank, as the sheet is unpacked. */
export async function* readSheetRows(
  sheet: Readable,
  workbook: WorkbookContext,
): AsyncGenerator<TableRow> {
  const rows: TableRow[] = [];
  const visitor = visitSheet(workbook, (row) => {
    if (!isBlank(row.cells)) rows.push(row);
  });
  for await (const _ of walkXml(sheet, visitor)) yield* rows.splice(0);
}

/** Hands on each row of a sheet; rows and cells state where they stand, each after the one before. */
function visitSheet(workbook: WorkbookContext, tell: (row: TableRow) => void): XmlVisitor {
  const ownText = gatherStringText();
  let isData = false;
  let previousRow = 0;
  let rowNumber = 0;
  let cells: Cell[] = [];
  let previousColumn = -1;
  let cell: Attributes | undefined;
  const value = new CellText();
  let isValue = false;

  function endCell({ r: reference = '', t: type, s: style }: Attributes): void {
    const { row, column } = placeOf(reference);
    if (column <= previousColumn) throw brokenWorkbook();
    refuseColumnBeyond(column);
    previousColumn = column;
    if (rowNumber === 0) rowNumber = row;
    const written = { type, style, value: value.take(), ownText: ownText.take() };
    const shown = cellValue(written, workbook);
    if (shown === '') return;
    while (cells.length < column) cells.push('');
    cells.push(shown);
  }

  function endRow(): void {
    const number = rowNumber || previousRow + 1;
    if (number <= previousRow) throw brokenWorkbook();
    previousRow = number;
    tell({ number, cells });
  }

  return {
    open(name, attributes) {
      if (name === 'sheetData') {
        isData = true;
      } else if (name === 'row') {
        rowNumber = Number(attributes['r'] ?? 0);
        cells = [];
        previousColumn = -1;
      } else if (name === 'c') {
        cell = attributes;
        value.take();
        ownText.take();
      } else {
        isValue = name === 'v';
        ownText.open(name);
      }
    },
    text(text) {
      if (isValue) value.add(text);
      else ownText.text(text);
    },
    close(name) {
      isValue = false;
      ownText.close(name);
      if (name === 'sheetData') isData = false;
      if (!isData) return;
      if (name === 'row') endRow();
      if (name === 'c' && cell !== undefined) endCell(cell);
    },
  };
}

/** Where a cell such as 'B3' stands: its column counted from 0, its row from 1. */
function placeOf(reference: string): { column: number; row: number } {
  const [, letters, digits] = /^([A-Z]{1,3})(\d+)$/.exec(reference) ?? [];
  if (letters === undefined) throw brokenWorkbook();
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return { column: column - 1, row: Number(digits) };
}
