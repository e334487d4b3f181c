import { keepTogether } from '@grzadka/contract/content/keep-together';
import { sitePaths } from '@grzadka/contract/site/site.paths';
import { html, type SafeHtml } from '@remix-run/html-template';
import { renderDocument, unlisted } from './html-document.ts';
import { type PageContext, renderPage, renderSearch, sectionsOf } from './layout.ts';

/** Text of a refusal: what is true, and what to do. */
type Words = readonly [title: string, text: string];

const unread: Words = ['Nie udało się odczytać adresu', 'Sprawdź adres albo otwórz stronę główną.'];

/** What the page says to a reader, by the status. */
const texts: Readonly<Partial<Record<number, Words>>> = {
  400: unread,
  404: ['Nie ma takiej strony', 'Ogłoszenie mogło się już skończyć albo adres jest niepełny.'],
  405: [
    'Tu można tylko czytać',
    'Ta strona niczego nie przyjmuje. Otwórz ją ponownie albo przejdź do strony głównej.',
  ],
  408: [
    'Zapytanie nie dotarło w całości',
    'Sprawdź połączenie z internetem i otwórz stronę ponownie.',
  ],
  416: ['Nie ma tej części pliku', 'Pobierz plik jeszcze raz, od początku.'],
  417: unread,
  429: ['Za dużo zapytań naraz', 'Odczekaj chwilę i otwórz stronę ponownie.'],
  431: ['Adres jest za długi', 'Otwórz stronę główną i poszukaj tego, co było pod tym adresem.'],
};

const other: Words = ['Strona chwilowo nie działa', 'Spróbuj ponownie za kilka minut.'];

/**
 * The page of a refusal: one of the site's own where there is a site to go on in, else one that stands by itself,
 * needs nothing of the database and says nothing of the site.
 */
export function renderRefusal(status: number, context?: PageContext): string {
  const [title, text] = texts[status] ?? other;
  if (context) {
    const isMissing = status === 404;
    const body = html`<p>${keepTogether(text)}</p>
${isMissing ? renderWaysOut(context) : ''}`;
    return renderPage(context, { title, path: null, hasSearch: isMissing, body });
  }
  return renderDocument({
    title,
    head: unlisted,
    body: html`<main>
<h1>${title}</h1>
<p>${keepTogether(text)}</p>
</main>`,
  });
}

/** Where else it may be that somebody looked for. */
function renderWaysOut({ facts, links }: PageContext): SafeHtml {
  const places = [[sitePaths.start, 'Strona główna'], ...sectionsOf(facts)] as const;
  return html`<h2>${keepTogether('Poszukaj tego, co tu było')}</h2>
${renderSearch(links)}
<h2>${keepTogether('Albo przejdź do działu')}</h2>
<ul>${places.map(([path, name]) => html`<li><a href="${links.to(path)}">${name}</a></li>`)}</ul>`;
}
