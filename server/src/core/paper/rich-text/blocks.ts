import { type ChildNode, type Element, isTag, isText, type ParentNode } from 'domhandler';
import { DomUtils } from 'htmlparser2';

/** What a part of a paragraph looks like, besides what the whole of it does. */
interface RunStyle {
  readonly isStrong?: boolean;
  readonly isItalic?: boolean;
  readonly isUnderlined?: boolean;
  readonly isStruck?: boolean;
}

/** A part of a paragraph that looks the same throughout; '\n' ends a line. */
export interface Run extends RunStyle {
  readonly text: string;
}

/** What a text is to those who have it read to them. */
type TextTag = 'P' | 'H2' | 'H3' | 'H4';

export interface TextBlock {
  readonly kind: 'text';
  readonly tag: TextTag;
  readonly runs: readonly Run[];
}

/** An item of a list: its number or dot, which what no item holds is without, and what it says. */
export interface ListItem {
  readonly marker: string | null;
  readonly blocks: readonly Block[];
}

/** A text as it flows down a page. */
export type Block =
  | TextBlock
  | { readonly kind: 'list'; readonly items: readonly ListItem[] }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] };

/** What is around a node. */
interface Place {
  readonly tag: TextTag;
  readonly style: RunStyle;
  /** How many lists it stands in. */
  readonly depth: number;
}

/**
 * The blocks of sanitised HTML: what an element is, each of the allow-list, whatever it stands in. An element that is not known is its
 * text.
 */
export function readBlocks(parent: ParentNode): Block[] {
  return blocksOf(parent.children, { tag: 'P', style: {}, depth: 0 });
}

const styles = new Map<string, RunStyle>([
  ['strong', { isStrong: true }],
  ['em', { isItalic: true }],
  ['u', { isUnderlined: true }],
  ['s', { isStruck: true }],
]);

const textTags = new Map<string, TextTag>([
  ['p', 'P'],
  ['li', 'P'],
  ['h2', 'H2'],
  ['h3', 'H3'],
  ['h4', 'H4'],
]);

function blocksOf(nodes: readonly ChildNode[], place: Place): Block[] {
  const blocks: Block[] = [];
  let runs: Run[] = [];
  const endText = () => {
    if (runs.some(({ text }) => /[^ ]/.test(text)))
      blocks.push({ kind: 'text', tag: place.tag, runs });
    runs = [];
  };
  const add = (...added: readonly Block[]) => {
    endText();
    blocks.push(...added);
  };
  const read = (children: readonly ChildNode[], style: RunStyle) => {
    for (const node of children) {
      if (isText(node)) runs.push({ ...style, text: node.data.replace(/[ \t\n\r\f]+/g, ' ') });
      if (isTag(node)) readElement(node, style);
    }
  };
  const readElement = (element: Element, style: RunStyle) => {
    const { name, children } = element;
    const inside = { ...place, style };
    const tag = textTags.get(name);
    if (tag) add(...blocksOf(children, { ...inside, tag }));
    else if (name === 'blockquote') {
      add({ kind: 'quote', blocks: blocksOf(children, { ...inside, tag: 'P' }) });
    } else if (name === 'ul' || name === 'ol') {
      add({ kind: 'list', items: itemsOf(element, inside) });
    } else if (name === 'br') runs.push({ text: '\n' });
    else {
      read(children, { ...style, ...styles.get(name) });
      const address = name === 'a' ? addressBehind(element) : null;
      if (address !== null) runs.push({ ...style, text: ` (${address})` });
    }
  };
  read(nodes, place.style);
  endText();
  return blocks;
}

/** Of dots one after the other as deep as lists stand in one another. */
const dots = ['•', '–'] as const;

/** The items of a list. What stands right in it is one without a number, as browsers show it. */
function itemsOf(list: Element, place: Place): ListItem[] {
  const inside: Place = { ...place, tag: 'P', depth: place.depth + 1 };
  const items: ListItem[] = [];
  let number = Number(list.attribs['start'] ?? 1) || 0;
  let loose: ChildNode[] = [];
  const endLoose = () => {
    const blocks = blocksOf(loose, inside);
    if (blocks.length > 0) items.push({ marker: null, blocks });
    loose = [];
  };
  for (const node of list.children) {
    if (isTag(node) && node.name === 'li') {
      endLoose();
      const marker = list.name === 'ol' ? `${number}.` : dots[place.depth % dots.length];
      items.push({ marker: marker ?? null, blocks: blocksOf(node.children, inside) });
      number += 1;
    } else loose.push(node);
  }
  endLoose();
  return items;
}

/** Where a link leads, as a person types it; null where its text says that. */
function addressBehind(link: Element): string | null {
  const address = (link.attribs['href'] ?? '').replace(/^(?:mailto|tel):/i, '').trim();
  const told = DomUtils.textContent(link);
  return plainAddress(told) === plainAddress(address) ? null : address;
}

/** An address without what may be left out of it, or be written otherwise. */
function plainAddress(address: string): string {
  return address
    .replaceAll(/\s/g, '')
    .replace(/^https?:\/\//i, '')
    .replace(/\/$/, '')
    .toLowerCase();
}
