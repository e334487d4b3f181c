import { walkHtml } from '#src/content/html/read-html.ts';

/** How many letters an excerpt has at the most. */
const longest = 200;

const blocks = new Set(['p', 'h2', 'h3', 'h4', 'li', 'ul', 'ol', 'blockquote', 'br']);

const headings = new Set(['h2', 'h3', 'h4']);

/** What a text begins with, in words alone, cut between two of them; `html` may itself be cut anywhere. */
export function excerptOf(html: string): string {
  let text = '';
  // Of a text with more than may be read, what was read is more than enough.
  walkHtml(html, {
    ontext: (words) => {
      text += words;
    },
    onopentagname: (name) => {
      if (blocks.has(name)) text += ' ';
    },
    // A heading is a sentence of its own, though it has no full stop.
    onclosetag: (name) => {
      if (headings.has(name) && /[\p{L}\p{N}”")]\s*$/u.test(text)) text = `${text.trimEnd()}.`;
    },
  });
  const words = text.replace(/\s+/g, ' ').trim();
  if (words.length <= longest) return words;
  const cut = words.slice(0, longest);
  const lastBlank = cut.lastIndexOf(' ');
  return `${(lastBlank > 0 ? cut.slice(0, lastBlank) : cut).replace(/(?<![\s,;:.–-])[\s,;:.–-]+$/, '')}…`;
}
