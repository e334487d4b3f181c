import { escapeHtml } from '#src/core/escape-html.ts';
import type { MailContent } from './mail.repo.ts';

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

/** Writes the letter as text and as HTML: nothing is loaded from anywhere, so nothing tracks anybody. */
export function writeLetter({ subject, opening, facts, closing }: Letter): MailContent {
  const factLines = facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
  const text = [greeting, ...opening, factLines, ...closing].join('\n\n');
  const body = [
    ...[greeting, ...opening].map(paragraph),
    `<table role="presentation" style="border-collapse:collapse;margin:0 0 16px">`,
    ...facts.map(row),
    '</table>',
    ...closing.map(paragraph),
  ];
  return { subject, text: `${text}\n`, html: page(subject, body.join('\n')) };
}

const font = "font:16px/1.5 'Segoe UI',Arial,sans-serif";

function page(subject: string, body: string): string {
  return `<!doctype html>
<html lang="pl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:24px;background:#ffffff;color:#1f2a1f;${font}">
<div style="max-width:560px">
${body}
</div>
</body>
</html>
`;
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
}

function row({ label, value, isLink }: Fact): string {
  const safe = escapeHtml(value);
  const cell = isLink ? `<a href="${safe}" style="color:#2e6b34">${safe}</a>` : `<b>${safe}</b>`;
  const edge = 'padding:4px 0;vertical-align:top';
  return `<tr><td style="${edge};padding-right:16px">${escapeHtml(label)}</td><td style="${edge}">${cell}</td></tr>`;
}
