import { html } from '@remix-run/html-template';
import type { AppError } from '#src/core/errors/app-error.ts';
import { renderDocument, unlisted } from './html-document.ts';
import { type PageContext, renderPage } from './layout.ts';

/** What a reader is told, by what went wrong. */
const texts: Partial<Record<AppError['code'], readonly [title: string, text: string]>> = {
  'not-found': [
    'Nie ma takiej strony',
    'Ogłoszenie mogło się już skończyć albo adres jest niepełny.',
  ],
  throttled: ['Za dużo zapytań naraz', 'Odczekaj chwilę i otwórz stronę ponownie.'],
};

const other = ['Strona chwilowo nie działa', 'Spróbuj ponownie za kilka minut.'] as const;

/**
 * The page of a refusal: one of the site's own where there is a site to go on in, else one that stands by itself,
 * needs nothing of the database and says nothing of the site.
 */
export function renderRefusal({ code }: AppError, context: PageContext | undefined): string {
  const [title, text] = texts[code] ?? other;
  if (context) return renderPage(context, { title, path: null, body: html`<p>${text}</p>` });
  return renderDocument({
    title,
    head: unlisted,
    body: html`<main>
<h1>${title}</h1>
<p>${text}</p>
</main>`,
  });
}
