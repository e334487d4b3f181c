import { Marked, type Tokens } from 'marked';
import { headingSlugs } from '../../../scripts/docs/markdown.ts';

/** A page of the manual as the application shows it; its images stand apart, since their addresses are not known yet. */
export interface RenderedPage {
  readonly title: string;
  readonly html: string;
  /** The images in their order, as the page names them; in the HTML each is `imageMark` of its place here. */
  readonly images: readonly string[];
}

/** What stands in the HTML for the address of an image. */
export function imageMark(index: number): string {
  return `grzadka-image-${index}`;
}

interface ImageSize {
  readonly width: number;
  readonly height: number;
}

interface RenderOptions {
  /** The page's name: its file's without the ending. */
  readonly name: string;
  /** How large an image is, in pixels, by what the page calls it. */
  readonly sizeOf: (image: string) => ImageSize;
}

/**
 * Makes HTML of a page of the manual: its headings one level lower, since the screen has one above them, with the
 * anchors that GitHub gives them; links to other pages lead to these within the application.
 * @throws Error when the page holds HTML of its own, which nothing here makes safe, or has no title
 */
export function renderManualPage(markdown: string, { name, sizeOf }: RenderOptions): RenderedPage {
  const images: string[] = [];
  const title = /^# +(\S.*)$/m.exec(markdown)?.[1];
  if (title === undefined) throw new Error(`The page ${name} of the manual has no title`);
  const slugs = headingSlugs(markdown).values();
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }: Tokens.Heading) {
        const level = Math.min(depth + 1, 6);
        return `<h${level} id="pomoc-${slugs.next().value}">${this.parser.parseInline(tokens)}</h${level}>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        const text = this.parser.parseInline(tokens);
        const address = addressOf(href, name);
        return address === undefined ? text : `<a ${address}>${text}</a>`;
      },
      image({ href, text }: Tokens.Image) {
        const { width, height } = sizeOf(href);
        const mark = imageMark(images.push(href) - 1);
        // Beside a screen it is small: a press shows it as it is.
        return `<a href="${mark}" target="_blank"><img src="${mark}" alt="${escaped(text)}" width="${width}" height="${height}" loading="lazy"></a>`;
      },
      html({ text }: Tokens.HTML | Tokens.Tag) {
        throw new Error(`The page ${name} of the manual holds HTML: ${text}`);
      },
    },
  });
  const html = withScrolledParts(marked.parse(markdown, { async: false }));
  return { title, html, images };
}

/** Tables and commands that are reached by Tab, so that the keyboard scrolls what is wider than its place. */
function withScrolledParts(html: string): string {
  return html
    .replaceAll('<pre>', '<pre tabindex="0">')
    .replaceAll(
      '<table>',
      '<div class="table" role="group" aria-label="Tabela" tabindex="0"><table>',
    )
    .replaceAll('</table>', '</table></div>');
}

/** Where a link of a page leads in the application; undefined of a file that is not served. */
function addressOf(href: string, ownName: string): string | undefined {
  if (/^https?:/.test(href)) return `href="${escaped(href)}" target="_blank" rel="noreferrer"`;
  const [, page, anchor = ''] = /^(?:([\w-]+)\.md)?(#.+)?$/.exec(decodeURI(href)) ?? [];
  if (page === undefined && anchor === '') return undefined;
  const shown = page ?? ownName;
  return `href="/pomoc${shown === 'README' ? '' : `/${shown}`}${escaped(anchor)}"`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
