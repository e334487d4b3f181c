import { inks, type Look, looks, mm } from '../page.ts';
import { type Group, gaps, type Sheet } from '../sheet.ts';
import type { Block, ListItem, TextBlock } from './blocks.ts';
import { type Line, linesOf } from './lines.ts';

/** What is above a heading besides what is below every paragraph, and below an item, in points. */
const aboveHeading = 6;
const belowItem = 3;

const lookOf = {
  P: looks.text,
  H2: looks.heading,
  H3: { ...looks.strong, size: 12 },
  H4: looks.strong,
} as const satisfies Record<TextBlock['tag'], Look>;

/** How far a list or a quotation begins to the right of what is around it. */
const indent = mm(7);

/** However deep a text stands, its lines are so long. */
const narrowest = mm(70);

/** So many lines of a paragraph at the least stand on a page where it goes on on the next; so it may be one more that stay together. */
const fewestLines = 2;
const mostTogether = 2 * fewestLines - 1;

/** So many headings one below the other, as of three levels, stay together with what follows them. */
const mostHeadings = 3;

/** The number or the dot of an item, which stands beside the first line of what the item says. */
interface Marker {
  readonly group: Group;
  readonly text: string;
  readonly x: number;
}

/** A line beside a quotation, and how far it was drawn. */
interface Bar {
  readonly x: number;
  drawn: { readonly page: PDFKit.PDFPage; readonly y: number } | null;
}

interface Place {
  readonly x: number;
  readonly parent: Group | undefined;
  readonly bars: readonly Bar[];
  /** Those that are still to be written. */
  readonly markers: Marker[];
  /** What stands on the same page below what is written last, in points. */
  readonly below: number;
  /** Below each paragraph, in points. */
  readonly gap: number;
}

/**
 * Writes a text down the page and on as many as it needs: no heading stands last on one, and no line of a paragraph alone. `below` is
 * what has to have room on the last page, in points.
 */
export function writeBlocks(sheet: Sheet, blocks: readonly Block[], below: number): void {
  const place = { x: sheet.page.left, parent: undefined, bars: [], markers: [] };
  writeAll(sheet, blocks, { ...place, below, gap: gaps.paragraph });
}

function writeAll(sheet: Sheet, blocks: readonly Block[], place: Place): void {
  for (const [at, block] of blocks.entries()) {
    const inside = { ...place, below: roomBelow(sheet, blocks, { at, below: place.below }) };
    if (block.kind === 'text') writeText(sheet, block, inside);
    else if (block.kind === 'list') writeList(sheet, block.items, inside);
    else writeQuote(sheet, block.blocks, inside);
  }
}

/** What has to have room below a block on its page: below a heading so much that a paragraph begins there. */
function roomBelow(
  sheet: Sheet,
  blocks: readonly Block[],
  { at, below }: { at: number; below: number },
): number {
  const end = blocks.length - 1;
  if (at === end || !isHeading(blocks[at])) return at === end ? below : 0;
  let room = 0;
  for (let next = at + 1; next <= Math.min(at + mostHeadings, end); next += 1) {
    const block = blocks[next];
    room += gaps.paragraph + (next === end ? below : 0);
    if (!isHeading(block)) return room + mostTogether * sheet.lineHeight(looks.text);
    room += aboveHeading + sheet.lineHeight(lookOf[block.tag]);
  }
  return room;
}

function isHeading(block: Block | undefined): block is TextBlock {
  return block?.kind === 'text' && block.tag !== 'P';
}

function writeText(sheet: Sheet, block: TextBlock, place: Place): void {
  const { tag, runs } = block;
  const look = lookOf[tag];
  if (isHeading(block) && sheet.y > sheet.page.top) sheet.y += aboveHeading;
  const measures = { height: sheet.lineHeight(look), below: place.below };
  const part = sheet.group(tag, place.parent);
  let rest: readonly Line[] = linesOf(sheet, runs, look, sheet.page.right - place.x);
  while (rest.length > 0) {
    const count = countOnPage(sheet, rest.length, measures);
    if (count === 0) sheet.turn();
    else {
      drawLines(sheet, rest.slice(0, count), { part, place, height: measures.height });
      rest = rest.slice(count);
    }
  }
  part.end();
  sheet.y += place.gap;
}

