import { strFromU8, strToU8, type Unzipped, unzipSync, zipSync } from 'fflate';
import { ImportError } from '../import-error.ts';
import { brokenWorkbook } from './broken-workbook.ts';
import { paddedFormats, showPadded } from './padded-formats.ts';

/** All parts of a workbook, unpacked; a file of 50 MB that holds more was made to do harm. */
const largestWorkbook = 400 * 1024 * 1024;

const sheetPath = /^xl\/worksheets\/[^/]+\.xml$/i;

/**
 * The same workbook with two kinds of cell turned into the text that people see in them, because
 * read-excel-file does not tell: a formula's error ('#DIV/0!'), which it reads as an empty cell, and
 * a number padded with zeros by its format ('00-950'), of which it gives the bare number (950).
 */
export function showCells(workbook: Uint8Array): Uint8Array {
  const parts = unpack(workbook);
  if (!('xl/workbook.xml' in parts)) {
    throw new ImportError(
      'To nie jest arkusz .xlsx: zapisz go w programie Excel lub LibreOffice jako „Skoroszyt programu Excel (.xlsx)” i spróbuj jeszcze raz.',
    );
  }
  const styles = parts['xl/styles.xml'];
  const formats = styles ? paddedFormats(strFromU8(styles)) : new Map<string, string>();
  const shown = Object.entries(parts).map(([path, content]) => [
    path,
    sheetPath.test(path) ? strToU8(showSheet(strFromU8(content), formats)) : content,
  ]);
  return zipSync(Object.fromEntries(shown), { level: 0 });
}

function unpack(workbook: Uint8Array): Unzipped {
  let size = 0;
  try {
    return unzipSync(workbook, {
      filter: ({ name, originalSize }) => {
        if (!/\.(xml|rels)$/i.test(name)) return false;
        size += originalSize;
        if (size > largestWorkbook) throw new RangeError();
        return true;
      },
    });
  } catch (error) {
    if (!(error instanceof RangeError)) throw brokenWorkbook();
    throw new ImportError('Arkusz jest po rozpakowaniu zbyt duży: podziel go na mniejsze pliki.');
  }
}

const errorType = /(<(?:\w+:)?c\s[^>]*\bt=")e"/g;
const numberCell = /<((?:\w+:)?c)\s([^>]*\bs="(\d+)"[^>]*)(?<!\/)>([^]*?)<\/\1>/g;
const value = /(<(?:\w+:)?v>)([^<]*)(<)/;

function showSheet(xml: string, formats: ReadonlyMap<string, string>): string {
  const withErrors = xml.replace(errorType, '$1str"');
  if (formats.size === 0) return withErrors;
  return withErrors.replace(
    numberCell,
    (cell: string, tag: string, attributes: string, style: string, content: string) => {
      const format = formats.get(style);
      const isNumber = !/\bt="(?!n")/.test(attributes);
      if (format === undefined || !isNumber) return cell;
      const shown = content.replace(value, (_, open: string, number: string, close: string) =>
        [open, showPadded(number, format), close].join(''),
      );
      return `<${tag} ${attributes.replace(/\bt="n"/, '')} t="str">${shown}</${tag}>`;
    },
  );
}
