import type { Readable } from 'node:stream';
import { isDateFormat } from 'numfmt';
import { paddedFormat } from './padded-format.ts';
import { type Attributes, visitXml } from './walk-xml.ts';

/** What the format of a cell makes of a number, as far as that changes its meaning. */
export interface CellFormat {
  readonly isDate: boolean;
  /** Zeros and separators such as '00-000' when it pads numbers with zeros. */
  readonly padding: string | undefined;
}

/** The formats of dates that every spreadsheet program knows by their number alone, from and to. */
const knownDateFormats = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
  [71, 81],
] as const;

/** Below it, numbers mean the formats that every program knows, whatever a workbook says of them. */
const firstOwnFormat = 100;

/** The formats of a workbook by the number of the cell style that uses them; reads xl/styles.xml. */
export async function readCellFormats(styles: Readable): Promise<readonly CellFormat[]> {
  const codes = new Map<string, string>();
  const inherited: (string | undefined)[] = [];
  const own: Attributes[] = [];
  let list = '';
  await visitXml(styles, {
    open(name, attributes) {
      if (name === 'numFmt')
        codes.set(attributes['numFmtId'] ?? '', attributes['formatCode'] ?? '');
      if (name === 'cellStyleXfs' || name === 'cellXfs') list = name;
      if (name !== 'xf') return;
      if (list === 'cellStyleXfs') inherited.push(attributes['numFmtId']);
      if (list === 'cellXfs') own.push(attributes);
    },
    close(name) {
      if (name === list) list = '';
    },
  });
  return own.map(({ numFmtId, xfId }) => {
    const id = numFmtId ?? inherited[Number(xfId)] ?? '';
    const code = codes.get(id) ?? '';
    return { isDate: isDate(Number(id), code), padding: paddedFormat(code) };
  });
}

function isDate(id: number, code: string): boolean {
  if (knownDateFormats.some(([first, last]) => first <= id && id <= last)) return true;
  return id >= firstOwnFormat && code !== '' && isDateFormat(code);
}
