import { escapeHtml } from '#src/core/escape-html.ts';
import type { MailContent } from '../mail.repo.ts';
import { mailLink, mailParagraph, writePage } from './mail-page.ts';

/** A short letter: what happened, the facts to note, what to do about it. */
export interface Letter {
  subject: string;
  opening: readonly string[];
  facts: readonly Fact[];
  closing: readonly string[];
}

interface Fact {
  label: string;
  value: string;
  /** The value is an address to follow. */
  isLink?: boolean;
}

const greeting = 'Dzień dobry,';

/** The line with the address of the application, where somebody configured it. */
export function addressOfProgram(publicUrl: string | null): Letter['facts'] {
  return publicUrl === null ? [] : [{ label: 'Adres programu', value: publicUrl, isLink: true }];
}

/** Who says so: an unsigned letter looks like fraud. */
export function signature(association: string | null): Letter['closing'] {
  return ['Zarząd ogrodu', ...(association === null ? [] : [association])];
}

/** Writes the letter as text and as HTML. */
export function writeLetter({ subject, opening, facts, closing }: Letter): MailContent {
  const factLines = facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
  const text = [greeting, ...opening, factLines, ...closing].join('\n\n');
  const body = [
    ...[greeting, ...opening].map(mailParagraph),
    '<table role="presentation" style="border-collapse:collapse;margin:0 0 16px"><tbody>',
    ...facts.map(row),
    '</tbody></table>',
    ...closing.map(mailParagraph),
  ];
  return { subject, text: `${text}\n`, html: writePage({ title: subject, body: body.join('\n') }) };
}

function row({ label, value, isLink }: Fact): string {
  const cell = isLink ? mailLink(value, value) : `<b>${escapeHtml(value)}</b>`;
  const edge = 'padding:4px 0;vertical-align:top';
  // Where there is little room it is the value that breaks.
  const first = `${edge};padding-right:16px;overflow-wrap:normal`;
  return `<tr><td style="${first}">${escapeHtml(label)}</td><td style="${edge}">${cell}</td></tr>`;
}
