import { maxHtmlLength } from '@grzadka/contract/content/html-rules';
import { messages } from '@grzadka/contract/core/messages';
import { walkWithinLimits } from '#src/content/html/read-html.ts';
import { invalidFields } from '#src/core/errors/app-error.ts';

/** What stands in a line of its own; everything else is within one. */
const lines = new Set(['p', 'h2', 'h3', 'h4', 'li', 'ul', 'ol', 'blockquote', 'br', 'div', 'tr']);

/**
 * The words of a text, a line for each of its paragraphs, without regard to marks within: digits that are half bold are one
 * number. The addresses of mail and phone links, which nobody sees, stand in lines of their own. A text of more than could be
 * stored is a 400 at `html`.
 */
export function textOfHtml(html: string): string {
  let text = '';
  const breakLine = (name: string) => {
    if (lines.has(name)) text += '\n';
  };
  const hidden: string[] = [];
  walkWithinLimits(html, {
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
  const told = [text, ...hidden].join('\n');
  if (told.length > maxHtmlLength) {
    throw invalidFields({ html: messages.tooLong(maxHtmlLength) });
  }
  return told;
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
