import { namedAddress } from '@grzadka/contract/content/named-address';
import { shortPath, sitePaths } from '@grzadka/contract/site/site.paths';
import { type ChildNode, Element, isTag, Text } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { parseHtml } from '#src/content/html/read-html.ts';
import { isRecordId } from '#src/core/database/record-id.ts';
import type { PublishedBlock } from '../published/published-blocks.ts';
import type { PublishedEntry } from '../published/published-entries.ts';
import { idIn, type SiteLinks } from '../site-links.ts';

/** What of a notice stands on the board at once. */
export interface BoardTurn {
  readonly notice: Pick<PublishedEntry, 'title' | 'publicationFromDate'>;
  readonly blocks: readonly PublishedBlock[];
  /** Which part of the notice it is, from 1, and how many there are. */
  readonly part: number;
  readonly parts: number;
  /** How much larger than usual its type is, so that it fills the screen. */
  readonly larger: number;
}

/** How much larger than usual type on the board can be, the largest first; the style sheet has a rule for each. */
export const enlargements: readonly number[] = [2.8, 2.4, 2.1, 1.9, 1.7, 1.5, 1.3, 1.15];

/** How much a screen of 1920 × 1080 holds in type of the usual size; an upright one holds more. */
const linesAtOnce = 16;
const lettersInLine = 72;
const lettersInTitleLine = 45;
/** What a photo is given at the least; it takes whatever is left. */
const photoLines = 7;
/** What is left for a heading above. */
const headingLines = 2;

/** The elements that may be shared out by what stands in them. */
const containers = new Set(['ul', 'ol', 'blockquote']);

const headings = new Set(['h2', 'h3', 'h4']);
const ofTheirOwnLine = new Set([...containers, ...headings, 'li', 'p']);

interface Piece {
  readonly block: PublishedBlock;
  /** How many lines it takes in type so much larger than usual. */
  readonly lines: (larger: number) => number;
}

type Links = Pick<SiteLinks, 'isForeign' | 'absolute'>;

/**
 * A notice in as many turns as it takes, at least one; each fits on a screen, in type that fills it. Nobody can press a link
 * there: its address is named instead.
 */
export function turnsOf(notice: PublishedEntry, links: Links): BoardTurn[] {
  const room = roomBelow(notice, 1);
  const pieces = notice.blocks.flatMap((block): Piece[] =>
    block.blockType === 'Image'
      ? [{ block, lines: () => photoLines }]
      : piecesOf(block.html, { room, links }),
  );
  const turns: Piece[][] = [[]];
  let left = room;
  for (const piece of pieces) {
    const lines = piece.lines(1);
    if (lines > left && left < room) {
      turns.push([]);
      left = room;
    }
    turns.at(-1)?.push(piece);
    left -= lines;
  }
  return turns.map((turn, index) => ({
    notice,
    blocks: turn.map(({ block }) => block),
    part: index + 1,
    parts: turns.length,
    larger: enlargementOf(notice, turn),
  }));
}

/** How many lines are left below the title, in type so much larger than usual. */
function roomBelow({ title }: Pick<PublishedEntry, 'title'>, larger: number): number {
  return linesAtOnce / larger - 2 * Math.ceil((title.length * larger) / lettersInTitleLine);
}

/** How much larger a turn can be and still have room. A photo fills the screen by itself. */
function enlargementOf(notice: PublishedEntry, turn: readonly Piece[]): number {
  if (turn.some(({ block }) => block.blockType === 'Image')) return 1;
  const fits = (larger: number) =>
    turn.reduce((sum, { lines }) => sum + lines(larger), 0) <= roomBelow(notice, larger);
  return enlargements.find(fits) ?? 1;
}

function piecesOf(stored: string, { room, links }: { room: number; links: Links }): Piece[] {
  const document = parseHtml(stored);
  // One of before there were limits has a turn of its own, as it was stored.
  if (document === undefined) {
    return [{ block: { blockType: 'HtmlText', html: stored }, lines: () => room }];
  }
  for (const link of DomUtils.getElementsByTagName('a', document)) {
    const address = namedAddress(
      spokenHref(link.attribs['href'] ?? '', links),
      DomUtils.textContent(link),
    );
    if (address !== null) DomUtils.appendChild(link, new Text(` (${address})`));
    for (const child of link.children.slice()) DomUtils.prepend(link, child);
    DomUtils.removeElement(link);
  }
  return withHeadings(document.children.flatMap((node) => shareOut(node, room))).map((nodes) => ({
    block: {
      blockType: 'HtmlText',
      html: DomUtils.getOuterHTML(nodes, { encodeEntities: 'utf8' }),
    },
    lines: (larger) => nodes.reduce((sum, node) => sum + linesOf(node, larger), 0),
  }));
}

/** Of an entry of the site itself the short address: nobody types the other one from a screen. */
function spokenHref(href: string, { isForeign, absolute }: Links): string {
  const id = idIn(href);
  const isEntry = [sitePaths.news, sitePaths.notices].some((path) => href.includes(`${path}/`));
  return isEntry && isRecordId(id) && !isForeign(href) ? absolute(shortPath(id)) : href;
}

/** Each node with the headings before it: no heading is to end a turn. */
function withHeadings(nodes: readonly ChildNode[]): ChildNode[][] {
  const groups: ChildNode[][] = [];
  let isOpen = false;
  for (const node of nodes) {
    if (isOpen) groups.at(-1)?.push(node);
    else groups.push([node]);
    isOpen = isTag(node) && headings.has(node.name);
  }
  return groups;
}

/** A node as it is where the room holds it, else in parts: a list by its items, a paragraph by its words. */
function shareOut(node: ChildNode, room: number): ChildNode[] {
  if (linesOf(node) <= room - headingLines) return [node];
  if (isTag(node) && containers.has(node.name)) {
    const first = Number(node.attribs['start'] ?? 1);
    return node.children.filter(isTag).flatMap((child, index) =>
      shareOut(child, room).map((part) => {
        const start = { start: String(first + index) };
        return new Element(node.name, node.name === 'ol' ? start : {}, [part]);
      }),
    );
  }
  const name = isTag(node) && node.name === 'li' ? 'li' : 'p';
  return wordsOf(node, (room - headingLines) * lettersInLine).map(
    (words) => new Element(name, {}, [new Text(words)]),
  );
}

/** The words of a node in parts of no more letters than these. */
function wordsOf(node: ChildNode, mostLetters: number): string[] {
  const part = new RegExp(`\\S.{0,${mostLetters - 1}}(?=\\s|$)|\\S{1,${mostLetters}}`, 'gsu');
  return DomUtils.getText(node).match(part) ?? [];
}

/** About how many lines a node takes, the space below it included, in type so much larger than usual. */
function linesOf(node: ChildNode, larger = 1): number {
  if (isTag(node) && node.children.some(isBlock)) {
    return node.children.reduce((sum, child) => sum + linesOf(child, larger), 0);
  }
  const breaks = isTag(node) ? DomUtils.getElementsByTagName('br', node).length : 0;
  const letters = DomUtils.textContent(node).trim().length;
  return Math.ceil((letters * larger) / lettersInLine) + breaks + 0.5;
}

function isBlock(node: ChildNode): boolean {
  return isTag(node) && ofTheirOwnLine.has(node.name);
}
