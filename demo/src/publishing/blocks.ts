import { sanitizeContent } from '@grzadka/server/src/content/sanitize.ts';
import { Marked, type Token, type Tokens } from 'marked';
import { isScene, type Scene } from './scenes/scenes.ts';

/** A picture in a text: what is drawn, and what a screen reader says of it. */
interface DemoPicture {
  readonly scene: Scene;
  readonly alt: string;
}

/** A content block: HTML that the sanitiser leaves as it is, or a picture. */
export type DemoBlock = string | DemoPicture;

/** Renders as the editor does: no line ends between the elements, one paragraph in every list item. */
const marked: Marked = new Marked({
  renderer: {
    heading({ depth, tokens }) {
      return `<h${depth}>${this.parser.parseInline(tokens)}</h${depth}>`;
    },
    paragraph({ tokens }) {
      return `<p>${this.parser.parseInline(tokens)}</p>`;
    },
    blockquote({ tokens }) {
      return `<blockquote>${this.parser.parse(tokens)}</blockquote>`;
    },
    list({ ordered, items }) {
      const element = ordered ? 'ol' : 'ul';
      return `<${element}>${items.map((item) => this.listitem(item)).join('')}</${element}>`;
    },
    listitem({ text }) {
      return `<li><p>${marked.parseInline(text, { async: false })}</p></li>`;
    },
  },
});

/**
 * The blocks of a text in Markdown: `***` ends one, and a picture, `![alt](scene)`, is one of its
 * own.
 */
export function blocksOf(markdown: string): DemoBlock[] {
  const blocks: DemoBlock[] = [];
  let block: Token[] = [];
  const endBlock = () => {
    if (block.length > 0) blocks.push(sanitizeContent(marked.parser(block)));
    block = [];
  };
  for (const token of marked.lexer(markdown)) {
    const picture = pictureOf(token);
    if (picture !== null || token.type === 'hr') endBlock();
    else if (token.type !== 'space') block.push(token);
    if (picture !== null) blocks.push(picture);
  }
  endBlock();
  return blocks;
}

/** The rows of the table that a text in Markdown is; null when it is none. */
export function tableOf(markdown: string): string[][] | null {
  const table = marked
    .lexer(markdown)
    .find((token): token is Tokens.Table => token.type === 'table');
  return table === undefined
    ? null
    : [table.header, ...table.rows].map((row) => row.map(({ text }) => text));
}

/** The picture that stands alone in a paragraph; null for all other tokens. */
function pictureOf(token: Token): DemoPicture | null {
  const [image] = (token.type === 'paragraph' && token.tokens) || [];
  if (image?.type !== 'image') return null;
  const { href, text } = image as Tokens.Image;
  if (!isScene(href)) throw new Error(`There is no scene "${href}".`);
  return { scene: href, alt: text };
}
