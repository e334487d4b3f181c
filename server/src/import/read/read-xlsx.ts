import readWorkbook, { type CellValue } from 'read-excel-file/node';
import { brokenWorkbook } from './broken-workbook.ts';
import { showCells } from './show-cells.ts';
import { type Cell, numberRows, type TableRow } from './table.ts';

/** Reads the first sheet of an .xlsx file that has any rows. */
export async function readXlsx(bytes: Uint8Array): Promise<TableRow[]> {
  const sheets = await readWorkbook(Buffer.from(showCells(bytes))).catch(() => {
    throw brokenWorkbook();
  });
  for (const { data } of sheets) {
    const rows = numberRows(data.map((row) => row.map(toCell)));
    if (rows.length > 0) return rows;
  }
  return [];
}

function toCell(value: CellValue | null): Cell {
  if (value === null) return '';
  if (typeof value === 'number') return numberText(value);
  if (typeof value === 'boolean') return value ? 'PRAWDA' : 'FAŁSZ';
  if (value instanceof Date) return toDateTime(value);
  return String(value).trim();
}

/** A number as a Polish spreadsheet shows it: 15 significant digits, a decimal comma. */
function numberText(value: number): string {
  return String(Number(value.toPrecision(15))).replace('.', ',');
}

/** A date cell holds days as a fraction; what it means is whole seconds. */
function toDateTime(value: Date): Cell {
  const seconds = Math.round(value.getTime() / 1000);
  // What a spreadsheet shows for a date it cannot show.
  if (!Number.isFinite(seconds) || Math.abs(seconds) > 8.64e12) return '#######';
  return Temporal.Instant.fromEpochMilliseconds(seconds * 1000)
    .toZonedDateTimeISO('UTC')
    .toPlainDateTime();
}
