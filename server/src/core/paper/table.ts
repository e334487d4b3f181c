import { inks, type Look, looks, mm, type PageSize } from './page.ts';
import { type Group, gaps, type Sheet } from './sheet.ts';

/** A column of a table. */
export interface PaperColumn {
  readonly heading: string;
  /** In millimetres; the one without has what the others leave. */
  readonly width?: number;
  /** Amounts stand right, each digit as wide as any other. */
  readonly isFigure?: boolean;
  /** So many squares for the digits that a hand writes there, across the column. */
  readonly squares?: number;
}

/** A row of a table: a text for each column. */
export interface PaperRow {
  readonly cells: readonly string[];
  /** It adds up what stands above it. */
  readonly isSum?: boolean;
}

interface Cell {
  readonly text: string;
  readonly x: number;
  readonly width: number;
  readonly look: Look;
  readonly isFigure: boolean;
  readonly squares: number;
}

/** Above and below the text of a row, and between two columns, in points. */
const padding = 2.5;
const columnGap = mm(4);

/** How a table looks, in points. */
interface TableLook {
  /** Of its letters. */
  readonly size?: number;
  /** The least height of a row, so that a hand can write in it. */
  readonly rowHeight?: number;
  /** Of what follows the table and may not stand alone on a page: the last row goes with it. */
  readonly below?: number;
}

/**
 * A table across the page. Where it goes on on another page its headings stand there
 * again.
 */
export function writeTable(
  sheet: Sheet,
  columns: readonly PaperColumn[],
  rows: readonly PaperRow[],
  { size = looks.text.size, rowHeight = 0, below = 0 }: TableLook = {},
): void {
  const table = sheet.group('Table');
  const headings = columns.map(({ heading }) => heading);
  const { page } = sheet;
  const head = placed(page, columns, { texts: headings, look: () => looks.columnHeading });
  const heightOfHead = heightOf(sheet, head);
  sheet.makeRoom(heightOfHead);
  writeRow(sheet, table, { cells: head, height: heightOfHead, tag: 'TH' });
  for (const [at, { cells: texts, isSum = false }] of rows.entries()) {
    const look = (column: PaperColumn) => ({ ...lookOf(column, isSum), size });
    const cells = placed(page, columns, { texts, look });
    const height = Math.max(rowHeight, heightOf(sheet, cells));
    const isLast = at === rows.length - 1;
    const needed = isLast && below > 0 ? height + gaps.part + below : height;
    if (sheet.makeRoom(needed)) repeatHead(sheet, head, heightOfHead);
    writeRow(sheet, table, { cells, height, tag: 'TD' });
  }
  table.end();
  sheet.y += gaps.part;
}

function lookOf({ isFigure = false }: PaperColumn, isSum: boolean): Look {
  if (isFigure) return isSum ? looks.strongFigure : looks.figure;
  return isSum ? looks.strong : looks.text;
}

interface RowTexts {
  readonly texts: readonly string[];
  readonly look: (column: PaperColumn) => Look;
}

function placed(page: PageSize, columns: readonly PaperColumn[], row: RowTexts): Cell[] {
  const taken = columns.map(({ width }) => (width === undefined ? 0 : mm(width)));
  const gapsBetween = columnGap * (columns.length - 1);
  const left = page.right - page.left - gapsBetween - taken.reduce((sum, width) => sum + width, 0);
  let x: number = page.left;
  return columns.map((column, at) => {
    const { width, isFigure = false, squares = 0 } = column;
    const cell = {
      text: row.texts[at] ?? '',
      x,
      width: width === undefined ? left : mm(width),
      look: row.look(column),
      isFigure,
      squares,
    };
    x += cell.width + columnGap;
    return cell;
  });
}

function heightOf(sheet: Sheet, cells: readonly Cell[]): number {
  const heights = cells.map(({ text, width, look }) => sheet.heightOf(text, width, look));
  return Math.max(...heights) + 2 * padding;
}

interface WrittenRow {
  readonly cells: readonly Cell[];
  readonly height: number;
  readonly tag: 'TH' | 'TD';
}

function writeRow(sheet: Sheet, table: Group, { cells, height, tag }: WrittenRow): void {
  const row = sheet.group('TR', table);
  for (const { text, look, ...place } of cells) {
    const align = place.isFigure ? 'right' : 'left';
    const y = sheet.y + padding;
    sheet.write(text, { ...place, y, align }, { look, tag, parent: row });
  }
  row.end();
  if (tag === 'TD') drawSquares(sheet, cells, height);
  sheet.y += height;
  sheet.rule(sheet.y, { weight: tag === 'TH' ? 1 : 0.5 });
}

/** For the hand; who has the table read to them hears an empty cell. */
function drawSquares(sheet: Sheet, cells: readonly Cell[], height: number): void {
  for (const { x, width, squares } of cells) {
    if (squares === 0) continue;
    const side = Math.min(width / squares, height - 2 * padding);
    const top = sheet.y + (height - side) / 2;
    sheet.unread(() => {
      for (let at = 0; at < squares; at += 1) sheet.doc.rect(x + at * side, top, side, side);
      sheet.doc.lineWidth(0.5).stroke(inks.text);
    });
  }
}

/** For the eye: who has the table read to them has heard its headings. */
function repeatHead(sheet: Sheet, cells: readonly Cell[], height: number): void {
  for (const { text, look, ...place } of cells) {
    const align = place.isFigure ? 'right' : 'left';
    sheet.writeUnread(text, { ...place, y: sheet.y + padding, align }, look);
  }
  sheet.y += height;
  sheet.rule(sheet.y, { weight: 1 });
}