/** How many lines of a paragraph come to this page. */
function countOnPage(
  sheet: Sheet,
  lines: number,
  { height, below }: { height: number; below: number },
): number {
  const { bottom, top } = sheet.page;
  if (sheet.y + lines * height + below <= bottom) return lines;
  const room = Math.floor((bottom - sheet.y) / height);
  const count = Math.min(room, lines - fewestLines);
  if (count >= fewestLines) return count;
  // What does not fit an empty page fits no other.
  return sheet.y <= top ? Math.max(1, Math.min(room, lines)) : 0;
}

interface DrawnLines {
  readonly part: Group;
  readonly place: Place;
  readonly height: number;
}

function drawLines(
  sheet: Sheet,
  lines: readonly Line[],
  { part, place, height }: DrawnLines,
): void {
  const { y: top } = sheet;
  sheet.y += lines.length * height;
  drawBars(sheet, place.bars, top);
  for (const { group, text, x } of place.markers.splice(0)) {
    const width = sheet.widthOf(text, looks.text);
    group.add(() => sheet.drawLine(text, { x, y: top, width }, looks.text));
    group.end();
  }
  part.add(() => {
    for (const [at, line] of lines.entries()) {
      let { x } = place;
      for (const { text, look, width } of line) {
        sheet.drawLine(text, { x, y: top + at * height, width }, look);
        x += width;
      }
    }
  });
}

/** What stands beside a quotation goes on from where it ended, unless that was on another page. */
function drawBars(sheet: Sheet, bars: readonly Bar[], top: number): void {
  const { page } = sheet.doc;
  for (const bar of bars) {
    const from = bar.drawn?.page === page ? bar.drawn.y : top;
    sheet.unread(() => {
      sheet.doc.moveTo(bar.x, from).lineTo(bar.x, sheet.y).lineWidth(1.5).stroke(inks.line);
    });
    bar.drawn = { page, y: sheet.y };
  }
}

/** Where what stands in a list or a quotation begins. */
function indented(sheet: Sheet, { x }: Place, step: number): number {
  return Math.min(x + step, sheet.page.right - narrowest);
}

function writeQuote(sheet: Sheet, blocks: readonly Block[], place: Place): void {
  const parent = sheet.group('BlockQuote', place.parent);
  const x = indented(sheet, place, indent);
  const bar = { x: x - mm(4), drawn: null };
  writeAll(sheet, blocks, { ...place, x, parent, bars: [...place.bars, bar] });
  parent.end();
}

function writeList(sheet: Sheet, items: readonly ListItem[], place: Place): void {
  const list = sheet.group('L', place.parent);
  // Of the last number there are the most digits.
  const widest = sheet.widthOf(
    items.findLast(({ marker }) => marker !== null)?.marker ?? '',
    looks.text,
  );
  const step = Math.max(indent, widest + mm(3));
  const x = indented(sheet, place, step);
  for (const [at, { marker, blocks }] of items.entries()) {
    const item = sheet.group('LI', list);
    if (marker !== null) {
      const group = sheet.group('Lbl', item);
      place.markers.push({ group, text: marker, x: x - step + mm(1) });
    }
    const parent = sheet.group('LBody', item);
    const below = at === items.length - 1 ? place.below : 0;
    writeAll(sheet, blocks, { ...place, x, parent, below, gap: belowItem });
    // An item that says nothing is still one.
    if (place.markers.length > 0)
      writeText(sheet, emptyText, { ...place, x, parent, below, gap: belowItem });
    parent.end();
    item.end();
  }
  list.end();
  sheet.y += place.gap - belowItem;
}

const emptyText: TextBlock = { kind: 'text', tag: 'P', runs: [] };
