import { html, type SafeHtml } from '@remix-run/html-template';
import type { SiteLinks } from '../site-links.ts';
import { fontPath, stylePath } from './style.ts';

interface HtmlDocument {
  /** The title of the window. */
  readonly title: string;
  /** What else stands in its head. */
  readonly head?: SafeHtml;
  /** A class of the style sheet for all that is shown. */
  readonly className?: string;
  readonly body: SafeHtml;
}

/** What stands around every page of the site: its language and letters, its width, and its colours by day and night. */
export function renderDocument({ title, head, className, body }: HtmlDocument): string {
  const page = html`<!doctype html>
<html lang="pl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
${head ?? ''}
</head>
<body${className === undefined ? '' : html` class="${className}"`}>
${body}
</body>
</html>
`;
  return String(page);
}

/** The tag that has search engines leave a page out. */
export const unlisted = html`<meta name="robots" content="noindex">`;

/** What loads the style sheet and, beside it and not after it, the face that it names. */
export function renderStyleLinks({ to }: SiteLinks): SafeHtml {
  return html`<link rel="preload" href="${to(fontPath)}" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="${to(stylePath)}">`;
}
