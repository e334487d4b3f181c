import { darkPalette, lightPalette } from '@grzadka/contract/core/palette';
import { escapeHtml } from '#src/core/escape-html.ts';

interface MailPage {
  /** What a window with it is called. */
  title: string;
  /** HTML. */
  body: string;
  /** HTML in small type below a line; none where it is empty. */
  footer?: string;
}

const { background, text, divider, primary } = lightPalette;

/** What looks the same wherever it stands; in the element itself, since some mail programs read no style sheets. */
export const mailStyles = {
  paragraph: 'margin:0 0 16px',
  link: `color:${primary.main};text-decoration:underline`,
  line: `border-left:3px solid ${divider}`,
} as const;

/** In place of what the elements say by themselves, which only an important rule is. */
const byNight = `@media (prefers-color-scheme: dark) {
body, .page { background: ${darkPalette.background.paper} !important; color: ${darkPalette.text.primary} !important; }
.page a { color: ${darkPalette.primary.main} !important; }
.page blockquote, .foot { border-color: ${darkPalette.divider} !important; }
.foot { color: ${darkPalette.text.secondary} !important; }
}`;

/**
 * The frame of every e-mail: one column that fits a telephone and a screen, by day and by night (docs/product/operation.md#mail).
 * Nothing in it is loaded from anywhere, so nothing tracks anybody.
 */
export function writePage({ title, body, footer = '' }: MailPage): string {
  const font = "font:16px/1.5 'Segoe UI',Arial,sans-serif;overflow-wrap:anywhere";
  const small = `margin:32px 0 0;padding:16px 0 0;border-top:1px solid ${divider};color:${text.secondary};font-size:14px`;
  return `<!doctype html>
<html lang="pl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>
:root { color-scheme: light dark; }
${byNight}
</style>
</head>
<body style="margin:0;background:${background.paper}">
<div class="page" style="padding:24px 20px;background:${background.paper};color:${text.primary};${font}">
<div style="max-width:600px;margin:0 auto">
${body}${footer && `\n<div class="foot" style="${small}">\n${footer}\n</div>`}
</div>
</div>
</body>
</html>
`;
}

/** A paragraph of plain words. */
export function mailParagraph(words: string): string {
  return `<p style="${mailStyles.paragraph}">${escapeHtml(words)}</p>`;
}

/** A link with its words. */
export function mailLink(address: string, words: string): string {
  return `<a href="${escapeHtml(address)}" style="${mailStyles.link}">${escapeHtml(words)}</a>`;
}
