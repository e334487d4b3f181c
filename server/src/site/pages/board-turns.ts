import { type ChildNode, Element, isTag, Text } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { parseHtml } from '#src/content/html/read-html.ts';
import type { PublishedBlock } from '../published/published-blocks.ts';
import type { PublishedEntry } from '../published/published-entries.ts';

/** What of a notice stands on the board at once. */
export interface BoardTurn {
  readonly notice: Pick<PublishedEntry, 'title' | 'publicationFromDate'>;
  readonly blocks: readonly PublishedBlock[];
  /** Which part of the notice it is, from 1, and how many there are. */
  readonly part: number;
  readonly parts: number;
}

/** How much a screen of 1920 × 1080 holds in the size that the style sheet gives it; an upright one holds more. */
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
  readonly lines: number;
}

/** A notice in as many turns as it takes, at least one, each of which a screen holds; without links, which nobody can press. */
export function turnsOf(notice: PublishedEntry): BoardTurn[] {
  const room = linesAtOnce - 2 * Math.ceil(notice.title.length / lettersInTitleLine);
  const pieces = notice.blocks.flatMap((block): Piece[] =>
    block.blockType === 'Image' ? [{ block, lines: photoLines }] : piecesOf(block.html, room),
  );
  const turns: PublishedBlock[][] = [[]];
  let left = room;
  for (const { block, lines } of pieces) {
    if (lines > left && left < room) {
      turns.push([]);
      left = room;
    }
    turns.at(-1)?.push(block);
    left -= lines;
  }
  return turns.map((blocks, index) => ({
    notice,
    blocks,
    part: index + 1,
    parts: turns.length,
  }));
}

function piecesOf(stored: string, room: number): Piece[] {
  const document = parseHtml(stored);
  // One of before there were limits has a turn of its own, as it was stored.
  if (document === undefined) {
    return [{ block: { blockType: 'HtmlText', html: stored }, lines: room }];
  }
  for (const link of DomUtils.getElementsByTagName('a', document)) {
    for (const child of link.children.slice()) DomUtils.prepend(link, child);
    DomUtils.removeElement(link);
  }
  return withHeadings(document.children.flatMap((node) => shareOut(node, room))).map((nodes) => ({
    block: {
      blockType: 'HtmlText',
      html: DomUtils.getOuterHTML(nodes, { encodeEntities: 'utf8' }),
    },
    lines: nodes.reduce((sum, node) => sum + linesOf(node), 0),
  }));
}

/** Each node with the headings before it, none of which is to end a turn. */
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

/** About how many lines a node takes, the space below it included. */
function linesOf(node: ChildNode): number {
  if (isTag(node) && node.children.some(isBlock)) {
    return node.children.reduce((sum, child) => sum + linesOf(child), 0);
  }
  const breaks = isTag(node) ? DomUtils.getElementsByTagName('br', node).length : 0;
  const letters = DomUtils.textContent(node).trim().length;
  return Math.ceil(letters / lettersInLine) + breaks + 0.5;
}

function isBlock(node: ChildNode): boolean {
  return isTag(node) && ofTheirOwnLine.has(node.name);
}
