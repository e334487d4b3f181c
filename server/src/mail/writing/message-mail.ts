import { dayInWords } from '@grzadka/contract/core/time/day-in-words';
import { parseWithinLimits } from '#src/content/html/read-html.ts';
import { escapeHtml } from '#src/core/escape-html.ts';
import type { MailContent } from '../mail.repo.ts';
import { mailLink, writePage } from './mail-page.ts';
import { messageHtml } from './message-html.ts';
import { messageText } from './message-text.ts';

/**
 * Why its readers get a message, and how they get no more of the kind: by a link, or by taking back what they agreed to on some day
 * ('YYYY-MM-DD'), each of them on an own one.
 */
export type MessageFooter =
  | { readonly kind: 'unsubscribe'; readonly url: string }
  | { readonly kind: 'consent'; readonly givenOn: readonly string[] };

interface WrittenMessage {
  subject: string;
  /** Sanitised, with the values of its fields in place. */
  html: string;
  /** The association's name; null where nobody has said it. */
  association: string | null;
  /** Null for whoever has asked for it, as for a test. */
  footer: MessageFooter | null;
}

/** A message as an e-mail, with text and HTML that say the same: docs/product/operation.md#mail. */
export function writeMessageMail({
  subject,
  html,
  association,
  footer,
}: WrittenMessage): MailContent {
  const document = parseWithinLimits(html);
  const foot = [...(association === null ? [] : [{ words: association }]), ...linesOf(footer)];
  const textFoot = foot.map(({ words, url }) => (url === undefined ? words : `${words}: ${url}`));
  const text = messageText(document);
  return {
    subject,
    // A line of two dashes and a blank: what mail programs know the end of a message by.
    text: `${foot.length === 0 ? text : [text, '', '-- ', ...textFoot].join('\n')}\n`,
    html: writePage({
      title: subject,
      body: messageHtml(document),
      footer: foot
        .map(({ words, url }) => (url === undefined ? escapeHtml(words) : mailLink(url, words)))
        .join('<br>\n'),
    }),
  };
}

interface FootLine {
  readonly words: string;
  readonly url?: string;
}

function linesOf(footer: MessageFooter | null): FootLine[] {
  if (footer === null) return [];
  if (footer.kind === 'unsubscribe') {
    return [{ words: 'Nie chcę dostawać takich wiadomości', url: footer.url }];
  }
  const days = [...new Set(footer.givenOn)].toSorted().map(dayInWords).join(' i ');
  return [
    { words: `Pismo wysłano na podstawie zgody z ${days}. Zgodę można cofnąć w zarządzie ogrodu.` },
  ];
}
