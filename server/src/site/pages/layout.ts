import { keepTogether } from '@grzadka/contract/content/keep-together';
import { type PageId, pageNames } from '@grzadka/contract/page/page.model';
import { pagePath, sitePaths } from '@grzadka/contract/site/site.paths';
import { html, type SafeHtml } from '@remix-run/html-template';
import { hasCalendar } from '../published/calendar-events.ts';
import type { PublishedPicture } from '../published/published-blocks.ts';
import { nameOf, type SiteFacts } from '../site-facts.ts';
import { imagePath, type SiteLinks } from '../site-links.ts';
import { statementsOf } from '../statements.ts';
import { renderContact, renderFreePlots, renderWays } from './contact.ts';
import { renderDocument, renderStyleLinks, unlisted } from './html-document.ts';

/** What every page is made with. */
export interface PageContext {
  readonly facts: SiteFacts;
  readonly links: SiteLinks;
  /** What stands in its head instead of the link to the style sheet. */
  readonly ownStyle?: SafeHtml;
}

/** What one page is. */
export interface PageParts {
  /** Its heading, and its title before the association's name; null on the start page, which has that alone. */
  readonly title: string | null;
  /** What search engines show of it, where its title does not say enough. */
  readonly description?: string;
  /** Its path below the site's root; null for a page that is none of the site's, such as a refusal. */
  readonly path: string | null;
  /** Whether the field in which one searches stands in its body, and not in the head of the page. */
  readonly hasSearch?: boolean;
  /** The first image of what it shows. */
  readonly picture?: PublishedPicture | null;
  /** What else stands in its head. */
  readonly head?: SafeHtml;
  /** What stands before its heading, such as the way back. */
  readonly above?: SafeHtml;
  readonly body: SafeHtml;
}

const fixedPages = Object.entries(pageNames) as [PageId, string][];

/** The path and the name of a section. */
type SectionOfMenu = readonly [path: string, label: string];

/** The sections that the site always has. */
const fixedSections: readonly SectionOfMenu[] = [
  [sitePaths.notices, 'Ogłoszenia'],
  [sitePaths.news, 'Aktualności'],
  ...fixedPages.map(([id, name]) => [pagePath(id), name] as const),
  [sitePaths.documents, 'Dokumenty'],
];

/** The sections of the menu: the calendar last, where something of it is switched on. */
export function sectionsOf(facts: SiteFacts): readonly SectionOfMenu[] {
  return hasCalendar(facts) ? [...fixedSections, [sitePaths.calendar, 'Kalendarz']] : fixedSections;
}

const allSections = fixedSections.map(([, label]) => label).join(', ');

/** A page of the site as HTML. */
export function renderPage(context: PageContext, parts: PageParts): string {
  const { facts, links, ownStyle } = context;
  const { title, path, hasSearch = false, picture, head, above, body } = parts;
  const name = nameOf(facts);
  const isContactPage = path === pagePath('kontakt');
  const contact = renderContact(context, { isContactPage });
  const description = parts.description ?? `${title ?? allSections} – ${name}`;
  return renderDocument({
    title: title === null ? name : `${title} – ${name}`,
    head: html`<meta name="description" content="${description}">
${
  path === null
    ? unlisted
    : html`<link rel="canonical" href="${links.absolute(path)}">
<meta property="og:title" content="${title ?? name}">
<meta property="og:site_name" content="${name}">
<meta property="og:url" content="${links.absolute(path)}">
<meta property="og:description" content="${description}">${renderImageOf(context, picture)}`
}
${renderIcon(context)}
${ownStyle ?? renderStyleLinks(links)}
<link rel="alternate" type="application/atom+xml" title="Ogłoszenia – ${name}" href="${links.to(sitePaths.noticesFeed)}">
<link rel="alternate" type="application/atom+xml" title="Aktualności – ${name}" href="${links.to(sitePaths.newsFeed)}">
${head ?? ''}`,
    body: html`<a class="skip" href="#tresc">Przejdź do treści</a>
${renderHeader(context, { path, hasSearch })}
<div class="columns${contact === null || isContactPage ? '' : ' two'}">
<main id="tresc" tabindex="-1">
${above ?? ''}
${title === null ? '' : html`<h1>${keepTogether(title)}</h1>`}
${isContactPage ? contact : ''}
${(isContactPage ? renderFreePlots(facts) : null) ?? ''}
${body}
</main>
${isContactPage ? '' : contact}
</div>
<footer>${renderFooter(context, path)}</footer>`,
  });
}

