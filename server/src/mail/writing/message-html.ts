import type { allowedHtml } from '@grzadka/contract/content/html-rules';
import { type ChildNode, type Document, type Element, isTag, isText } from 'domhandler';
import { escapeHtml } from '#src/core/escape-html.ts';
import { mailStyles } from './mail-page.ts';

type AllowedElement = (typeof allowedHtml.elements)[number];

const list = 'margin:0 0 16px;padding:0 0 0 28px';

/** How each element looks; null as mail programs show it anyway. */
const looks: Readonly<Record<AllowedElement, string | null>> = {
  p: mailStyles.paragraph,
  h2: 'margin:24px 0 12px;font-size:22px;line-height:1.3',
  h3: 'margin:20px 0 12px;font-size:19px;line-height:1.3',
  h4: 'margin:20px 0 8px;font-size:17px;line-height:1.3',
  br: null,
  blockquote: `margin:0 0 16px;padding:0 0 0 16px;${mailStyles.line}`,
  ul: list,
  ol: list,
  li: 'margin:0 0 4px',
  strong: null,
  em: null,
  u: null,
  s: null,
  a: mailStyles.link,
};

/** What stands close together: the paragraphs and lists of an item. */
const looksInItem: Partial<typeof looks> = {
  p: 'margin:0 0 4px',
  ul: 'margin:4px 0;padding:0 0 0 24px',
  ol: 'margin:4px 0;padding:0 0 0 24px',
};

/** What the product's editor makes, as HTML for mail programs: each element with its own looks. What is none of it is left out. */
export function messageHtml(document: Document): string {
  return document.children.map((node) => writeNode(node)).join('');
}

function writeNode(node: ChildNode, parent?: string): string {
  if (isText(node)) return escapeHtml(node.data);
  if (!isTag(node)) return '';
  const { name } = node;
  const inside = node.children.map((child) => writeNode(child, name)).join('');
  if (!isAllowed(name)) return inside;
  const look = (parent === 'li' ? looksInItem[name] : undefined) ?? looks[name];
  const attributes = [...ownAttributes(node), ...(look === null ? [] : [['style', look] as const])];
  const written = attributes.map(([key, value]) => ` ${key}="${escapeHtml(value)}"`).join('');
  if (name === 'br') return '<br>';
  // An empty line is one that somebody left empty.
  return `<${name}${written}>${name === 'p' && inside === '' ? '<br>' : inside}</${name}>`;
}

function isAllowed(name: string): name is AllowedElement {
  return Object.hasOwn(looks, name);
}

function ownAttributes({ name, attribs }: Element): (readonly [string, string])[] {
  const { href, start } = attribs;
  if (name === 'a' && href !== undefined) return [['href', href]];
  if (name === 'ol' && start !== undefined) return [['start', start]];
  return [];
}
