import { longestServerWords } from '@grzadka/contract/mail/mail.model';

/** Whatever has an @ in it, with the quotes and brackets about it. */
const address =
  /(?<![<("'[])[<("'[]*(?:"[^"]*"|(?<![^\s"'<>()[\],;])[^\s"'<>()[\],;]+)@[^\s"'<>()[\],;]+[>)"'\]]*/gu;

/**
 * What a mail server said to whoever tried to hand a message over, as people may read it: without addresses, nor what stands before
 * the @ in those it is for, on one line, and no longer than `longestServerWords`. Empty where it said nothing.
 */
export function serverWords(error: unknown, recipients: readonly string[]): string {
  if (!(error instanceof Error) || !('response' in error)) return '';
  if (typeof error.response !== 'string') return '';
  let words = error.response.replaceAll(address, ' ');
  for (const name of recipients.map((recipient) =>
    recipient.slice(0, recipient.lastIndexOf('@')),
  )) {
    words = words.replaceAll(
      new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(name)}(?![\\p{L}\\p{N}])`, 'giu'),
      ' ',
    );
  }
  const line = words
    .replaceAll(/[\p{Cc}\p{Zs}]+/gu, ' ')
    .replaceAll(/ (?=[:;,.])/g, '')
    .trim();
  return line.length > longestServerWords ? `${line.slice(0, longestServerWords - 1)}…` : line;
}
