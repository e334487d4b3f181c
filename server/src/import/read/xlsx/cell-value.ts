import type { Cell } from '../table.ts';
import { brokenWorkbook } from './broken-workbook.ts';
import type { CellFormat } from './cell-formats.ts';
import { showPadded } from './padded-format.ts';
import { unescapeText } from './string-text.ts';

/** What all cells of a workbook refer to. */
export interface WorkbookContext {
  readonly formats: readonly CellFormat[];
  readonly sharedStrings: readonly string[];
  /** Days are counted from 1904 instead of 1900. */
  readonly isFrom1904: boolean;
}

/** A cell as a sheet writes it. */
export interface WrittenCell {
  /** What kind of value it is; a number when nothing is said. */
  readonly type: string | undefined;
  /** The number of its style; undefined for the usual one. */
  readonly style: string | undefined;
  /** What stands in it, or what its formula gave when the workbook was saved. */
  readonly value: string;
  /** The text that stands in the cell itself, for the kind 'inlineStr'. */
  readonly ownText: string;
}

/**
 * What people see in a cell: the error of a formula and a number padded with zeros ('00-950') are
 * texts. Throws an `ImportError` for what no program writes.
 */
export function cellValue(
  { type = 'n', style, value, ownText }: WrittenCell,
  workbook: WorkbookContext,
): Cell {
  if (type === 'inlineStr') return ownText.trim();
  if (value === '') return '';
  switch (type) {
    case 'str':
    case 'e':
      return unescapeText(value).trim();
    case 's':
      return known(workbook.sharedStrings[Number(value)]).trim();
    case 'b':
      return known({ '1': 'PRAWDA', '0': 'FAŁSZ' }[value]);
    case 'd':
      return toDateTime(numberOf(Date.parse(value)));
    case 'n':
      return numberValue(value, style, workbook);
    default:
      throw brokenWorkbook();
  }
}

function numberValue(value: string, style: string | undefined, workbook: WorkbookContext): Cell {
  const format = style === undefined ? undefined : known(workbook.formats[Number(style)]);
  if (format?.padding !== undefined) return showPadded(value, format.padding).trim();
  const number = numberOf(Number(value));
  return format?.isDate ? toDateTime(instantOf(number, workbook)) : numberText(number);
}

/** A number as a Polish spreadsheet shows it: 15 significant digits, a decimal comma. */
function numberText(value: number): string {
  return String(Number(value.toPrecision(15))).replace('.', ',');
}

const millisecondsPerDay = 86_400_000;
/** The first of January 1970 as a workbook counts days: from 1900, which it takes for a leap year. */
const daysBefore1970 = 25_569;
/** By how much the count from 1904 is behind. */
const daysBefore1904 = 1462;

/** The milliseconds since 1970 of a day and its fraction. */
function instantOf(days: number, { isFrom1904 }: WorkbookContext): number {
  const since1900 = isFrom1904 ? days + daysBefore1904 : days;
  return Math.floor((since1900 - daysBefore1970) * millisecondsPerDay);
}

/** A date cell holds days as a fraction; what it means is whole seconds. */
function toDateTime(milliseconds: number): Cell {
  const seconds = Math.round(milliseconds / 1000);
  // What a spreadsheet shows for a date it cannot show.
  if (!Number.isFinite(seconds) || Math.abs(seconds) > 8.64e12) return '#######';
  return Temporal.Instant.fromEpochMilliseconds(seconds * 1000)
    .toZonedDateTimeISO('UTC')
    .toPlainDateTime();
}

/** The number, when it is one. */
function numberOf(number: number): number {
  if (Number.isNaN(number)) throw brokenWorkbook();
  return number;
}

/** What a cell refers to, when it is there. */
function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw brokenWorkbook();
  return value;
}
