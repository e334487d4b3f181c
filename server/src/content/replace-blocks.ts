import { type ChildNode, type Document, Element, isTag, isText, type Text } from 'domhandler';
import { DomUtils } from 'htmlparser2';

/** Blocks of other editors that no text may keep: what they hold stays, in paragraphs. */
export const replacedBlocks: ReadonlySet<string> = new Set(
  [
    'address article aside body caption center dd details dialog dir div dl dt fieldset figcaption',
    'figure footer form header hgroup hr legend listing main menu nav pre search section summary',
    'table tbody td tfoot th thead tr',
  ].flatMap((names) => names.split(' ')),
);

const lists: ReadonlySet<string> = new Set(['ul', 'ol']);
const keptBlocks: ReadonlySet<string> = new Set('p h2 h3 h4 blockquote li ul ol'.split(' '));

/** Whether an element in `parent` is to be replaced; an item is kept in a list alone. */
function isToReplace(name: string, parent: string | undefined): boolean {
  return replacedBlocks.has(name) || (name === 'li' && !lists.has(parent ?? ''));
}

/** Looks out for blocks to be replaced while a text is walked through. */
export class BlockWatch {
  readonly #open: string[] = [];
  /** Whether there was one. */
  found = false;

  readonly onopentagname = (name: string): void => {
    this.found ||= isToReplace(name, this.#open.at(-1));
    this.#open.push(name);
  };

  readonly onclosetag = (): void => void this.#open.pop();
}

/**
 * Replaces the blocks that no text may keep, so that the words of two of them stay apart: by
 * paragraphs, right in a list by its items, within a line by line breaks. Takes sanitised HTML.
 */
export function replaceBlocks(document: Document): string {
  const nodes = besideEachOther(document.children, { parent: undefined });
  return DomUtils.getOuterHTML(nodes, { encodeEntities: 'utf8' });
}

interface Place {
  /** The kept element around, if any. */
  readonly parent: string | undefined;
  /** Whether the nodes are those of a replaced block. */
  readonly isReplaced?: boolean;
}

/** The nodes of what holds blocks. */
function besideEachOther(
  nodes: readonly ChildNode[],
  { parent, isReplaced = false }: Place,
): ChildNode[] {
  const mustGo = (node: ChildNode) => isTag(node) && isToReplace(node.name, parent);
  const wraps = isReplaced || nodes.some(mustGo);
  const result: ChildNode[] = [];
  let run: ChildNode[] = [];
  const endRun = () => {
    if (run.length === 0) return;
    const line = withinLine(run, new Line());
    const isBlank = line.every((node) => DomUtils.textContent(node).trim() === '');
    if (!wraps) result.push(...line);
    else if (!isBlank) result.push(new Element(lists.has(parent ?? '') ? 'li' : 'p', {}, line));
    run = [];
  };
  for (const node of nodes) {
    if (isTag(node) && mustGo(node)) {
      endRun();
      result.push(...besideEachOther(node.children, { parent, isReplaced: true }));
    } else if (isTag(node) && keptBlocks.has(node.name)) {
      endRun();
      result.push(keptBlock(node));
    } else run.push(node);
  }
  endRun();
  return result;
}

function keptBlock(block: Element): Element {
  const { name, children } = block;
  const holdsBlocks = lists.has(name) || name === 'li' || name === 'blockquote';
  block.children = holdsBlocks
    ? besideEachOther(children, { parent: name })
    : withinLine(children, new Line());
  return block;
}

/** How far a line has come: whether words stand in it, and whether the next need a new one. */
class Line {
  hasWords = false;
  isOver = false;

  /** A replaced block begins or ends: what follows stands apart from the words before it. */
  end(): void {
    this.isOver ||= this.hasWords;
  }

  /** What follows stands apart already. */
  startAnew(): void {
    this.hasWords = false;
    this.isOver = false;
  }
}

/** The nodes of what holds words: a replaced block becomes a line. */
function withinLine(nodes: readonly ChildNode[], line: Line): ChildNode[] {
  return nodes.flatMap((node): ChildNode[] => {
    if (isText(node)) return words(node, line);
    if (!isTag(node)) return [];
    if (keptBlocks.has(node.name) && node.name !== 'li') {
      line.startAnew();
      return [keptBlock(node)];
    }
    if (isToReplace(node.name, undefined)) {
      line.end();
      const children = withinLine(node.children, line);
      line.end();
      return children;
    }
    if (node.name === 'br') line.startAnew();
    node.children = withinLine(node.children, line);
    return [node];
  });
}

function words(text: Text, line: Line): ChildNode[] {
  if (text.data.trim() === '') return [text];
  const isOver = line.isOver;
  line.startAnew();
  line.hasWords = true;
  return isOver ? [new Element('br', {}), text] : [text];
}