function isIn(path: string | null, section: string): boolean {
  return path === section || (path?.startsWith(`${section}/`) ?? false);
}

/** The mark of a page in its tab: the logo, else that of the program. */
function renderIcon({ facts, links }: PageContext): SafeHtml {
  return facts.logoUrl === null
    ? html`<link rel="icon" type="image/svg+xml" href="${links.to(sitePaths.icon)}">`
    : html`<link rel="icon" type="image/webp" href="${links.logo(facts.logoUrl)}">`;
}

function renderHeader(
  { facts, links }: PageContext,
  { path, hasSearch }: { path: string | null; hasSearch: boolean },
): SafeHtml {
  const { logoUrl, logoSize } = facts;
  const size = logoSize && html` width="${logoSize.width}" height="${logoSize.height}"`;
  const logo = logoUrl === null ? '' : html`<img src="${links.logo(logoUrl)}" alt=""${size ?? ''}>`;
  return html`<header class="top">
<a class="brand" href="${links.to(sitePaths.start)}">${logo}<span>${keepTogether(nameOf(facts))}</span></a>
${hasSearch ? '' : html`<a class="to-search" href="${links.to(sitePaths.search)}">Szukaj</a>${renderSearch(links)}`}
<nav aria-label="Działy strony"><ul>${sectionsOf(facts).map(([to, label]) => html`<li><a href="${links.to(to)}"${isIn(path, to) ? html` aria-current="${path === to ? 'page' : 'true'}"` : ''}>${label}</a></li>`)}</ul></nav>
</header>`;
}

/** The field in which one searches, once on a page. */
export function renderSearch({ to }: SiteLinks, phrase = ''): SafeHtml {
  return html`<form class="search" action="${to(sitePaths.search)}" role="search">
<label class="unseen" for="fraza">Szukaj na stronie</label>
<input id="fraza" name="fraza" type="search" maxlength="100" autocomplete="off" placeholder="Szukaj"${phrase ? html` value="${phrase}"` : ''}>
<button type="submit">Szukaj</button>
</form>`;
}

/** What a page is shown by where somebody leads to it: its first image, else the logo. */
function renderImageOf(
  { facts, links }: PageContext,
  picture: PageParts['picture'],
): SafeHtml | string {
  if (picture) {
    const { imageId, width, height, alt } = picture;
    return html`
<meta property="og:image" content="${links.absolute(imagePath(imageId, width))}">
<meta property="og:image:width" content="${width}">
<meta property="og:image:height" content="${height}">${
      alt === ''
        ? ''
        : html`
<meta property="og:image:alt" content="${alt}">`
    }`;
  }
  return facts.logoUrl === null
    ? ''
    : html`
<meta property="og:image" content="${links.absolute(links.logoPath(facts.logoUrl))}">`;
}

function renderFooter({ facts, links }: PageContext, path: string | null): SafeHtml {
  const { noticesFeed, newsFeed, calendarFeed } = sitePaths;
  const calendar = hasCalendar(facts)
    ? html`, <a href="${links.to(calendarFeed)}">Kalendarz</a>`
    : '';
  return html`<address>
<strong>${keepTogether(nameOf(facts))}</strong>
${renderWays(facts).map((way) => html`<span>${way}</span>`)}
</address>
<p>Kanały dla czytników: <a href="${links.to(noticesFeed)}">Ogłoszenia</a>, <a href="${links.to(newsFeed)}">Aktualności</a>${calendar}</p>
${statementsOf(facts).map((one) => html`<p><a href="${links.to(one.path)}">${one.title}</a></p>`)}
${links.signIn === null ? '' : html`<p><a href="${links.signIn}">Zaloguj</a></p>`}
${path === null ? '' : html`<p class="printed">${links.absolute(path)}</p>`}`;
}
