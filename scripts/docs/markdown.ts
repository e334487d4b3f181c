/** What a page of the documentation refers to, and what others can refer to in it. */
export interface MarkdownPage {
  /** The targets of links and images, as written. */
  readonly links: readonly string[];
  /** Inline code, without its backticks. */
  readonly code: readonly string[];
  /** The lines of fenced blocks, such as commands and trees of folders. */
  readonly fenced: readonly string[];
  /** What a link can name after '#': the slugs that GitHub makes of headings, and ids of `<a>`. */
  readonly anchors: ReadonlySet<string>;
}

const fence = /^ *(`{3,})[^`\n]*\n([\s\S]*?)^ *\1 *$/gm;
const inlineCode = /`([^`\n]+)`/g;
const link = /\]\(([^()\s]+)\)/g;
const heading = /^#{1,6} +(.+?) *$/gm;
const namedAnchor = /<a id="([^"]+)">/g;

/** Reads the small part of Markdown that the documentation of this project is written in. */
export function readMarkdown(text: string): MarkdownPage {
  const fenced = [...text.matchAll(fence)].flatMap(([, , block = '']) => block.split('\n'));
  const prose = text.replaceAll(fence, '');
  const wording = prose.replaceAll(inlineCode, '');
  return {
    links: firstGroups(wording, link),
    code: firstGroups(prose, inlineCode),
    fenced,
    anchors: new Set([...headingSlugs(text), ...firstGroups(prose, namedAnchor)]),
  };
}

function firstGroups(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, group = '']) => group);
}

/** The slugs of a page's headings as GitHub makes them: of equal ones the later ones are counted. */
export function headingSlugs(text: string): string[] {
  const seen = new Map<string, number>();
  return firstGroups(text.replaceAll(fence, ''), heading).map((title) => {
    const slug = title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-');
    const count = seen.get(slug) ?? 0;
    seen.set(slug, count + 1);
    return count === 0 ? slug : `${slug}-${count}`;
  });
}
