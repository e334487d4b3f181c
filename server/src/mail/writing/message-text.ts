import { type ChildNode, type Document, type Element, isTag, isText } from 'domhandler';

/** What stands around words that are set apart; the words alone would tell less, or with those struck out something else. */
const marks: Readonly<Record<string, string>> = { strong: '*', em: '_', u: '_', s: '~' };

/** What headings are underlined with. */
const underlines: Readonly<Record<string, string>> = { h2: '=', h3: '-', h4: '-' };

const blocks: ReadonlySet<string> = new Set('p h2 h3 h4 blockquote ul ol li'.split(' '));

/** What the product's editor makes, as plain text that reads well: paragraphs, lists and quotes by lines, links with their addresses. */
export function messageText(document: Document): string {
  return blocksOf(document.children).join('\n\n');
}

/** The blocks among the nodes; words between two of them are one, too. */
function blocksOf(nodes: readonly ChildNode[]): string[] {
  const written: string[] = [];
  let words = '';
  const endWords = () => {
    const line = tidy(words);
    if (line !== '') written.push(line);
    words = '';
  };
  for (const node of nodes) {
    if (isTag(node) && blocks.has(node.name)) {
      endWords();
      written.push(writeBlock(node));
    } else words += inline(node);
  }
  endWords();
  return written.filter((block) => block !== '');
}

function writeBlock(element: Element): string {
  const { name, children } = element;
  if (name === 'ul' || name === 'ol') return writeList(element);
  if (name === 'blockquote') return indent(blocksOf(children).join('\n\n'), '> ', '> ');
  if (name === 'li') return blocksOf(children).join('\n');
  const words = blocksOf(children).join('\n\n');
  const sign = underlines[name];
  return sign === undefined || words === '' ? words : `${words}\n${underline(words, sign)}`;
}

/** As long as the longest line. */
function underline(words: string, sign: string): string {
  return sign.repeat(Math.max(...words.split('\n').map((line) => line.length)));
}

function writeList({ name, attribs, children }: Element): string {
  const first = Number(attribs['start'] ?? 1);
  const items = children.filter(isTag);
  return items
    .map((item, at) => {
      const marker = name === 'ol' ? `${first + at}. ` : '- ';
      return indent(writeBlock(item), marker, ' '.repeat(marker.length));
    })
    .join('\n');
}

/** Puts one thing before the first line, another before the others. */
function indent(block: string, first: string, others: string): string {
  return block
    .split('\n')
    .map((line, at) => `${at === 0 ? first : others}${line}`.trimEnd())
    .join('\n');
}

function inline(node: ChildNode): string {
  // Blanks and ends of lines are one blank in HTML; those that do not break stay.
  if (isText(node)) return node.data.replaceAll(/[ \t\n\r\f]+/g, ' ');
  if (!isTag(node)) return '';
  if (node.name === 'br') return '\n';
  const words = node.children.map(inline).join('');
  if (node.name === 'a') return link(words, node.attribs['href'] ?? '');
  const mark = marks[node.name] ?? '';
  const own = words.trim();
  // The blanks around the words stay outside of their mark.
  return own === '' ? words : words.replace(own, () => `${mark}${own}${mark}`);
}

function link(words: string, href: string): string {
  const address = href.replace(/^(mailto|tel):/, '');
  return tidy(words) === address ? words : `${words} (${address})`;
}

function tidy(words: string): string {
  return words
    .replaceAll(/(?<! ) *\n */g, '\n')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}
