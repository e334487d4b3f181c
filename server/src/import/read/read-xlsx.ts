import { importLimits } from '@grzadka/contract/import/import-limits';
import { ImportError } from '../import-error.ts';
import { type GuardReading, surveyTable, type Table, type TableRow } from './table.ts';
import { brokenWorkbook } from './xlsx/broken-workbook.ts';
import { readCellFormats } from './xlsx/cell-formats.ts';
import type { WorkbookContext } from './xlsx/cell-value.ts';
import { readSheetRows } from './xlsx/sheet-rows.ts';
import { readSharedStrings } from './xlsx/string-text.ts';
import { attributeOf, visitXml } from './xlsx/walk-xml.ts';
import { openWorkbookArchive, type WorkbookArchive } from './xlsx/workbook-archive.ts';

/** Reads the first sheet of an .xlsx file that has any rows; all rows are as wide as the widest. */
export async function readXlsx(bytes: Uint8Array, guard?: GuardReading): Promise<Table> {
  return await readWorkbook(bytes, guard).catch((error: unknown) => {
    // Whatever else a file brings about that no program has made.
    throw error instanceof ImportError ? error : brokenWorkbook();
  });
}

async function readWorkbook(bytes: Uint8Array, guard?: GuardReading): Promise<Table> {
  const archive = await openWorkbookArchive(bytes);
  if (!archive.has('xl/workbook.xml')) {
    throw new ImportError(
      'To nie jest arkusz .xlsx: zapisz go w programie Excel lub LibreOffice jako „Skoroszyt programu Excel (.xlsx)” i spróbuj jeszcze raz.',
    );
  }
  const parts = await findWorkbookParts(archive);
  const context = await readContext(archive, parts);
  for (const sheet of parts.sheets) {
    const table = await surveyTable(() => readSheet(archive, sheet, context), guard);
    if (table.heading !== undefined) return asWideAsWidest(table);
  }
  return emptyTable;
}

async function readContext(
  archive: WorkbookArchive,
  { styles, sharedStrings, isFrom1904 }: WorkbookParts,
): Promise<WorkbookContext> {
  return {
    formats: archive.has(styles)
      ? await readCellFormats(await archive.open(styles, importLimits.otherPartBytes))
      : [],
    // Where every text stands in its own cell, there are none.
    sharedStrings: archive.has(sharedStrings)
      ? await readSharedStrings(await archive.open(sharedStrings, importLimits.sharedTextBytes))
      : [],
    isFrom1904,
  };
}

async function* readSheet(archive: WorkbookArchive, sheet: string, context: WorkbookContext) {
  yield* readSheetRows(await archive.open(sheet, importLimits.sheetBytes), context);
}

/** A sheet's cells after the last one with a value are not written; here every row has all columns. */
function asWideAsWidest(table: Table): Table {
  const { heading, usedColumns, rows } = table;
  const width = Math.max(
    heading?.cells.length ?? 0,
    ...[...usedColumns].map((column) => column + 1),
  );
  const widen = ({ number, cells }: TableRow): TableRow => ({
    number,
    cells: [...cells, ...Array.from({ length: width - cells.length }, () => '')],
  });
  return {
    ...table,
    heading: heading && widen(heading),
    async *rows() {
      for await (const row of rows()) yield widen(row);
    },
  };
}

const emptyTable: Table = {
  heading: undefined,
  rowCount: 0,
  usedColumns: new Set(),
  async *rows() {},
};

/** Where the parts of a workbook are in its archive, and how it counts days. */
interface WorkbookParts {
  /** The sheets in the order of their tabs. */
  readonly sheets: readonly string[];
  readonly styles: string;
  readonly sharedStrings: string;
  /** Days are counted from 1904, as once on a Macintosh, instead of 1900. */
  readonly isFrom1904: boolean;
}

/** Kinds of parts; the addresses before these words differ between the editions of the standard. */
const relationship =
  /^http:\/\/(?:schemas\.openxmlformats\.org\/officeDocument\/2006|purl\.oclc\.org\/ooxml\/officeDocument)\/relationships\/(\w+)$/;

const { otherPartBytes } = importLimits;

/** Finds the parts of a workbook that hold values. */
async function findWorkbookParts(archive: WorkbookArchive): Promise<WorkbookParts> {
  const worksheets = new Map<string | undefined, string>();
  let styles = 'xl/styles.xml';
  let sharedStrings = 'xl/sharedStrings.xml';
  await visitXml(await archive.open('xl/_rels/workbook.xml.rels', otherPartBytes), {
    open(name, attributes) {
      if (name !== 'Relationship') return;
      const path = pathOf(attributes['Target'] ?? '');
      const kind = relationship.exec(attributes['Type'] ?? '')?.[1];
      if (kind === 'worksheet') worksheets.set(attributes['Id'], path);
      if (kind === 'styles') styles = path;
      if (kind === 'sharedStrings') sharedStrings = path;
    },
  });
  const sheets: string[] = [];
  let isFrom1904 = false;
  await visitXml(await archive.open('xl/workbook.xml', otherPartBytes), {
    open(name, attributes) {
      if (name === 'workbookPr') isFrom1904 = attributes['date1904'] === '1';
      const sheet = name === 'sheet' ? worksheets.get(attributeOf(attributes, 'id')) : undefined;
      if (sheet !== undefined) sheets.push(sheet);
    },
  });
  return { sheets, styles, sharedStrings, isFrom1904 };
}

/** The path in the archive of what a part in the folder xl refers to. */
function pathOf(target: string): string {
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}
