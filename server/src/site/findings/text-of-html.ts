import { Parser } from 'htmlparser2';

/** What stands in a line of its own; everything else is within one. */
const lines = new Set(['p', 'h2', 'h3', 'h4', 'li', 'ul', 'ol', 'blockquote', 'br', 'div', 'tr']);

/**
 * The words of a text, a line for each of its paragraphs, whatever is marked within: digits of which half are
 * bold are one number. The addresses of mail and phone links, which nobody sees, stand in lines of their own.
 */
export function textOfHtml(html: string): string {
  let text = '';
  const breakLine = (name: string) => {
    if (lines.has(name)) text += '\n';
  };
  const hidden: string[] = [];
  const parser = new Parser({
    ontext: (words) => {
      // A line break of the source is a blank for readers.
      text += words.replaceAll('\n', ' ');
    },
    onopentag: (name, { href = '' }) => {
      breakLine(name);
      if (/^(?:mailto|tel):/i.test(href)) hidden.push(addressOf(href));
    },
    onclosetag: breakLine,
  });
  parser.end(html);
  return [text, ...hidden].join('\n');
}

/** 'jan@example.pl' of 'mailto:jan@example.pl?subject=…'; as it stands where it is not encoded as it should. */
function addressOf(href: string): string {
  const [address = ''] = href.slice(href.indexOf(':') + 1).split('?');
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
